/** A running log, its tiles drawn, cut by go-arounds. It stays at its end unless somebody has scrolled up to read. */
import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown, Happening } from '../play/client.ts';
import { DrawnText } from '../tiles/DrawnText.tsx';
import { drawing } from '../tiles/drawn.ts';
import { saying } from '../words/say.ts';
import { aroundsIn } from './arounds.ts';
import type { GameTelling } from './game.ts';
import type { Listener } from './index.ts';
import { lines } from './index.ts';
import './log.css';

/** So near the end counts as at the end, in pixels. */
const NEAR = 24;
/** More than a round; what is older can be read in the replay. */
const KEPT = 400;

interface Props {
  readonly game: GameTelling;
  readonly shown: GameShown;
}

export const LogPanel = ({ game, shown }: Props) => {
  const { t } = useTranslation('telling');
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const { players, seat, past } = shown;
  const drawn = useMemo(() => drawing(t), [t]);
  const arounds = useMemo(() => (game.around === null ? aroundsIn(past) : null), [game, past]);

  useLayoutEffect(() => {
    if (past.length > 0 && isAtEnd.current && box.current !== null)
      box.current.scrollTop = box.current.scrollHeight;
  }, [past]);

  // What opens beside the log leaves less of it: its end stays in sight.
  useEffect(() => {
    const own = box.current;
    if (own === null) return;
    const watch = new ResizeObserver(() => {
      height.current = own.clientHeight;
      if (isAtEnd.current) own.scrollTop = own.scrollHeight;
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, []);

  return (
    // A log must not be read out by itself: the announcer does that. A scrollable box must be reachable by keyboard.
    <div
      ref={box}
      className="log"
      role="log"
      aria-live="off"
      aria-label={t('logTitle')}
      data-testid="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls with the keys
      tabIndex={0}
      onScroll={({ currentTarget: own }) => {
        // A log that has just become smaller has not been scrolled up.
        if (own.clientHeight !== height.current) return;
        isAtEnd.current = own.scrollHeight - own.scrollTop - own.clientHeight < NEAR;
      }}
    >
      {past.slice(-KEPT).map((happening) => (
        <LogEntry
          key={happening.number}
          game={game}
          happening={happening}
          arounds={arounds?.get(happening.number) ?? null}
          t={drawn}
          players={players}
          seat={seat}
        />
      ))}
    </div>
  );
};

interface EntryProps extends Listener {
  readonly game: GameTelling;
  readonly happening: Happening;
  /** Before which of its events which go-around begins. */
  readonly arounds: ReadonlyMap<number, number> | null;
}

const LogEntry = memo(({ game, happening, arounds, t, players, seat }: EntryProps) => {
  const said = lines(game, happening, { t, players, seat });
  return happening.events.map((_, place) => {
    const around = arounds?.get(place);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes
      <Fragment key={place}>
        {around !== undefined && (
          <p className="log-line log-around">{saying(t)('telling:goAround', { n: around })}</p>
        )}
        {said
          .filter(({ event }) => event === place)
          .map(({ about, text }, i) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={i}
              className={about === game.around ? 'log-line log-around' : 'log-line'}
              data-about={about}
            >
              <DrawnText text={text} />
            </p>
          ))}
      </Fragment>
    );
  });
});

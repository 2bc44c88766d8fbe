/** The end of a win, a round or the match: who pays what and why, and the way on. The table stays in sight. */
import type { CSSProperties, ReactNode } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAtTable } from '../../games/shared/game.ts';
import type { GameShown, Happening } from '../../play/client.ts';
import type { SettledGame } from '../../settlement/game.ts';
import { hasActedSince, settledIn } from '../../settlement/settled.ts';
import { lines } from '../../telling/index.ts';
import { DrawnText } from '../../tiles/DrawnText.tsx';
import { drawing } from '../../tiles/drawn.ts';
import type { AnyT } from '../../words/say.ts';
import { useAboveHand } from './useAboveHand.ts';

// Nobody needs them before somebody has won.
const SettlementSheet = lazy(() =>
  import('../../settlement/SettlementSheet.tsx').then(({ SettlementSheet: own }) => ({ default: own })),
);
/** Whoever looks at the page knows that more is on its way. */
const COMING = <span hidden data-testid="coming" />;
const MatchOver = lazy(() => import('./MatchOver.tsx').then(({ MatchOver: own }) => ({ default: own })));

interface Props {
  readonly game: SettledGame & Pick<GameAtTable, 'isBound'>;
  readonly shown: GameShown;
  /** The number of the last happening that can be seen on the table. */
  readonly seen: number;
  /** There is a column for it; else a sheet would hide the rivers while the round goes on. */
  readonly isWide: boolean;
  onNext(): void;
}

export const EndPanel = ({ game, shown, seen, isWide, onNext }: Props) => {
  const { t } = useTranslation('table');
  const { past } = shown;
  const isAllSeen = seen >= (past.at(-1)?.number ?? 0);
  const isRoundOver = shown.isRoundOver && isAllSeen;
  const ranking = isAllSeen ? shown.ranking : null;
  const settled = settledIn(past, seen);
  const latest = settled.at(-1) ?? null;
  // Null: the latest. A number: the one somebody chose. What was closed stays closed until something new is settled.
  const [chosen, setChosen] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const happening = settled.find(({ number }) => number === chosen) ?? latest;
  const isEnd = isRoundOver || ranking !== null;
  const isOpen =
    happening !== null &&
    latest !== null &&
    closed !== latest.number &&
    (isEnd || !hasActedSince(past, latest, { seat: shown.seat, isBound: game.isBound }));
  const isClosed = latest !== null && !isOpen;
  if (!isOpen && !isEnd) return null;
  if (isOpen && !isEnd && !isWide && unfolded !== latest.number)
    return (
      <Folded game={game} shown={shown} happening={latest} onUnfold={() => setUnfolded(latest.number)} />
    );
  const Place = isWide ? EndColumn : EndSheet;
  const hasKeptFocus = isOpen && !isEnd && isWide;
  return (
    <Place>
      {ranking !== null && (
        <Suspense fallback={COMING}>
          <MatchOver shown={shown} ranking={ranking} />
        </Suspense>
      )}
      {/* All at once, so that whoever wants the focus last gets it. */}
      <Suspense fallback={COMING}>
        {isOpen && settled.length > 1 && (
          <div className="end-tabs" role="toolbar" aria-label={t('roundOver.sheet')}>
            {settled.map((each, i) => (
              <button
                key={each.number}
                type="button"
                className="end-tab"
                aria-pressed={each === happening}
                aria-label={`${i + 1}: ${headline(game, shown, { happening: each, t })}`}
                title={headline(game, shown, { happening: each, t })}
                onClick={() => setChosen(each.number)}
              >
                {i + 1}
              </button>
            ))}
          </div>
        )}
        {isOpen && (
          <div className="settlement-place">
            <SettlementSheet
              key={happening.number}
              game={game}
              shown={shown}
              happening={happening}
              onClose={() => {
                setClosed(latest.number);
                setChosen(null);
              }}
            />
          </div>
        )}
        {(isRoundOver || isClosed) && (
          <div className="end-bar">
            {isClosed && (
              <button
                type="button"
                className="button"
                data-testid="settlement-again"
                onClick={() => setClosed(null)}
              >
                {t('roundOver.sheet')}
              </button>
            )}
            {isRoundOver && <NextRound onNext={onNext} />}
          </div>
        )}
        {hasKeptFocus && <KeptFocus key={happening.number} />}
      </Suspense>
    </Place>
  );
};

interface PlaceProps {
  readonly children: ReactNode;
}

const EndColumn = ({ children }: PlaceProps) => (
  <section className="end" data-testid="end-panel">
    {children}
  </section>
);

/** Without a column it stands above the hand: neither the own side nor the seat across is hidden. */
const EndSheet = ({ children }: PlaceProps) => (
  <section className="end end-sheet" data-testid="end-panel" style={useAbove()}>
    {children}
  </section>
);

/** The hand and the own seat stay free. */
const useAbove = (): CSSProperties & Readonly<Record<'--above', string>> => ({
  '--above': `${useAboveHand()}px`,
});

/** The first sentence that tells of it. */
const headline = (
  { telling }: SettledGame,
  { players, seat }: GameShown,
  { happening, t }: { readonly happening: Happening; readonly t: AnyT },
): string => {
  const told = lines(telling, happening, { t, players, seat });
  return (
    (told.find(({ about }) => about === 'won') ?? told.find(({ about }) => about === 'ended'))?.text ?? ''
  );
};

interface FoldedProps {
  readonly game: SettledGame;
  readonly shown: GameShown;
  readonly happening: Happening;
  onUnfold(): void;
}

/** A win in one sentence. */
const Folded = ({ game, shown, happening, onUnfold }: FoldedProps) => {
  const { t } = useTranslation('table');
  return (
    <button
      type="button"
      className="end-folded"
      data-testid="settlement-open"
      style={useAbove()}
      onClick={onUnfold}
    >
      <span>
        <DrawnText text={headline(game, shown, { happening, t: drawing(t) })} />
      </span>
      <span className="end-folded-more">{t('roundOver.sheet')}</span>
    </button>
  );
};

/** While the round goes on, a sheet that opens must not take the focus away from the hand. Stands behind the sheet. */
const KeptFocus = () => {
  const [before] = useState(document.activeElement);
  useEffect(() => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before]);
  return null;
};

const NextRound = ({ onNext }: Pick<Props, 'onNext'>) => {
  const { t } = useTranslation('table');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={next}
      type="button"
      className="button button-strong"
      data-testid="next-round"
      onClick={onNext}
    >
      {t('roundOver.next')}
    </button>
  );
};

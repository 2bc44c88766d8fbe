/** The end of a win, a round or the match: who pays what and why, and the way on. The table stays in sight. */
import type { Rank } from '@paiju/engine';
import type { CSSProperties, ReactNode } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown, Happening } from '../../play/client.ts';
import type { SettledGame } from '../../settlement/game.ts';
import { lines } from '../../telling/index.ts';
import { withWinWords } from '../../words/index.ts';
import { titled } from '../../words/lists.ts';
import type { AnyT } from '../../words/say.ts';
import { useAboveHand } from './useAboveHand.ts';
import type { Ending } from './useEnding.ts';

// Nobody needs them before somebody has won.
export const loadSettlement = withWinWords(() =>
  import('../../settlement/SettlementSheet.tsx').then(({ SettlementSheet: own }) => ({ default: own })),
);
const SettlementSheet = lazy(loadSettlement);
/** Whoever looks at the page knows that more is on its way. */
const COMING = <span hidden data-testid="coming" />;

interface Props {
  readonly game: SettledGame;
  readonly shown: GameShown;
  readonly ending: Ending;
  /** There is a column for it. */
  readonly isWide: boolean;
  /** The ranking, and the way on, once the match is over. */
  over(ranking: readonly Rank[]): ReactNode;
  /** How long the next round is waited for. */
  readonly next: ReactNode;
  /** Null for who only looks on. */
  readonly onNext: (() => void) | null;
}

export const EndPanel = ({ game, shown, ending, isWide, over, next, onNext }: Props) => {
  const { t } = useTranslation('table');
  const { settled, happening, isOpen, isClosed, isFolded, isEnd, isRoundOver, ranking } = ending;
  if ((!isOpen && !isEnd) || isFolded) return null;
  const hasKeptFocus = isOpen && !isEnd && isWide;
  return (
    <EndPlace isWide={isWide}>
      {ranking !== null && <Suspense fallback={COMING}>{over(ranking)}</Suspense>}
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
                aria-label={titled(t, i + 1, headline(game, shown, { happening: each, t }))}
                title={headline(game, shown, { happening: each, t })}
                onClick={() => ending.choose(each.number)}
              >
                {i + 1}
              </button>
            ))}
          </div>
        )}
        {isOpen && happening !== null && (
          <div className="settlement-place">
            <SettlementSheet
              key={happening.number}
              game={game}
              shown={shown}
              happening={happening}
              onClose={ending.close}
            />
          </div>
        )}
        {(isRoundOver || isClosed) && (
          <div className="end-bar">
            {isClosed && (
              <button type="button" className="button" data-testid="settlement-again" onClick={ending.reopen}>
                {t('roundOver.sheet')}
              </button>
            )}
            {isRoundOver && onNext !== null && <NextRound onNext={onNext} />}
            {isRoundOver && next}
          </div>
        )}
        {hasKeptFocus && <KeptFocus key={happening?.number} />}
      </Suspense>
    </EndPlace>
  );
};

interface PlaceProps {
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/**
 * Without a column it stands above the hand: neither the own side nor the seat across is hidden. One and the same in both
 * places, so that what is open in it stays so when a phone is turned.
 */
const EndPlace = ({ isWide, children }: PlaceProps) => {
  const above = useAbove();
  return (
    <section
      className={isWide ? 'end' : 'end end-sheet'}
      data-testid="end-panel"
      style={isWide ? undefined : above}
    >
      {children}
    </section>
  );
};

type Free = Readonly<Record<'--above' | '--beside' | '--below' | '--after', string>>;

/** The hand, the own seat and the one across stay free, and what stands beside the table. */
const useAbove = (): CSSProperties & Free => {
  const { above, beside, below, after } = useAboveHand();
  return {
    '--above': `${above}px`,
    '--beside': `${beside}px`,
    '--below': `${below}px`,
    '--after': `${after}px`,
  };
};

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

/** While the round goes on, a sheet that opens must not take the focus away from the hand. Stands behind the sheet. */
const KeptFocus = () => {
  const [before] = useState(document.activeElement);
  useEffect(() => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before]);
  return null;
};

const NextRound = ({ onNext }: { readonly onNext: () => void }) => {
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

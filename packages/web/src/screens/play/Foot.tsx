/** Below the hand where there is no column beside the table: what happened last, undo and hint, within the thumb's reach. */
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAtTable } from '../../games/shared/game.ts';
import type { GameShown } from '../../play/client.ts';
import { Ticker } from '../../telling/Ticker.tsx';
import { withLaterWords } from '../../words/index.ts';
import './foot.css';

const HintCard = lazy(
  withLaterWords(() => import('../../advice/HintCard.tsx').then(({ HintCard: own }) => ({ default: own }))),
);

interface Props {
  readonly game: GameAtTable;
  readonly shown: GameShown;
  readonly canUndo: boolean;
  /** Lays out who pays what for a win; null where there is none to look at. */
  readonly onSheet: (() => void) | null;
  onUndo(): void;
  /** Asks for a hint, or puts away the one that is there; null where nobody may be asked. */
  readonly onHint: (() => void) | null;
  /** What else there is to press. */
  readonly children?: ReactNode;
}

export const Foot = ({ game, shown, canUndo, onSheet, onUndo, onHint, children }: Props) => {
  const { t } = useTranslation('table');
  const { hint, asked } = shown;
  const ticker = <Ticker game={game.telling} shown={shown} />;
  return (
    <div className="foot" data-testid="foot" data-hint={hint !== null || undefined}>
      <div className="foot-words">
        {hint === null && onSheet === null && ticker}
        {hint === null && onSheet !== null && (
          <button type="button" className="foot-sheet" data-testid="settlement-open" onClick={onSheet}>
            {ticker}
            <span className="foot-sheet-more">{t('roundOver.sheet')}</span>
          </button>
        )}
        {hint !== null && (
          <Suspense fallback={null}>
            <HintCard key={asked?.question} game={game} opinions={hint} />
          </Suspense>
        )}
      </div>
      {canUndo && (
        <button type="button" className="button" data-testid="undo" onClick={onUndo}>
          {t('menu.undo')}
        </button>
      )}
      {onHint !== null && (
        <button
          type="button"
          className="button"
          data-testid="hint"
          disabled={asked === null}
          aria-pressed={hint !== null}
          onClick={onHint}
        >
          {t('menu.hint')}
        </button>
      )}
      {children}
    </div>
  );
};

/** Below the hand where there is no column beside the table: what happened last, undo and hint, within the thumb's reach. */
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
  onUndo(): void;
  /** Asks for a hint, or puts away the one that is there. */
  onHint(): void;
}

export const Foot = ({ game, shown, canUndo, onUndo, onHint }: Props) => {
  const { t } = useTranslation('table');
  const { hint, asked } = shown;
  return (
    <div className="foot" data-testid="foot" data-hint={hint !== null || undefined}>
      <div className="foot-words">
        {hint === null ? (
          <Ticker game={game.telling} shown={shown} />
        ) : (
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
    </div>
  );
};

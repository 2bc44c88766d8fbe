/** The choices before the first discard: three tiles, or a suit. */
import type { AnyAction, Suit, Tile } from '@paiju/engine';
import { suitOf } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import type { HandItem } from '../hand/items.ts';
import { chosenBy, type SetChoice, type SuitChoice } from './picking.ts';

interface SetProps {
  readonly choices: readonly SetChoice[];
  readonly picked: readonly HandItem[];
  onAct(action: AnyAction): void;
}

export const SetOpening = ({ choices, picked, onAct }: SetProps) => {
  const { t } = useTranslation('table');
  const [first] = choices;
  if (first === undefined) return null;
  const chosen = chosenBy(choices, picked);
  return (
    <div className="opening">
      <p className="opening-text">{t(`opening.${first.type}`)}</p>
      <button
        type="button"
        className="action action-confirm"
        data-testid={`action-${first.type}`}
        data-action={chosen === null ? undefined : JSON.stringify(chosen)}
        disabled={chosen === null}
        onClick={() => chosen !== null && onAct(chosen)}
      >
        {t(`action.${first.type}`)} · {picked.length}/{first.tiles.length}
      </button>
    </div>
  );
};

interface SuitProps {
  readonly choices: readonly SuitChoice[];
  readonly hand: readonly Tile[];
  onAct(action: AnyAction): void;
}

export const SuitOpening = ({ choices, hand, onAct }: SuitProps) => {
  const { t } = useTranslation(['table', 'tiles']);
  const held = (suit: Suit): number => hand.filter((tile) => suitOf(tile) === suit).length;
  return (
    <div className="opening">
      <p className="opening-text">{t('opening.void')}</p>
      <div className="opening-suits">
        {choices.map((choice) => (
          <button
            key={choice.suit}
            type="button"
            className="action action-suit"
            data-testid="action-void"
            data-action={JSON.stringify(choice)}
            aria-label={`${t('action.void', { suit: t(`tiles:suit.${choice.suit}`) })}. ${t('opening.held', {
              suit: t(`tiles:suit.${choice.suit}`),
              n: held(choice.suit),
            })}`}
            onClick={() => onAct(choice)}
          >
            <span className="action-word">{t(`tiles:suit.${choice.suit}`)}</span>
            <span className="opening-count">{held(choice.suit)}</span>
          </button>
        ))}
      </div>
    </div>
  );
};

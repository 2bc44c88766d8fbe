/** The buttons beside the table. */
import { useTranslation } from 'react-i18next';

interface Props {
  /** Null where the expert may not be asked; closed while there is nothing to ask. */
  readonly hint: { readonly isOpen: boolean; ask(): void } | null;
  readonly canUndo: boolean;
  onMenu(): void;
  onUndo(): void;
}

export const Controls = ({ hint, canUndo, onMenu, onUndo }: Props) => {
  const { t } = useTranslation('table');
  return (
    <div className="controls">
      <button type="button" className="button" data-testid="menu" onClick={onMenu}>
        {t('menu.open')}
      </button>
      {canUndo && (
        <button type="button" className="button" data-testid="undo" onClick={onUndo}>
          {t('menu.undo')}
        </button>
      )}
      {hint !== null && (
        <button
          type="button"
          className="button"
          data-testid="hint"
          disabled={!hint.isOpen}
          onClick={() => hint.ask()}
        >
          {t('menu.hint')}
        </button>
      )}
    </div>
  );
};

/** The buttons beside the table. */
import { useTranslation } from 'react-i18next';

interface Props {
  readonly canHint: boolean;
  readonly canUndo: boolean;
  onMenu(): void;
  onUndo(): void;
  onHint(): void;
}

export const Controls = ({ canHint, canUndo, onMenu, onUndo, onHint }: Props) => {
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
      <button type="button" className="button" data-testid="hint" disabled={!canHint} onClick={onHint}>
        {t('menu.hint')}
      </button>
    </div>
  );
};

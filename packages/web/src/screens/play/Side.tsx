/** What stands beside the table: a column where there is room, else a card over the rivers that never hides the hand. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly isWide: boolean;
  readonly top: ReactNode;
  readonly end: ReactNode;
  readonly hint: ReactNode;
  readonly log: ReactNode;
  onHintClose(): void;
}

export const Side = ({ isWide, top, end, hint, log, onHintClose }: Props) => {
  const { t } = useTranslation('table');
  return (
    <aside className={isWide ? 'side' : 'side side-over'} aria-label={t('menu.more')}>
      {top}
      {end}
      {hint !== null && (
        <div className="side-hint">
          {hint}
          <button type="button" className="side-close" aria-label={t('menu.close')} onClick={onHintClose}>
            ✕
          </button>
        </div>
      )}
      {log !== null && <div className="side-log">{log}</div>}
    </aside>
  );
};

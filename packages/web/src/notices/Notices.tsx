/** What the page has to say about itself, at its foot. */
import { useTranslation } from 'react-i18next';
import { notices, useNotices } from './notices.ts';
import './notices.css';

export const Notices = () => {
  const { t } = useTranslation('home');
  return (
    <div className="notices" role="status" aria-live="polite">
      {useNotices().map((notice) => (
        <p key={notice} className="notice" data-testid={`notice-${notice}`}>
          <span>{t(`notices.${notice}`)}</span>
          <button type="button" className="button" onClick={() => notices.putAway(notice)}>
            {t('close')}
          </button>
        </p>
      ))}
    </div>
  );
};

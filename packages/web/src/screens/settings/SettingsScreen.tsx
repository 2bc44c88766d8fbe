/** The settings as a screen of their own. */
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/status.ts';
import { addressOf } from '../../routes.ts';
import { SettingsForm } from './SettingsForm.tsx';

const SettingsScreen = () => {
  const { t } = useTranslation(['settings', 'common']);
  const hasServer = useOnline() !== 'none';
  return (
    <main className="screen" data-testid="settings">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('common:home')}
        </a>
        <h1>{t('title')}</h1>
        <p className="soft">{t('kept')}</p>
      </header>
      <SettingsForm />
      <nav className="row" aria-label={t('about')}>
        {hasServer && (
          <a className="button" href={addressOf('account')} data-testid="to-account">
            {t('account')}
          </a>
        )}
        <a className="button" href={addressOf('privacy')} data-testid="to-privacy">
          {t('privacy')}
        </a>
      </nav>
    </main>
  );
};

export default SettingsScreen;

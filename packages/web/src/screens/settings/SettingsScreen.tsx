/** The settings as a screen of their own. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { SettingsForm } from './SettingsForm.tsx';

const SettingsScreen = () => {
  const { t } = useTranslation(['settings', 'common']);
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
    </main>
  );
};

export default SettingsScreen;

/** What is stored about somebody: in the browser, on the server, for how long, and what is not. */
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/status.ts';
import { addressOf } from '../../routes.ts';
import { ServerPrivacy } from './ServerPrivacy.tsx';
import './account.css';

const PrivacyScreen = () => {
  const { t } = useTranslation(['privacy', 'common']);
  const hasServer = useOnline() !== 'none';
  return (
    <main className="screen account privacy" data-testid="privacy">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('common:home')}
        </a>
        <h1>{t('privacy:title')}</h1>
      </header>
      <p>{t('privacy:line')}</p>
      <section className="card account-card" aria-labelledby="privacy-browser">
        <h2 id="privacy-browser">{t('privacy:browser.title')}</h2>
        <ul>
          <li>{t('privacy:browser.settings')}</li>
          <li>{t('privacy:browser.games')}</li>
          <li>{t('privacy:browser.guest')}</li>
          <li>{t('privacy:browser.cookies')}</li>
        </ul>
        <p className="soft">{t('privacy:browser.line')}</p>
      </section>
      {hasServer ? <ServerPrivacy /> : <p data-testid="privacy-alone">{t('privacy:alone')}</p>}
      <section className="card account-card" aria-labelledby="privacy-not">
        <h2 id="privacy-not">{t('privacy:not.title')}</h2>
        <ul>
          <li>{t('privacy:not.addresses')}</li>
          <li>{t('privacy:not.mail')}</li>
          <li>{t('privacy:not.others')}</li>
          <li>{t('privacy:not.logs')}</li>
        </ul>
      </section>
    </main>
  );
};
export default PrivacyScreen;

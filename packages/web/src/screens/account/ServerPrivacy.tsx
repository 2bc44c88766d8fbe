/** What a server with tables keeps, for as long as it says itself, and what everybody may do about it. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { useWaysIn } from './useWaysIn.ts';

/** What a device is called in the list of one's own. */
const EXAMPLE = 'Firefox · Windows';

export const ServerPrivacy = () => {
  const { t } = useTranslation('privacy');
  const ways = useWaysIn();
  return (
    <>
      <section className="card account-card" aria-labelledby="privacy-server" data-testid="privacy-server">
        <h2 id="privacy-server">{t('server.title')}</h2>
        <p className="soft">{t('server.line')}</p>
        <ul>
          <li>{t('server.you', { example: EXAMPLE })}</li>
          <li>{t('server.ways')}</li>
          <li>{t('server.tables')}</li>
          <li>{t('server.results')}</li>
          <li>{t('server.conduct')}</li>
        </ul>
      </section>
      <section className="card account-card" aria-labelledby="privacy-days">
        <h2 id="privacy-days">{t('days.title')}</h2>
        {ways === null ? (
          <p>{t('days.unknown')}</p>
        ) : ways.guestDays === 0 ? (
          <p>{t('days.never')}</p>
        ) : (
          <ul data-testid="privacy-days">
            <li>{t('days.guest', { n: ways.guestDays })}</li>
            <li>{t('days.account', { n: ways.accountDays })}</li>
            <li>{t('days.tables', { n: ways.guestDays })}</li>
          </ul>
        )}
      </section>
      <section className="card account-card" aria-labelledby="privacy-yours">
        <h2 id="privacy-yours">{t('yours.title')}</h2>
        <ul>
          <li>{t('yours.export')}</li>
          <li>{t('yours.left')}</li>
        </ul>
        <a href={addressOf('account')} data-testid="privacy-to-data">
          {t('yours.go')}
        </a>
      </section>
    </>
  );
};

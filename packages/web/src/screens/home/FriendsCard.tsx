/** The way to tables with others, where the page came from a server that has some. */
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/status.ts';
import { addressOf } from '../../routes.ts';

export const FriendsCard = () => {
  const { t } = useTranslation('home');
  const online = useOnline();
  if (online === 'none') return null;
  if (online === 'failed')
    return (
      <p className="continue" data-testid="friends-failed">
        {t('friendsFailed')}
      </p>
    );
  return (
    <section className="continue friends" data-testid="friends">
      <p>
        <strong>{t('friends')}</strong>{' '}
        <span className="soft">{t(online === 'ready' ? 'friendsLine' : 'friendsOpening')}</span>
      </p>
      {online === 'ready' && (
        <a className="button button-strong" href={addressOf('online')} data-testid="door-online">
          {t('friendsDoor')}
        </a>
      )}
    </section>
  );
};

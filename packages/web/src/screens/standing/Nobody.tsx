/** For whoever is nobody on the server yet, or no longer. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';

export const Nobody = () => {
  const { t } = useTranslation('standing');
  return (
    <div role="status" className="card standing-none" data-testid="nobody-yet">
      <p>{t('nobody')}</p>
      <a className="button button-strong" href={addressOf('online')}>
        {t('toLobby')}
      </a>
    </div>
  );
};

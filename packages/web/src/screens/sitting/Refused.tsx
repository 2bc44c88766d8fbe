/** Nobody is let in here: why, and where else to go. */
import { useTranslation } from 'react-i18next';
import type { RefusedWhy } from '../../online/link.ts';
import { addressOf } from '../../routes.ts';

const KNOWN = ['no-such-table', 'client-too-old', 'server-too-old'] as const;

export const Refused = ({ why }: { readonly why: RefusedWhy }) => {
  const { t } = useTranslation('online');
  const known = KNOWN.find((each) => each === why);
  return (
    <main className="screen" data-testid="table-refused">
      <h1>{t('title')}</h1>
      <p role="alert" className="online-trouble">
        {t(`refused.${known ?? 'other'}`)}
      </p>
      <div className="row">
        {why === 'client-too-old' && (
          <button type="button" className="button button-strong" onClick={() => location.reload()}>
            {t('line.reload')}
          </button>
        )}
        <a className="button" href={addressOf('online')}>
          {t('line.toLobby')}
        </a>
        <a className="button" href={addressOf()}>
          {t('home')}
        </a>
      </div>
    </main>
  );
};

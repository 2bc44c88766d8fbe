/** Nobody is let in here: why, and where else to go. */
import { useTranslation } from 'react-i18next';
import type { RefusedWhy } from '../../online/link.ts';
import { addressOf } from '../../routes.ts';
import { untilText } from '../lobby/untilText.ts';

const KNOWN = ['no-such-table', 'client-too-old', 'server-too-old'] as const;

interface Props {
  readonly why: RefusedWhy;
  readonly until?: number | null | undefined;
}

export const Refused = ({ why, until }: Props) => {
  const { t, i18n } = useTranslation(['online', 'conduct']);
  const known = KNOWN.find((each) => each === why);
  return (
    <main className="screen" data-testid="table-refused">
      <h1>{t('online:title')}</h1>
      <p role="alert" className="online-trouble">
        {untilText(t, i18n.language, { code: why, until }) ?? t(`online:refused.${known ?? 'other'}`)}
      </p>
      {why === 'suspended' && <p>{t('conduct:until.suspendedLine')}</p>}
      <div className="row">
        {why === 'client-too-old' && (
          <button type="button" className="button button-strong" onClick={() => location.reload()}>
            {t('online:line.reload')}
          </button>
        )}
        <a className="button" href={addressOf('online')}>
          {t('online:line.toLobby')}
        </a>
        <a className="button" href={addressOf()}>
          {t('online:home')}
        </a>
      </div>
    </main>
  );
};

/** Since when and until when operators let somebody in nowhere, and what is left to do. */
import type { OwnConduct } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { instant } from '../../words/times.ts';

export const SuspendedWords = ({
  suspended: { since, until },
}: {
  readonly suspended: NonNullable<OwnConduct['suspended']>;
}) => {
  const { t, i18n } = useTranslation('conduct');
  const timeOf = (at: number): string => instant(i18n.language, at, Date.now());
  return (
    <>
      <p>
        <strong>
          {until === null ? t('until.suspendedOpen') : t('until.suspended', { time: timeOf(until) })}
        </strong>
      </p>
      <p>{t('until.suspendedSince', { time: timeOf(since) })}</p>
      <p>{t('until.suspendedLine')}</p>
    </>
  );
};

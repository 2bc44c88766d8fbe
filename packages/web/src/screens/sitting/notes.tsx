/** What has to be said about the line and about what was not done, wherever somebody is at a table. */
import type { FairKept } from '@paiju/engine/fair';
import { isFoul } from '@paiju/engine/fair';
import type { Denied as DeniedMessage } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import type { LinkState } from '../../online/link.ts';
import { untilText } from '../lobby/untilText.ts';

export const LineNote = ({ link }: { readonly link: LinkState }) => {
  const { t } = useTranslation('online');
  return (
    <div role="status" className="line-note" data-testid="line" data-line={link.name}>
      {link.name === 'reconnecting' && <p>{t('line.reconnecting')}</p>}
    </div>
  );
};

/** How the wall is made that comes next, or that is played from, and what is wrong with it. */
export const WallNote = ({ wall }: { readonly wall: FairKept | null }) => {
  const { t } = useTranslation('fair');
  if (wall === null) return null;
  const { finding, witness } = wall;
  if (finding !== null)
    return (
      <p role={isFoul(finding) ? 'alert' : 'status'} className="table-note" data-testid="wall-finding">
        {t(`found.${finding}`)}
      </p>
    );
  if (!witness.isTold || witness.numbers !== null) return null;
  return (
    <p role="status" className="table-note" data-testid="wall-making">
      {t('making')}
    </p>
  );
};

/** Whether the own number is in the wall that is played from. */
export const WallNow = ({ wall }: { readonly wall: FairKept }) => {
  const { t } = useTranslation('fair');
  const { numbers, seat, number } = wall.witness;
  if (numbers === null) return null;
  return (
    <p className="soft wall-now" data-testid="wall-now">
      {t(numbers[seat] === number ? 'own.in' : 'own.out')}
    </p>
  );
};

export const Denied = ({ denied }: { readonly denied: DeniedMessage | null }) => {
  const { t, i18n } = useTranslation(['online', 'conduct']);
  if (denied === null) return null;
  return (
    <p role="alert" className="online-trouble" data-testid="denied">
      {untilText(t, i18n.language, denied) ?? t(`online:denied.${denied.code}`)}
    </p>
  );
};

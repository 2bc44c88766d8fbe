/** What has to be said about the line and about what was not done, wherever somebody is at a table. */
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

export const Denied = ({ denied }: { readonly denied: DeniedMessage | null }) => {
  const { t, i18n } = useTranslation(['online', 'conduct']);
  if (denied === null) return null;
  return (
    <p role="alert" className="online-trouble" data-testid="denied">
      {untilText(t, i18n.language, denied) ?? t(`online:denied.${denied.code}`)}
    </p>
  );
};

/** How others find the table: a link, its code, a picture of it for a camera; and another link for who only watches. */
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { inviteAddress } from '../../online/addresses.ts';
import { CopyButton } from '../../share/CopyButton.tsx';

interface Props {
  readonly joinCode: string;
  readonly watchCode: string;
}

export const Invite = ({ joinCode, watchCode }: Props) => {
  const { t } = useTranslation('online');
  const address = inviteAddress(joinCode);
  return (
    <section className="card invite" aria-labelledby="invite" data-testid="invite">
      <h2 id="invite">{t('room.invite')}</h2>
      <QrPicture text={address} />
      <div className="invite-words">
        <p>{t('room.inviteLine')}</p>
        <p className="invite-code">
          <span className="soft">{t('room.code')}</span> <strong data-testid="join-code">{joinCode}</strong>
        </p>
        <CopyButton
          className="button button-strong"
          label={t('room.copy')}
          testId="copy-invite"
          text={async () => address}
        />
      </div>
      {isOnlyHere(location.hostname) && (
        <p className="invite-here soft" data-testid="local-only">
          {t('room.localOnly', { option: OPEN_TO_OTHERS })}
        </p>
      )}
      <div className="invite-watch">
        <p className="soft">{t('room.watchLine')}</p>
        <CopyButton
          label={t('room.copyWatch')}
          testId="copy-watch"
          text={async () => inviteAddress(watchCode)}
        />
      </div>
    </section>
  );
};

/** What a server is told when it is started, to be reached by other devices. */
const OPEN_TO_OTHERS = '--host 0.0.0.0';

/** Names by which every device calls itself. */
const isOnlyHere = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** One path for all dark squares. Cameras want a light rim of four squares around them. */
const RIM = 4;

const QrPicture = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('online');
  const { data, size } = encode(text, { ecc: 'M', border: RIM });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('room.qr')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
};

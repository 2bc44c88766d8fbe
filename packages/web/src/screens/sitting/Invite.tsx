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

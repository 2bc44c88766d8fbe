/** The keys an account is opened with: which there are, one more, and one less. */
import type { Claimed, OwnPasskey } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { makeKey } from '../../online/passkeys.ts';
import { instant } from '../../words/times.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { KeyButton } from './KeyButton.tsx';

interface Props {
  readonly passkeys: readonly OwnPasskey[];
  readonly site: string;
  onAdded(answer: Claimed): Promise<void>;
  onDropped(): Promise<void>;
}

export const Passkeys = ({ passkeys, site, onAdded, onDropped }: Props) => {
  const { t, i18n } = useTranslation('account');
  const { isBusy, trouble, ask } = useAsking();
  const timeOf = (at: number): string => instant(i18n.language, at, Date.now());
  const add = async (): Promise<void> => {
    const answer = await ask(() => asGuest(ownWish(), makeKey));
    if (answer !== null) await onAdded(answer);
  };
  const drop = async (id: string): Promise<void> => {
    const done = await ask(() => asGuest(ownWish(), (token) => accountApi.dropKey(token, id)));
    if (done !== null) await onDropped();
  };
  return (
    <section className="card account-card" aria-labelledby="passkeys" data-testid="passkeys">
      <h2 id="passkeys">{t('keys.title')}</h2>
      {passkeys.length === 0 && <p className="soft">{t('keys.none')}</p>}
      <ul className="account-list">
        {passkeys.map(({ id, kind, createdAt, usedAt }) => {
          const name = kind === '' ? t('keys.unknown') : kind;
          const made = timeOf(createdAt);
          return (
            <li key={id} data-testid="passkey">
              <span>
                <strong>{name}</strong>{' '}
                <small className="soft">
                  {t('keys.made', { time: made })} ·{' '}
                  {usedAt === null ? t('keys.unused') : t('keys.used', { time: timeOf(usedAt) })}
                </small>
              </span>
              <button
                type="button"
                className="button"
                data-testid="drop-key"
                aria-label={t('keys.dropOf', { kind: name, time: made })}
                disabled={isBusy}
                onClick={() => void drop(id)}
              >
                {t('keys.drop')}
              </button>
            </li>
          );
        })}
      </ul>
      <Trouble trouble={trouble} />
      <KeyButton site={site} isBusy={isBusy} label={t('keys.add')} testId="add-key" onPress={add} />
    </section>
  );
};

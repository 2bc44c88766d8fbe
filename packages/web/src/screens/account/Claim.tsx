/** How a guest becomes an account: by a key, or by a name and a password. Whoever is nobody yet is somebody with it. */
import type { Claimed } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { makeKey } from '../../online/passkeys.ts';
import { addressOf } from '../../routes.ts';
import { settings } from '../../store/settings.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { KeyButton } from './KeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useWaysIn } from './useWaysIn.ts';

interface Props {
  onClaimed(answer: Claimed, said: string): Promise<void>;
}

export const Claim = ({ onClaimed }: Props) => {
  const { t } = useTranslation('account');
  const ways = useWaysIn();
  const { isBusy, trouble, ask } = useAsking();
  const byKey = async (): Promise<void> => {
    const answer = await ask(() => asGuest(ownWish(), makeKey));
    if (answer !== null) await onClaimed(answer, '');
  };
  return (
    <section className="card account-card" aria-labelledby="claim" data-testid="claim">
      <h2 id="claim">{t('keep.title')}</h2>
      <p>{t('keep.line')}</p>
      {ways !== null && (
        <KeyButton
          site={ways.passkeySite}
          isBusy={isBusy}
          label={t('keep.key')}
          testId="claim-key"
          onPress={byKey}
        />
      )}
      <Trouble trouble={trouble} />
      <details className="account-more">
        <summary data-testid="claim-by-password">{t('keep.or')}</summary>
        <PasswordForm
          login={settings.now.name}
          needsBefore={false}
          label={t('password.claim')}
          send={(wish) => asGuest(ownWish(), (token) => accountApi.setPassword(token, wish))}
          onDone={(answer) => onClaimed(answer, '')}
        />
      </details>
      <p>
        {t('keep.have')}{' '}
        <a href={addressOf('account', 'sign-in')} data-testid="to-sign-in">
          {t('keep.signIn')}
        </a>
      </p>
    </section>
  );
};

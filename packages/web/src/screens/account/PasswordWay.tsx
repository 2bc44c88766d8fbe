/** Name and password of an account: set, or changed by whoever knows the one of before. */
import type { Claimed, OwnAccount } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../../online/accountApi.ts';
import { asGuest } from '../../online/guests.ts';
import { ownWish } from '../lobby/ownWish.ts';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  readonly account: OwnAccount;
  /** What others see, where there is no name to sign in by yet. */
  readonly name: string;
  onSet(answer: Claimed): Promise<void>;
}

export const PasswordWay = ({ account: { login, hasPassword }, name, onSet }: Props) => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const label = t(hasPassword ? 'password.change' : 'password.set');
  return (
    <section className="card account-card" aria-labelledby="password" data-testid="password">
      <h2 id="password">{t('password.title')}</h2>
      <p>{hasPassword ? t('password.is', { login: login ?? name }) : t('password.none')}</p>
      {isOpen ? (
        <PasswordForm
          login={login ?? name}
          needsBefore={hasPassword}
          label={label}
          send={(wish) => asGuest(ownWish(), (token) => accountApi.setPassword(token, wish))}
          onDone={async (answer) => {
            setOpen(false);
            await onSet(answer);
          }}
        />
      ) : (
        <button type="button" className="button" data-testid="open-password" onClick={() => setOpen(true)}>
          {label}
        </button>
      )}
    </section>
  );
};

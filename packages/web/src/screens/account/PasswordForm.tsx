/** A name to sign in by and a new password for it. */
import { tidyName } from '@paiju/engine/input';
import type { Claimed, NewPassword } from '@paiju/protocol';
import { PASSWORD_SIZE } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answered } from '../../online/answered.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { AccountForm, LoginField } from './AccountForm.tsx';
import { Field } from './Field.tsx';

interface Props {
  readonly login: string;
  /** There is one already, and only whoever knows it may change it. */
  readonly needsBefore: boolean;
  readonly label: string;
  send(wish: NewPassword): Answered<Claimed>;
  onDone(answer: Claimed): Promise<void>;
}

export const PasswordForm = ({ login: first, needsBefore, label, send, onDone }: Props) => {
  const { t } = useTranslation('account');
  const [login, setLogin] = useState(first);
  const [before, setBefore] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, trouble, ask } = useAsking();
  const submit = async (): Promise<void> => {
    const wish = { login: tidyName(login), password, before: needsBefore ? before : null };
    const answer = await ask(() => send(wish));
    if (answer === null) return;
    setBefore('');
    setPassword('');
    await onDone(answer);
  };
  return (
    <AccountForm testId="password-form" goId="set-password" label={label} isBusy={isBusy} onSend={submit}>
      <LoginField help={t('password.loginLine')} value={login} testId="new-login" onType={setLogin} />
      {needsBefore && (
        <Field
          label={t('password.before')}
          value={before}
          name="current-password"
          testId="old-password"
          onType={setBefore}
        />
      )}
      <Field
        label={t(needsBefore ? 'password.fresh' : 'password.password')}
        help={t('password.freshLine', { n: PASSWORD_SIZE.least })}
        value={password}
        name="new-password"
        testId="new-password"
        onType={setPassword}
      />
      <Trouble trouble={trouble} />
    </AccountForm>
  );
};

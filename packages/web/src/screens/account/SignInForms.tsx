/** The forms of those who sign in by what they know, or have on paper. */
import { tidyName } from '@paiju/engine/input';
import type { PasswordAnswer } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm, LoginField } from './AccountForm.tsx';
import { Field } from './Field.tsx';

interface Props<T> {
  readonly isBusy: boolean;
  onSend(answer: T): Promise<void>;
}

export const LoginForm = ({ isBusy, onSend }: Props<PasswordAnswer>) => {
  const { t } = useTranslation('account');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={t('signIn.byPassword')}
      testId="login-form"
      goId="login-go"
      label={t('signIn.go')}
      isBusy={isBusy}
      onSend={() => onSend({ login: tidyName(login), password })}
    >
      <LoginField value={login} testId="login" onType={setLogin} />
      <Field
        label={t('password.password')}
        value={password}
        name="current-password"
        testId="login-password"
        onType={setPassword}
      />
    </AccountForm>
  );
};

export const CodeForm = ({ isBusy, onSend }: Props<string>) => {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  return (
    <AccountForm
      title={t('signIn.byCode')}
      testId="code-form"
      goId="code-go"
      label={t('signIn.go')}
      isBusy={isBusy}
      onSend={() => onSend(code.trim())}
    >
      <Field
        label={t('signIn.code')}
        help={t('signIn.codeLine')}
        value={code}
        name="off"
        testId="recovery-code"
        onType={setCode}
      />
    </AccountForm>
  );
};

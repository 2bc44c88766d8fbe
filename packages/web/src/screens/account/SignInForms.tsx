/** The forms of those who sign in by what they know, or have on paper. */
import { tidyName } from '@paiju/engine/input';
import type { PasswordAnswer } from '@paiju/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';

interface Props<T> {
  readonly isBusy: boolean;
  onSend(answer: T): Promise<void>;
}

export const LoginForm = ({ isBusy, onSend }: Props<PasswordAnswer>) => {
  const { t } = useTranslation('account');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSend({ login: tidyName(login), password });
  };
  return (
    <form className="card account-card" data-testid="login-form" onSubmit={submit}>
      <h2>{t('signIn.byPassword')}</h2>
      <Field label={t('password.login')} value={login} name="username" testId="login" onType={setLogin} />
      <Field
        label={t('password.password')}
        value={password}
        name="current-password"
        testId="login-password"
        onType={setPassword}
      />
      <button type="submit" className="button" data-testid="login-go" disabled={isBusy}>
        {t('signIn.go')}
      </button>
    </form>
  );
};

export const CodeForm = ({ isBusy, onSend }: Props<string>) => {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSend(code.trim());
  };
  return (
    <form className="card account-card" data-testid="code-form" onSubmit={submit}>
      <h2>{t('signIn.byCode')}</h2>
      <Field
        label={t('signIn.code')}
        help={t('signIn.codeLine')}
        value={code}
        name="off"
        testId="recovery-code"
        onType={setCode}
      />
      <button type="submit" className="button" data-testid="code-go" disabled={isBusy}>
        {t('signIn.go')}
      </button>
    </form>
  );
};

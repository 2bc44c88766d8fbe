/** A form about ways in: its lines, and the button that sends it. */
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';

interface Props {
  /** Where it stands by itself. */
  readonly title?: string;
  readonly testId: string;
  readonly goId: string;
  readonly label: string;
  readonly isBusy: boolean;
  onSend(): Promise<void>;
  readonly children: ReactNode;
}

export const AccountForm = ({ title, testId, goId, label, isBusy, onSend, children }: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form
      className={title === undefined ? 'account-form' : 'card account-card'}
      data-testid={testId}
      onSubmit={submit}
    >
      {title !== undefined && <h2>{title}</h2>}
      {children}
      <button type="submit" className="button" data-testid={goId} disabled={isBusy}>
        {label}
      </button>
    </form>
  );
};

interface LoginProps {
  readonly help?: string;
  readonly value: string;
  readonly testId: string;
  onType(value: string): void;
}

/** The name to sign in by. */
export const LoginField = (props: LoginProps) => {
  const { t } = useTranslation('account');
  return <Field label={t('password.login')} name="username" {...props} />;
};

/** One line of a form about ways in; a password is hidden unless somebody wants to see it. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** As browsers and keepers of passwords know it. */
  readonly name: 'username' | 'new-password' | 'current-password' | 'one-time-code' | 'off';
  readonly testId: string;
  onType(value: string): void;
}

export const Field = ({ label, help, value, name, testId, onType }: Props) => {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const id = useId();
  const isSecret = name.endsWith('password');
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={isSecret && !isShown ? 'password' : 'text'}
        value={value}
        autoComplete={name}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        data-testid={testId}
        onChange={({ target }) => onType(target.value)}
      />
      {isSecret && (
        <label className="account-show">
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />{' '}
          {t('password.show')}
        </label>
      )}
      {help !== undefined && (
        <small id={`${id}-help`} className="soft">
          {help}
        </small>
      )}
    </div>
  );
};

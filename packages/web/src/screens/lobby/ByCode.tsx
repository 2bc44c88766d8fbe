/** To a friend's table by the code of it. */
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../routes.ts';

/** Whatever was typed around a code is not part of it. */
export const ByCode = () => {
  const { t } = useTranslation('online');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const bare = code.replaceAll(/[^A-Za-z0-9]/g, '');
    if (bare !== '') goTo('table', bare);
  };
  return (
    <form className="lobby-code" onSubmit={submit}>
      <input
        className="field"
        value={code}
        aria-label={t('lobby.code')}
        placeholder={t('lobby.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-testid="table-code"
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="button">
        {t('lobby.goThere')}
      </button>
    </form>
  );
};

/** The lobby: a table of one's own, the code of a friend's, or one of those that are open to everybody. */
import type { ListedTable } from '@paiju/protocol';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../online/api.ts';
import { addressOf, goTo } from '../../routes.ts';
import { useLastTable } from '../../store/lastTable.ts';
import { OpenTable } from './OpenTable.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Tables come and go. */
const AGAIN_MS = 10_000;

export const Lobby = () => {
  const { t } = useTranslation('online');
  const { tables, trouble, look } = useOpenTables();
  const own = useLastTable();
  return (
    <main className="screen lobby" data-testid="lobby">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('home')}
        </a>
        <h1>{t('title')}</h1>
      </header>
      <p>{t('lobby.line')}</p>
      {own !== null && (
        <a className="button button-strong" href={addressOf('table', own)} data-testid="own-table">
          {t('lobby.yours')}
        </a>
      )}
      <div className="lobby-ways">
        <a className="button button-strong" href={addressOf('online', 'new')} data-testid="new-table">
          {t('lobby.newTable')}
        </a>
        <ByCode />
      </div>
      <section className="lobby-tables" aria-labelledby="open-tables">
        <header className="lobby-tables-head">
          <h2 id="open-tables">{t('lobby.open')}</h2>
          <button type="button" className="button button-quiet" onClick={look}>
            {t('lobby.again')}
          </button>
        </header>
        <Trouble trouble={trouble} />
        <ul aria-live="polite" data-testid="open-tables">
          {tables?.map((table) => (
            <OpenTable key={table.joinCode} table={table} />
          ))}
        </ul>
        {tables?.length === 0 && <p className="soft">{t('lobby.none')}</p>}
      </section>
    </main>
  );
};

/** Whatever was typed around a code is not part of it. */
const ByCode = () => {
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

/** Null until somebody has answered. */
const useOpenTables = () => {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const { trouble, ask } = useAsking();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is the same every time
  const look = useCallback((): void => {
    void ask(api.tables).then((found) => found !== null && setTables(found.tables));
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { tables, trouble, look };
};

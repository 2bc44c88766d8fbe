/** Tables that anybody may sit down at; where there are none, what else there is to do. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { OpenTable } from './OpenTable.tsx';
import { useOpenTables } from './useOpenTables.ts';

export const OpenTables = () => {
  const { t } = useTranslation(['online', 'finding']);
  const { tables, isStale } = useOpenTables();
  return (
    <section className="lobby-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('online:lobby.open')}</h2>
      {isStale && (
        <p role="alert" className="online-trouble" data-testid="tables-stale">
          {t('finding:tables.failed')}
        </p>
      )}
      <ul aria-live="polite" data-testid="open-tables">
        {tables?.map((table) => (
          <OpenTable key={table.joinCode} table={table} />
        ))}
      </ul>
      {tables?.length === 0 && (
        <div className="card lobby-none" data-testid="no-tables">
          <p className="soft">{t('finding:tables.none')}</p>
          <a className="button" href={addressOf('online', 'new', 'listed')}>
            {t('finding:tables.open')}
          </a>
        </div>
      )}
    </section>
  );
};

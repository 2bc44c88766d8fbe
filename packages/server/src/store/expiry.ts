/**
 * What nobody uses any more goes: a table at which nothing was ever played after a day, everything else after as many days as
 * are kept. Nothing goes that a process runs. Any number of processes may do it at once.
 */
import type { Database } from './database.ts';
import { ALIVE } from './locks.ts';

/** A database has other things to do in between. */
const AT_ONCE = 200;

/** A table is used with every entry; those that wait for their first match have only their opening to lose. */
const TABLES = `
DELETE FROM sitting WHERE id IN (
  SELECT s.id FROM sitting s JOIN entry e ON e.sitting = s.id AND e.n = s.entries
  WHERE (s.owner IS NULL OR s.owner NOT IN (${ALIVE}))
    AND e.at < now() - make_interval(days => CASE s.phase WHEN 'waiting' THEN 1 ELSE $1::int END)
  LIMIT ${AT_ONCE} FOR UPDATE OF s SKIP LOCKED
) RETURNING id`;

const GUESTS = `
DELETE FROM guest WHERE id IN (
  SELECT id FROM guest WHERE seen_at < now() - make_interval(days => $1::int) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
) RETURNING id`;

/** Processes of the past, once no table names them. */
const MEMBERS = `
DELETE FROM member m WHERE m.started_at < now() - make_interval(days => 1) AND m.id NOT IN (${ALIVE})
  AND NOT EXISTS (SELECT FROM sitting s WHERE s.owner = m.id) RETURNING id`;

export interface Expired {
  readonly tables: number;
  readonly guests: number;
  readonly members: number;
}

export const expire = async (database: Pick<Database, 'query'>, keepDays: number): Promise<Expired> => {
  const all = async (statement: string): Promise<number> => {
    for (let gone = 0; ; ) {
      const { length } = await database.query(statement, [keepDays]);
      gone += length;
      if (length < AT_ONCE) return gone;
    }
  };
  const tables = await all(TABLES);
  const guests = await all(GUESTS);
  return { tables, guests, members: (await database.query(MEMBERS)).length };
};

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

/** Whoever has claimed their guest means to come back, and is waited for so much longer. */
export const ACCOUNTS_LONGER = 8;

/** What others keep of matches with them is seen to like that of people who leave. */
const GUESTS = `
WITH gone AS (
  DELETE FROM guest WHERE id IN (
    SELECT g.id FROM guest g WHERE g.seen_at < now() - make_interval(days => $1::int *
      CASE WHEN EXISTS (SELECT FROM account a WHERE a.guest = g.id) THEN ${ACCOUNTS_LONGER} ELSE 1 END)
    LIMIT ${AT_ONCE} FOR UPDATE OF g SKIP LOCKED
  ) RETURNING id
) INSERT INTO farewell (guest) SELECT id FROM gone RETURNING guest`;

/** Questions that were never answered, and tries that nobody holds against anybody any more. */
const OLD_TRIES = `
WITH asked AS (DELETE FROM challenge WHERE expires_at < now())
DELETE FROM throttle WHERE opens_at < now() - interval '1 day'`;

/** Processes of the past, once no table names them. */
const MEMBERS = `
DELETE FROM member m WHERE m.started_at < now() - make_interval(days => 1) AND m.id NOT IN (${ALIVE})
  AND NOT EXISTS (SELECT FROM sitting s WHERE s.owner = m.id) RETURNING id`;

export interface Expired {
  readonly tables: number;
  readonly guests: number;
  readonly members: number;
}

/** Of 0 days, what is used stays for ever. */
export const expire = async (database: Pick<Database, 'query'>, keepDays: number): Promise<Expired> => {
  const all = async (statement: string): Promise<number> => {
    for (let gone = 0; ; ) {
      const { length } = await database.query(statement, [keepDays]);
      gone += length;
      if (length < AT_ONCE) return gone;
    }
  };
  await database.query(OLD_TRIES);
  if (keepDays === 0) return { tables: 0, guests: 0, members: 0 };
  const tables = await all(TABLES);
  const guests = await all(GUESTS);
  return { tables, guests, members: (await database.query(MEMBERS)).length };
};

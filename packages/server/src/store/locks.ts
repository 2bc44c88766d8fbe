/** Advisory locks are pairs of numbers that all users of a database share; the first says that they are ours. */

/** "paiju" has been here. A member holds the lock of its id, which is never 0. */
export const OUR_LOCKS = 0x7061696a;
export const MIGRATION_LOCK = 0;

/** Who lives holds these. Those of other databases of the same PostgreSQL are seen too, and are not ours. */
export const LOCKS_OF_THE_LIVING = `FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND classid = ${OUR_LOCKS} AND objsubid = 2 AND objid <> ${MIGRATION_LOCK}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** The ids of the members that are alive, as a query. Anybody may read which locks are held. */
export const ALIVE = `SELECT objid::int AS id ${LOCKS_OF_THE_LIVING}`;

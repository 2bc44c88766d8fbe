/** The folder comes with the package, beside both the sources and what is compiled of them. */
import { fileURLToPath } from 'node:url';
import { MIGRATION_LOCK, OUR_LOCKS } from './locks.ts';

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/** Whoever comes second waits, and finds nothing left to do. */
export const LOCK_MIGRATIONS = `SELECT pg_advisory_lock(${OUR_LOCKS}, ${MIGRATION_LOCK})`;
export const UNLOCK_MIGRATIONS = `SELECT pg_advisory_unlock(${OUR_LOCKS}, ${MIGRATION_LOCK})`;

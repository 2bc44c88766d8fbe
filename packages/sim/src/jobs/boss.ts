/** The queue over a PostgreSQL: jobs to play, and for each series what came of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Games } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type PgBoss from 'pg-boss';
import type { GameRange } from '../series/gameQueue.ts';

/** Why jobs cannot be done, in one line. */
export class NoJobs extends Error {
  override readonly name = 'NoJobs';
}

/** Some games of a series, for whichever worker comes first. */
export interface PlayJob {
  /** Where the results go. */
  readonly results: string;
  readonly kind: string;
  readonly setup: unknown;
  readonly games: GameRange;
}

/** Stretches as text: a database puts the fields of an object in an order of its own. */
export interface PlayedJob {
  readonly games: GameRange;
  readonly stretches: string;
}

/** Of our own: nothing of what servers keep in the same database. */
const SCHEMA = 'paiju_jobs';
/** How soon a job goes to another worker after its own has not been heard of. */
const SILENT_S = 10;
/** Longer for who asked: its games are given up, not played again. */
const ASKER_SILENT_S = 60;
export const ALIVE_MS = (SILENT_S * 1_000) / 5;
const MAINTAIN_S = 2;
/** A killed worker's games are played again, however often. */
const MOST_RETRIES = 1_000_000;
/** What nobody has come for is thrown away. */
const KEPT_DAYS = 2;

const RESULTS = 'results-';
export const resultsQueue = (): string => `${RESULTS}${randomUUID()}`;

/** Whoever has other rules plays other games: they do not share jobs. */
export const playQueue = (): string => {
  const games: Games = GAMES;
  return `play-${Object.entries(games)
    .map(([id, { rules }]) => `${id}${rules.version}`)
    .join('-')}`;
};

/** What PostgreSQL says to one of several who make the same tables at once: a deadlock, or that they are there already. */
const RACES = ['40P01', '23505', '42P07', '42710', 'XX000'];
const MOST_TRIES = 10;
const PAUSE_MS = 200;

/** Who begins at the same moment as others on an empty database tries again. */
export const openBoss = async (url: string): Promise<PgBoss> => {
  for (let tries = 1; ; tries++) {
    const boss = await newBoss(url);
    try {
      await boss.start();
      await boss.createQueue(playQueue());
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      const isRace = RACES.includes((error as { readonly code?: string }).code ?? '');
      if (!isRace || tries === MOST_TRIES)
        throw new NoJobs(`the database for jobs cannot be used: ${reasonOf(error)}`);
      // Not all at the same moment again.
      await wait(PAUSE_MS * tries * Math.random());
    }
  }
};

const newBoss = async (url: string): Promise<PgBoss> => {
  // Loaded where it is wanted: whoever plays on one machine should not wait for it.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'paiju',
    schedule: false,
    maintenanceIntervalSeconds: MAINTAIN_S,
    ...{ retryLimit: MOST_RETRIES, retryDelay: 0, expireInSeconds: SILENT_S, retentionDays: KEPT_DAYS },
  });
  // A query that fails rejects; this is about its own upkeep, which is tried again.
  boss.on('error', () => {});
  return boss;
};

export const closeBoss = (boss: PgBoss): Promise<void> => boss.stop({ graceful: false, wait: true });

/** Says that a job is being done: whoever is silent for long has lost it. */
export const keepAlive = async (boss: PgBoss, id: string): Promise<void> => {
  const text = `UPDATE ${SCHEMA}.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active'`;
  await boss.getDb().executeSql(text, [playQueue(), id]);
};

/** Says that somebody waits for these results; false where they have been given up. */
export const keepAsking = async (boss: PgBoss, results: string): Promise<boolean> => {
  const text = `UPDATE ${SCHEMA}.queue SET updated_on = now() WHERE name = $1 RETURNING name`;
  return (await boss.getDb().executeSql(text, [results])).rows.length > 0;
};

/** Gives up the results that somebody asked for who was killed: workers pass over the jobs that are left. */
export const sweep = async (boss: PgBoss): Promise<void> => {
  const text = `SELECT name FROM ${SCHEMA}.queue WHERE starts_with(name, $1) AND updated_on < now() - $2::interval`;
  const { rows } = await boss.getDb().executeSql(text, [RESULTS, `${ASKER_SILENT_S} s`]);
  for (const { name } of rows as { readonly name: string }[]) await boss.deleteQueue(name);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Where a suite keeps what it keeps: both engines, empty, and gone when it ends. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { StorePlace } from '../store/store.ts';

/** An empty folder. */
export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The address of an empty database. */
export const emptyDatabase = async (): Promise<string> => {
  const cluster = inject('postgres');
  const name = `paiju_${randomUUID().replaceAll('-', '')}`;
  await runOn(`${cluster}/postgres`, `CREATE DATABASE ${name}`);
  afterAll(() => runOn(`${cluster}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`));
  return `${cluster}/${name}`;
};

/** Whatever a test wants done behind the store's back. */
export const runOn = async (url: string, text: string): Promise<readonly unknown[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** For `describe.each`. */
export const ENGINES: readonly (readonly [name: string, place: () => Promise<StorePlace>])[] = [
  ['PostgreSQL', async () => ({ database: await emptyDatabase(), data: '' })],
  ['PGlite', async () => ({ database: null, data: emptyFolder() })],
];

/** The database of a place, with its tables, for tests of one part of the store. */
export const databaseAt = async ({ database, data }: StorePlace): Promise<Database> => {
  const opened = database === null ? await openEmbedded(data) : await openPostgres(database);
  await opened.migrate();
  return opened;
};

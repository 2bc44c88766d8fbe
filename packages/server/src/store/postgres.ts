/** A PostgreSQL that runs somewhere, by its address. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Session } from './database.ts';
import { LOCK_MIGRATIONS, MIGRATIONS, UNLOCK_MIGRATIONS } from './migrations.ts';
import { reasonOf, StoreFailed } from './problems.ts';
import * as schema from './schema.ts';

const MOST_CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** What takes longer is taken for lost: a connection can die without a word. */
const QUERY_MS = 10_000;
/** How soon the database notices that a process is gone with its machine; where only the process dies, it is told at once. */
const NOTICE_DEATH = `SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 5;
  SET tcp_user_timeout = 8000`;

const connection = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
  application_name: 'paiju',
});

export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ ...connection(url), max: MOST_CONNECTIONS });
  // Many may come at once and ask who they are: nobody who plays should wait for them.
  const urgent = new pg.Pool({ ...connection(url), max: 1, idleTimeoutMillis: 0 });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one hears of it by its query.
  for (const one of [pool, urgent]) one.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StoreFailed(`the database at ${placeOf(url)} cannot be reached: ${reasonOf(error)}`);
  }
  return {
    kind: 'postgres',
    orm: drizzle({ client: pool, schema }),
    query: queryOn(pool),
    urgent: queryOn(urgent),
    session: () => openSession(url),
    migrate: () => migrateUnderLock(url),
    close: async () => void (await Promise.all([pool.end(), urgent.end()])),
  };
}

const queryOn =
  (pool: pg.Pool) =>
  async <Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<readonly Row[]> =>
    (await pool.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })).rows;

async function openSession(url: string): Promise<Session> {
  const client = new pg.Client(connection(url));
  let state: 'open' | 'ended' | 'lost' = 'open';
  const onLost: (() => void)[] = [];
  const lose = (): void => {
    if (state !== 'open') return;
    state = 'lost';
    for (const lost of onLost) lost();
  };
  client.on('error', lose);
  client.on('end', lose);
  await client.connect();
  await client.query(NOTICE_DEATH);
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    async listen(channel, heard) {
      client.on('notification', (notice) => {
        if (notice.channel === channel) heard(notice.payload ?? '');
      });
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    },
    onLost(lost) {
      onLost.push(lost);
      if (state === 'lost') lost();
    },
    async end() {
      state = 'ended';
      await client.end();
    },
  };
}

/** On a connection of its own, which waits for as long as another process needs for the same. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ ...connection(url), query_timeout: 0 });
  await client.connect();
  try {
    await client.query(LOCK_MIGRATIONS);
    await migrate(drizzle({ client }), MIGRATIONS);
    await client.query(UNLOCK_MIGRATIONS);
  } finally {
    await client.end();
  }
}

/** Where it is, without the name and password that an address may hold. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'this address';
  }
}

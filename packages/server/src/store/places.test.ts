/** Opening a store: by several processes at once, where another has the folder, and where there is no database. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase, emptyFolder, runOn } from '../testing/places.ts';
import { lockFolder } from './folderLock.ts';
import { LOCK_MIGRATIONS } from './migrations.ts';
import { StoreFailed } from './problems.ts';
import { openStore } from './store.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

test('several processes that bring one database up to date at once', async () => {
  const database = await emptyDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore({ database, data: '' })));
  for (const store of stores) await store.close();
  expect(await runOn(database, 'SELECT count(*)::int AS times FROM drizzle.__drizzle_migrations')).toEqual([
    { times: readdirSync(join(PACKAGE, 'migrations')).filter((name) => name.endsWith('.sql')).length },
  ]);
});

test('a connection that is lost while another process brings the database up to date fails in a sentence', async () => {
  const database = await emptyDatabase();
  const other = new pg.Client(database);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(LOCK_MIGRATIONS);
  const opened = openStore({ database, data: '' });
  const fails = expect(opened).rejects.toThrow(
    new StoreFailed(
      'the tables of the database cannot be brought up to date: terminating connection due to administrator command',
    ),
  );
  await vi.waitFor(async () => {
    const cut = `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(await runOn(database, cut)).toEqual([{ cut: true }]);
  }, 10_000);
  await fails;
});

test('the migrations make what the schema says', () => {
  const out = join(emptyFolder(), 'migrations');
  cpSync(join(PACKAGE, 'migrations'), out, { recursive: true });
  const asked = ['generate', '--dialect', 'postgresql', '--schema', 'src/store/schema.ts'];
  // It reads any other path as one from where it stands.
  const made = spawnSync('drizzle-kit', [...asked, '--out', relative(PACKAGE, out)], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  expect(made.stdout + made.stderr).toContain('No schema changes, nothing to migrate');
});

test('a folder is one process’s, which is named to any other', async () => {
  const data = emptyFolder();
  const store = await openStore({ database: null, data });
  await expect(openStore({ database: null, data })).rejects.toThrow(
    new StoreFailed(
      `the data folder ${data} is in use by process ${process.pid} on ${hostname()}; one process a folder, or several on one PostgreSQL`,
    ),
  );
  await store.close();
  const again = await openStore({ database: null, data });
  await again.close();
  expect(readdirSync(data)).toEqual(['postgres']);
});

const { pid } = process;
/** Larger than any number Linux gives a process. */
const NOBODY = 2 ** 22 + 1;
test.each<[what: string, holder: object, ageMs: number, isFree: boolean]>([
  ['of a process that is gone', { pid: NOBODY, host: hostname(), began: null }, 0, true],
  ['of a process whose number another has now', { pid, host: hostname(), began: 'long ago' }, 0, true],
  ['of a process that is there', { pid, host: hostname(), began: null }, 60_000, false],
  ['of another machine, just now', { pid: NOBODY, host: 'elsewhere', began: null }, 0, false],
  ['of another machine, which is silent', { pid, host: 'elsewhere', began: null }, 60_000, true],
])('a lock %s', async (_, holder, ageMs, isFree) => {
  const folder = emptyFolder();
  const lock = join(folder, 'lock');
  writeFileSync(lock, JSON.stringify({ token: 'somebody', ...holder }));
  const then = new Date(Date.now() - ageMs);
  utimesSync(lock, then, then);
  if (!isFree) {
    await expect(lockFolder(folder)).rejects.toThrow(/^the data folder .* is in use by process \d+ on /);
    expect(JSON.parse(readFileSync(lock, 'utf8')).token).toBe('somebody');
    return;
  }
  // Of several who find it, one has it.
  const taken = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
  const unlocks = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(unlocks).toHaveLength(1);
  await unlocks[0]?.();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['postgres://ann:secret@127.0.0.1:1/paiju', /^the database at 127.0.0.1:1\/paiju cannot be reached: /],
  [
    'postgres://ann:secret@nowhere.invalid/paiju',
    /^the database at nowhere.invalid\/paiju cannot be reached: /,
  ],
])('%s cannot be opened, and the line that says so keeps the password', async (database, line) => {
  const error = await openStore({ database, data: '' }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StoreFailed);
  expect(error.message).toMatch(line);
  expect(error.message).not.toContain('secret');
  expect(error.message).not.toContain('\n');
});

test('a folder that cannot be one is told in a line', async () => {
  const folder = emptyFolder();
  const data = join(folder, 'file');
  writeFileSync(data, '');
  await expect(openStore({ database: null, data })).rejects.toThrow(
    /^the data folder .*file cannot be used: /,
  );
  // Below a file, and where the system makes no folders at all.
  for (const nowhere of [join(data, 'a', 'b'), '/proc/nope', '/proc/nope/nope'])
    await expect(openStore({ database: null, data: nowhere })).rejects.toThrow(/cannot be used: /);
  const broken = join(folder, 'broken');
  mkdirSync(join(broken, 'postgres'), { recursive: true });
  writeFileSync(join(broken, 'postgres', 'PG_VERSION'), 'x');
  await expect(openStore({ database: null, data: broken })).rejects.toThrow(/cannot be (opened|used): /);
  expect(readdirSync(broken)).toEqual(['postgres']);
});

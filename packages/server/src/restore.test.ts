/** Backups as docs/hosting.md says to make them, put back: a match goes on from its last entry, in whoever has the copy. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { PlayedMatch } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { postgresFolder } from '../../../scripts/postgres.mjs';
import { asks, type Client } from './testing/client.ts';
import { emptyDatabase, emptyFolder } from './testing/places.ts';
import { meet, serverAt } from './testing/servers.ts';

const run = (program: string, args: readonly string[], input = ''): string => {
  const done = spawnSync(join(postgresFolder() ?? '', program), args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect({ status: done.status, said: done.stderr }).toEqual({ status: 0, said: '' });
  return done.stdout;
};

/** Two people in the middle of a match who have stopped to answer. */
const begun = async (address: string) => {
  const silent = { level: null };
  const { codes, people } = await meet(address, [
    { name: 'Ann', ...silent },
    { name: 'Ben', ...silent },
  ]);
  const [ann] = people as [Client];
  ann.say({ type: 'begin' });
  await Promise.all(people.map((one) => one.until(() => one.last('told') !== null)));
  return { codes, people };
};

const playOn = async (
  address: string,
  { codes, people }: Awaited<ReturnType<typeof begun>>,
): Promise<void> => {
  for (const one of people) {
    one.level = 'greedy';
    await one.enter(address);
  }
  await Promise.all(people.map((one) => one.until(() => one.table?.phase === 'over')));
  const { body } = await asks<PlayedMatch>(address, 'GET', `/api/tables/${codes.joinCode}/matches/1`);
  const record = readRecord(GAMES, body.record);
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { finished: true } });
  for (const { wall } of people) {
    const [kept] = [...wall.kept.values()];
    expect(kept?.finding).toBeNull();
    expect(kept?.witness.numbers?.includes(kept.witness.number)).toBe(true);
    expect(body.record).toContain(kept?.witness.promise);
  }
};

test('a dump of a PostgreSQL in use, loaded into an empty one', async () => {
  const [database, copy] = [await emptyDatabase(), await emptyDatabase()];
  const before = await serverAt({ database, data: '' });
  const meeting = await begun(before.address);
  run('psql', ['--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', copy], run('pg_dump', [database]));
  for (const one of meeting.people) one.drop();
  await playOn((await serverAt({ database: copy, data: '' })).address, meeting);
});

test('a copy of the data folder of a server that was stopped', async () => {
  const [data, copy] = [emptyFolder(), join(emptyFolder(), 'copy')];
  const before = await serverAt({ database: null, data });
  const meeting = await begun(before.address);
  await before.stop();
  cpSync(data, copy, { recursive: true });
  await playOn((await serverAt({ database: null, data: copy })).address, meeting);
});

import { expect, test } from 'vitest';
import { asks, Client } from './testing/client.ts';
import { emptyDatabase, runOn } from './testing/places.ts';
import { meet, serverAt } from './testing/servers.ts';

/** From now on no entry can be written, and no patience helps. */
const REFUSE_ENTRIES = `
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION refuse()`;

test('a table whose log cannot be written stops, and everybody there is told at which step', async () => {
  const database = await emptyDatabase();
  const { address, logged } = await serverAt({ database, data: '' });
  const silent = { level: null };
  const { codes, people } = await meet(address, [
    { name: 'Ann', ...silent },
    { name: 'Ben', ...silent },
  ]);
  const [ann, ben] = people as [Client, Client];
  const watching = { address, code: codes.watchCode, token: null };
  const watcher = await new Client(watching).enter();
  ann.say({ type: 'begin' });
  await Promise.race(people.map((one) => one.until(() => one.last('asked') !== null)));
  await watcher.until(() => watcher.last('told') !== null);
  const told = watcher.all('told').length;
  await runOn(database, REFUSE_ENTRIES);

  const asked = people.find((one) => one.last('asked') !== null);
  const { question, legal } = asked?.last('asked') ?? { question: 0, legal: [] };
  asked?.say({ type: 'act', question, action: legal[0] as never });
  for (const one of [ann, ben, watcher])
    await one.until(() => one.last('stopped') !== null && one.table?.phase === 'stopped');
  const stopped = { type: 'stopped', step: 2 };
  expect([ann, ben, watcher].map((one) => one.last('stopped'))).toEqual([stopped, stopped, stopped]);
  // Nobody has heard of what was not kept, and whoever comes now learns the same.
  expect(watcher.all('told')).toHaveLength(told);
  expect(asked?.last('done')).toBeNull();
  const late = await new Client(watching).enter();
  await late.until(() => late.last('stopped') !== null);
  expect(late.last('stopped')).toEqual(stopped);
  ben.drop();
  ben.heard = [];
  await ben.enter();
  await ben.until(() => ben.last('resynced') !== null);
  expect(ben.last('stopped')).toEqual(stopped);
  const metrics = await asks<string>(address, 'GET', '/metrics');
  expect(metrics.body).toContain('paiju_stopped_total 1');
  expect(logged.filter((line) => line.includes('table stopped'))).toHaveLength(1);
});

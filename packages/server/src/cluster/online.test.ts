/** Who is who, as far as more than one table is concerned. */
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { SITTING_TIMES } from '../sittings/ports.ts';
import type { StorePlace } from '../store/store.ts';
import { hashOf } from '../store/tokens.ts';
import { emptyDatabase, emptyFolder, runOn } from '../testing/places.ts';
import { CARD } from '../testing/sittings.ts';
import { Online } from './online.ts';

const nothing = (): void => undefined;
/** Only what hangs is stopped. */
const LONGEST_MS = 200_000;

const openOnline = async (place: StorePlace): Promise<Online> => {
  const online = await Online.open({
    ...{ ...place, address: '127.0.0.1:1', times: SITTING_TIMES, keepDays: 0 },
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    signedOut: nothing,
    suspended: nothing,
    count: { takenOver: nothing, stopped: nothing },
  });
  onTestFinished(() => online.stop());
  return online;
};

test('when somebody was here last is written down once an hour, not each time they connect', async () => {
  const database = await emptyDatabase();
  const online = await openOnline({ database, data: '' });
  for (const token of ['new', 'old'])
    await online.store.guests.create({ name: token, face: null }, hashOf(token));
  await runOn(
    database,
    `UPDATE device SET seen_at = now() - interval '2 hours' WHERE token_hash = '${hashOf('old')}'`,
  );
  // Every change of a row gives it another one.
  const versions = async () =>
    (await runOn(database, 'SELECT xmin FROM guest ORDER BY name')).map(
      (row) => (row as { xmin: string }).xmin,
    );
  const [fresh, old] = await versions();
  expect(await online.guestOf('new')).toMatchObject({ name: 'new' });
  expect(await online.guestOf('old')).toMatchObject({ name: 'old' });
  await expect.poll(async () => (await versions())[1]).not.toBe(old);
  expect((await versions())[0]).toBe(fresh);
});

test('where the embedded database dies another opens its folder, with everything that was kept', async () => {
  const threads: Worker[] = [];
  const begun = (thread: Worker): void => void threads.push(thread);
  process.on('worker', begun);
  onTestFinished(() => void process.off('worker', begun));
  const online = await openOnline({ database: null, data: emptyFolder() });
  const ann = await online.store.guests.create({ name: 'Ann', face: null }, hashOf('Ann'));
  const plan = { terms: CARD.terms, lineup: CARD.chairs.map(() => null) };
  const { id } = await online.tables.open(plan, { id: ann, name: 'Ann', face: null });
  await threads[0]?.terminate();
  await expect.poll(() => online.isReady(), { timeout: LONGEST_MS }).toBe(true);
  expect(await online.guestOf('Ann')).toMatchObject({ id: ann });
  expect(await online.tables.adopt(id)).toBe(true);
});

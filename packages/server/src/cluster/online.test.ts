/** Who is who, as far as more than one table is concerned. */
import { expect, onTestFinished, test } from 'vitest';
import { SITTING_TIMES } from '../sittings/ports.ts';
import { hashOf } from '../store/tokens.ts';
import { emptyDatabase, runOn } from '../testing/places.ts';
import { Online } from './online.ts';

const nothing = (): void => undefined;

test('when somebody was here last is written down once an hour, not each time they connect', async () => {
  const database = await emptyDatabase();
  const online = await Online.open({
    ...{ database, data: '', address: '127.0.0.1:1', times: SITTING_TIMES, keepDays: 0 },
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    signedOut: nothing,
    suspended: nothing,
    count: { takenOver: nothing, stopped: nothing },
  });
  onTestFinished(() => online.stop());
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

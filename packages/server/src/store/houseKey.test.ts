import { expect, test } from 'vitest';
import { ENGINES, emptyFolder } from '../testing/places.ts';
import { openStore } from './store.ts';

test.each(ENGINES)('all who come to one database sign with one key, which stays: %s', async (_, placeOf) => {
  const place = await placeOf();
  const first = await openStore(place);
  const keys = await Promise.all([first.houseKey(), first.houseKey()]);
  const secret = await first.secret();
  await first.close();
  const second = await openStore(place);
  expect(new Set([...keys, await second.houseKey()]).size).toBe(1);
  expect(await second.secret()).toBe(secret);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[0]).not.toBe(secret);
  await second.close();
});

test('another house has another key', async () => {
  const stores = await Promise.all(
    [emptyFolder(), emptyFolder()].map((data) => openStore({ database: null, data })),
  );
  const keys = await Promise.all(stores.map((store) => store.houseKey()));
  expect(keys[0]).not.toBe(keys[1]);
  for (const store of stores) await store.close();
});

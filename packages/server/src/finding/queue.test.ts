/** The queue in the database: several real matchers at once, and nobody lost or seated twice. */
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Store, StorePlace } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { chanceOf } from '../testing/chance.ts';
import { ENGINES, emptyDatabase, runOn } from '../testing/places.ts';
import type { QuickMatchPorts } from './quickMatches.ts';
import { QuickMatches } from './quickMatches.ts';

const WISH = { ruleset: 'haiyuki', preset: 'rulebook', patienceS: 300 } as const;
const FOUR = { ruleset: 'xuezhan', preset: 'bury3', patienceS: 300 } as const;

const storeAt = async (place: StorePlace): Promise<Store> => {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  return store;
};

const matcherOn = (store: Store, more: Partial<QuickMatchPorts> = {}): QuickMatches => {
  const matcher = new QuickMatches({
    seekers: store.seekers,
    strengthOf: async () => ({ mean: 1_700, deviation: 50 }),
    apart: async () => () => false,
    hasChair: async () => true,
    failed: (error) => {
      throw error;
    },
    ...more,
  });
  onTestFinished(() => matcher.stop());
  return matcher;
};

const people = (store: Store, count: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, i) => store.guests.create({ name: `P${i}`, face: null }, randomUUID())),
  );

/** Who sits at the tables that were made. */
const seatedIn = async (store: Store, guests: readonly string[]): Promise<readonly string[][]> => {
  const standings = await store.seekers.standings(guests);
  const tables = [...new Set(standings.flatMap(({ sitting }) => sitting ?? []))];
  return Promise.all(
    tables.map(async (table) => {
      const [opened] = entriesOf(await store.sittings.entries(table));
      if (opened?.type !== 'opened') throw new Error('a table that was not opened');
      const there = opened.chairs.flatMap((sitter) => (sitter.is === 'person' ? [sitter.guest] : []));
      const meant = standings.filter(({ sitting }) => sitting === table).map(({ guest }) => guest);
      expect([...there].sort()).toEqual([...meant].sort());
      return there;
    }),
  );
};

test('several matchers at once seat everybody once, while people come, change their minds and leave', async () => {
  const place = { database: await emptyDatabase(), data: '' };
  const stores = await Promise.all(Array.from({ length: 4 }, () => storeAt(place)));
  const matchers = stores.map((store) => matcherOn(store));
  const [first] = stores as [Store];
  const guests = await people(first, 60);
  const chance = chanceOf(1, 'queue');
  let isOver = false;
  const looking = matchers.map(async (matcher) => {
    while (!isOver) await matcher.look();
  });
  const at = () => matchers[Math.floor(chance() * matchers.length)] as QuickMatches;
  const left = new Set<string>();
  await at().seek(guests[0] ?? '', FOUR);
  if ((await at().cancel(guests[0] ?? '')).is === 'idle') left.add(guests[0] ?? '');
  await Promise.all(
    guests.slice(1).map(async (guest) => {
      await at().seek(guest, chance() < 0.5 ? WISH : FOUR);
      if (chance() < 0.3) await at().seek(guest, WISH);
      if (chance() < 0.2 && (await at().cancel(guest)).is === 'idle') left.add(guest);
    }),
  );
  await Promise.all(matchers.map((matcher) => matcher.look()));
  isOver = true;
  await Promise.all(looking);
  const tables = await seatedIn(first, guests);
  const seated = tables.flat();
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.filter((guest) => left.has(guest))).toEqual([]);
  const waiting = (await first.seekers.waiting()).map(({ guest }) => guest);
  expect([...seated, ...waiting, ...left].sort()).toEqual([...guests].sort());
  // Whoever is left over is too few for a table of their game.
  expect(waiting.length).toBeLessThan(2 + 4);
  expect(left.size).toBeGreaterThan(0);
  // Every table that is there was told to somebody.
  expect(await runOn(place.database, 'SELECT count(*)::int AS n FROM sitting')).toEqual([
    { n: tables.length },
  ]);
});

describe.each(ENGINES)('on %s', (_, emptyPlace) => {
  test('two who want the same are at one table, told to whoever waits', async () => {
    const store = await storeAt(await emptyPlace());
    const matcher = matcherOn(store);
    const [anna, ben, cai] = (await people(store, 3)) as [string, string, string];
    const alone = await matcher.seek(anna, WISH);
    expect(alone).toMatchObject({ is: 'seeking', waiting: 1, ...WISH });
    const told = matcher.changed(anna, alone.tag, new AbortController().signal);
    expect(await matcher.seek(cai, FOUR)).toMatchObject({ is: 'seeking', waiting: 1 });
    const found = await matcher.seek(ben, WISH);
    expect(found.is).toBe('found');
    expect(await told).toEqual(found);
    expect(await matcher.now(anna)).toEqual(found);
    expect(await matcher.cancel(anna)).toEqual(found);
    expect(await matcher.seek(ben, FOUR)).toEqual(found);
  });

  test('whoever gives up is answered, and so is everybody when a process stops', async () => {
    const store = await storeAt(await emptyPlace());
    const matcher = matcherOn(store);
    const [anna, ben] = (await people(store, 2)) as [string, string];
    const waits = await matcher.seek(anna, WISH);
    const other = await matcher.seek(ben, FOUR);
    const gone = new AbortController();
    const gaveUp = matcher.changed(anna, waits.tag, gone.signal);
    const stopped = matcher.changed(ben, other.tag, new AbortController().signal);
    gone.abort();
    expect(await gaveUp).toMatchObject({ is: 'seeking' });
    await matcher.stop();
    expect(await stopped).toMatchObject({ is: 'seeking' });
  });

  test('people who must not meet do not', async () => {
    const store = await storeAt(await emptyPlace());
    const [anna, ben, cai] = (await people(store, 3)) as [string, string, string];
    const matcher = matcherOn(store, { apart: async () => (one, other) => one !== cai && other !== cai });
    for (const guest of [anna, ben]) expect((await matcher.seek(guest, WISH)).is).toBe('seeking');
    expect((await matcher.seek(cai, WISH)).is).toBe('found');
    expect((await seatedIn(store, [anna, ben, cai])).flat()).toContain(cai);
  });
});

describe('time goes by', () => {
  const waitLonger = (database: string, seconds: number, what: 'since' | 'seen_at' = 'since') =>
    runOn(database, `UPDATE seeker SET ${what} = ${what} - interval '${seconds} seconds'`);

  test('bots sit down with whoever has waited long enough, and not before', async () => {
    const database = await emptyDatabase();
    const store = await storeAt({ database, data: '' });
    const matcher = matcherOn(store);
    const [anna] = (await people(store, 1)) as [string];
    await matcher.seek(anna, { ...FOUR, patienceS: 30 });
    await waitLonger(database, 20);
    await matcher.look();
    expect(await matcher.now(anna)).toMatchObject({ is: 'seeking' });
    await waitLonger(database, 10);
    await matcher.look();
    expect(await matcher.now(anna)).toMatchObject({ is: 'found' });
    const [standing] = await store.seekers.standings([anna]);
    const [opened] = entriesOf(await store.sittings.entries(standing?.sitting ?? ''));
    expect(opened).toMatchObject({ terms: { rated: true }, made: { for: 'quick', level: 'greedy' } });
    expect(opened?.type === 'opened' && opened.chairs.filter(({ is }) => is === 'bot')).toHaveLength(3);
  });

  test('whose page is gone is not waited for; a page that comes back goes on where it was', async () => {
    const database = await emptyDatabase();
    const store = await storeAt({ database, data: '' });
    const matcher = matcherOn(store);
    const [anna, ben] = (await people(store, 2)) as [string, string];
    await matcher.seek(anna, WISH);
    await waitLonger(database, 40);
    await waitLonger(database, 30, 'seen_at');
    expect((await matcher.seek(ben, WISH)).is).toBe('seeking');
    const back = await matcher.now(anna);
    expect(back).toMatchObject({ is: 'seeking' });
    expect(back.is === 'seeking' && back.waitedMs).toBeGreaterThanOrEqual(40_000);
    const signal = AbortSignal.abort();
    await matcher.changed(anna, back.tag, signal);
    await matcher.look();
    expect(await matcher.now(anna)).toEqual(await matcher.now(ben));
    expect(await matcher.now(anna)).toMatchObject({ is: 'found' });
  });

  test('whoever never comes back is forgotten, and begins anew', async () => {
    const database = await emptyDatabase();
    const store = await storeAt({ database, data: '' });
    const [anna] = (await people(store, 1)) as [string];
    await matcherOn(store).seek(anna, WISH);
    await waitLonger(database, 130, 'seen_at');
    await waitLonger(database, 130);
    expect(await matcherOn(store).seek(anna, WISH)).toMatchObject({ is: 'seeking' });
    const [standing] = await store.seekers.standings([anna]);
    expect(standing?.waitedMs).toBeLessThan(100_000);
    await waitLonger(database, 130, 'seen_at');
    await matcherOn(store).look();
    expect(await store.seekers.standings([anna])).toEqual([]);
  });

  test('after a match, or having stood up from it, one can look for another; a match to which nobody came is none', async () => {
    const database = await emptyDatabase();
    const store = await storeAt({ database, data: '' });
    const left = new Set<string>();
    const matcher = matcherOn(store, { hasChair: async (_, guest) => !left.has(guest) });
    const [anna, ben] = (await people(store, 2)) as [string, string];
    await matcher.seek(anna, WISH);
    await matcher.seek(ben, WISH);
    await runOn(database, "UPDATE sitting SET phase = 'playing'");
    expect((await matcher.seek(anna, WISH)).is).toBe('found');
    left.add(anna);
    expect((await matcher.now(anna)).is).toBe('idle');
    expect((await matcher.seek(anna, WISH)).is).toBe('seeking');
    expect((await matcher.now(ben)).is).toBe('found');
    await runOn(database, "UPDATE sitting SET phase = 'over'");
    expect((await matcher.now(ben)).is).toBe('idle');
    await runOn(
      database,
      "UPDATE sitting SET phase = 'waiting', created_at = created_at - interval '2 minutes'",
    );
    left.clear();
    expect((await matcher.now(ben)).is).toBe('idle');
    expect((await matcher.seek(ben, WISH)).is).toBe('found');
    expect(await matcher.now(ben)).toEqual(await matcher.now(anna));
  });
});

/** What a process reads that goes on with a table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../sittings/entries.ts';
import { BOT, person, TERMS } from '../sittings/testing/sitters.ts';
import { openStore, type Store } from '../store/store.ts';
import { ENGINES } from '../testing/places.ts';
import { newSitting } from '../testing/sittings.ts';
import { loadSitting } from './load.ts';

const step = (match: number, number: number): Entry => ({
  ...{ type: 'step', match, number, lines: [`${match}/${number}`], reserves: null, at: 1_000 + number },
});

const OPENED: Entry = { type: 'opened', terms: TERMS, chairs: [person('Ann'), BOT] };
const FIRST: readonly Entry[] = [{ type: 'began', match: 1, header: 'one' }, step(1, 1), step(1, 2)];
const BETWEEN: readonly Entry[] = [
  { type: 'over', match: 1 },
  { type: 'chairs', changes: [{ seat: 1, sitter: person('Ben') }] },
  { type: 'host', seat: 1 },
];
const SECOND: readonly Entry[] = [{ type: 'began', match: 2, header: 'two' }, step(2, 1)];
const BEN_LEAVES: Entry = { type: 'chairs', changes: [{ seat: 1, sitter: BOT }] };

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await emptyPlace());
  });
  afterAll(() => store.close());

  const kept = async (bodies: readonly Entry[]) => {
    const { id: sitting } = await store.sittings.open(newSitting(1, { body: OPENED }));
    for (const [i, body] of bodies.entries())
      await store.journal.append({ sitting, epoch: 1, n: i + 2, body });
    return {
      read: (await store.sittings.current(sitting)).map(({ n }) => n),
      loaded: await loadSitting(store.sittings, sitting),
    };
  };

  test('a table at which nothing was played', async () => {
    const { read, loaded } = await kept([]);
    expect(read).toEqual([1]);
    expect(loaded).toMatchObject({ kept: null, entries: 1, firstEntry: 0, state: { phase: 'waiting' } });
  });

  test('of a match that is over and the last, every step', async () => {
    const { read, loaded } = await kept([...FIRST, ...BETWEEN]);
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(loaded).toMatchObject({
      ...{ entries: 7, firstEntry: 2, state: { phase: 'over', host: 1, match: 1 } },
      kept: { record: 'one\n1/1\n1/2\n', last: { number: 2 } },
    });
  });

  test('of matches before the one that runs, no steps; of everything else, all', async () => {
    const { read, loaded } = await kept([...FIRST, ...BETWEEN, ...SECOND, BEN_LEAVES, step(2, 2)]);
    expect(read).toEqual([1, 2, 5, 6, 7, 8, 9, 10, 11]);
    expect(loaded).toMatchObject({
      ...{ entries: 11, firstEntry: 8 },
      state: { phase: 'playing', match: 2, chairs: [person('Ann'), BOT] },
      kept: { record: 'two\n2/1\n2/2\n', last: { number: 2, at: 1_002 } },
    });
  });
});

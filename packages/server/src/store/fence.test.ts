/** Several who all believe that they run one sitting: what is kept is what one of them at a time has written. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { newSitting, registration } from '../testing/sittings.ts';
import type { Database } from './database.ts';
import { Journal } from './journal.ts';
import type { Member } from './member.ts';
import { Superseded } from './problems.ts';
import { Store } from './store.ts';

/** What somebody does, one thing after the other: claims the sitting, appends so many entries at once, or waits. */
type Deed = 'claim' | 1 | 2 | 3 | 'wait';
const deed = fc.constantFrom<Deed>('claim', 1, 1, 2, 3, 'wait');
const script = fc.array(deed, { minLength: 4, maxLength: 14 });

interface Body {
  readonly epoch: number;
  readonly name: string;
}

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let databases: Database[];
  let store: Store;
  let member: Member;
  beforeAll(async () => {
    const place = await emptyPlace();
    const first = await databaseAt(place);
    // The embedded one has one connection, and its statements come one after the other.
    databases = place.database === null ? [first, first] : [first, await databaseAt(place)];
    store = new Store(first);
    member = await store.register(registration());
  });
  afterAll(async () => {
    await member.leave();
    for (const database of new Set(databases)) await database.close();
  });

  /** Follows its script, and gives what it was told. */
  const writer = async (id: string, name: string, deeds: readonly Deed[], journal: Journal) => {
    const claims: { epoch: number; entries: number; read: number[] }[] = [];
    const told: { name: string; isKept: boolean }[] = [];
    let [epoch, n, count] = [1, 1, 0];
    const append = async (): Promise<void> => {
      const body: Body = { epoch, name: `${name}${count++}` };
      const kept = journal.append({ sitting: id, epoch, n: ++n, body });
      await kept.then(
        () => told.push({ name: body.name, isKept: true }),
        (error) => {
          // Of several who have begun at epoch 1 one comes first; the others' entries follow nothing.
          if (body.epoch > 1) expect(error).toBeInstanceOf(Superseded);
          told.push({ name: body.name, isKept: false });
        },
      );
    };
    for (const what of deeds)
      if (what === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
      else if (what === 'claim') {
        const claim = await member.claim(id);
        if (claim.is !== 'mine') throw new Error(`the sitting is ${claim.is}`);
        ({ epoch, entries: n } = claim);
        const read = (await store.sittings.entries(id)).map((one) => one.n);
        claims.push({ epoch, entries: n, read });
      } else await Promise.all(Array.from({ length: what }, append));
    return { claims, told };
  };

  test('no number twice, no gap, nothing of a superseded writer after its successor has read', async () => {
    let [kept, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(script, script, script, async (a, b, c) => {
        const { id } = await store.sittings.open(
          newSitting(member.id, { body: { epoch: 0, name: 'opened' } }),
        );
        const journals = databases.map((database) => new Journal(database));
        const done = await Promise.all(
          [a, b, c].map((deeds, i) => writer(id, 'abc'[i]!, deeds, journals[i % 2]!)),
        );
        const log = (await store.sittings.entries(id)).map(({ n, body }) => ({ n, ...(body as Body) }));
        expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
        expect((await store.sittings.find(id))?.entries).toBe(log.length);
        const told = done.flatMap((one) => one.told);
        const names = told.filter(({ isKept }) => isKept).map(({ name }) => name);
        expect(log.map(({ name }) => name).sort()).toEqual(['opened', ...names].sort());
        for (const { epoch, entries, read } of done.flatMap(({ claims }) => claims)) {
          expect(read.slice(0, entries)).toEqual(Array.from({ length: entries }, (_, i) => i + 1));
          for (const line of log) expect(line.n <= entries).toBe(line.epoch < epoch);
        }
        kept += names.length;
        refused += told.length - names.length;
      }),
      { numRuns: 40 },
    );
    // Otherwise they have not met.
    expect(Math.min(kept, refused)).toBeGreaterThan(40);
  });
});

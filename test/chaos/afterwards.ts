/** What came of all promises together, once every server has ended. */
import type { StorePlace } from '../../packages/server/src/store/store.ts';
import { openStore } from '../../packages/server/src/store/store.ts';
import type { PeopledTable } from './gathering.ts';
import type { Identity } from './identity.ts';
import { type Kept, keptOf } from './promises.ts';
import { queuedOnce } from './queued.ts';
import { ratedOnce } from './rated.ts';
import type { Seeker } from './seeker.ts';

export interface AllKept extends Kept {
  /** Matches that count, each rated once. */
  readonly rated: number;
  /** The matches that each of them has played to the end. */
  readonly ended: ReadonlyMap<Identity, readonly string[]>;
}

/** Whoever was brought to the same table by the queue. */
export const foundBy = (seekers: readonly Seeker[]): readonly PeopledTable[] =>
  [...new Set(seekers.flatMap(({ sat }) => [...sat.keys()]))].map((code) => ({
    ...{ name: `quick match ${code}`, code },
    people: seekers.flatMap(({ sat }) => sat.get(code) ?? []),
  }));

export const allKept = async (
  place: StorePlace,
  tables: readonly PeopledTable[],
  seekers: readonly Seeker[],
): Promise<AllKept> => {
  const store = await openStore(place);
  try {
    const all: Kept[] = [];
    const ended = new Map<Identity, readonly string[]>();
    for (const table of tables) {
      const kept = await keptOf(store, table);
      all.push(kept);
      // Whoever came too late had no chair.
      for (const { identity, witness } of table.people)
        ended.set(identity, [...(ended.get(identity) ?? []), ...(witness.seat === null ? [] : kept.ended)]);
    }
    const sum = (what: Exclude<keyof Kept, 'breaks'>): number =>
      all.reduce((total, one) => total + one[what], 0);
    const { breaks, rated } = await ratedOnce(store);
    const queued = await queuedOnce(store, seekers);
    return {
      breaks: [...all.flatMap((one) => one.breaks), ...breaks, ...queued],
      ...{ rated, ended },
      ...{ finished: sum('finished'), unfinished: sum('unfinished') },
      ...{ takeOvers: sum('takeOvers'), stoodIn: sum('stoodIn') },
    };
  } finally {
    await store.close();
  }
};

/** People play whole matches on several servers that are killed, stopped or badly connected: what came of what was promised. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorePlace } from '../../packages/server/src/store/store.ts';
import { openStore } from '../../packages/server/src/store/store.ts';
import { chanceOf } from '../../packages/server/src/testing/chance.ts';
import { Fleet, type FleetPlan } from './fleet.ts';
import { gather, type PeopledTable } from './gathering.ts';
import { type Kept, keptOf } from './promises.ts';
import { ratedOnce } from './rated.ts';
import { type Kind, type TroublePlan, trouble } from './troubles.ts';

const LOOK_MS = 100;
/** A table at which nothing is acknowledged for so long stands still. */
const STILL_MS = 180_000;

const LATE_MS = 1_000;

export interface ChaosPlan
  extends Pick<FleetPlan, 'processes' | 'program' | 'seed'>,
    Pick<TroublePlan, 'everyMs'> {
  readonly kind: Kind;
  readonly place: StorePlace;
  readonly tables: number;
  /** So much at least: how often there is trouble, and how many answers are acknowledged. */
  readonly troubles: number;
  readonly answers: number;
  progress?(troubles: number, answers: number): void;
}

export interface ChaosReport extends Kept {
  readonly troubles: number;
  readonly acknowledged: number;
  /** Matches that count, each rated once. */
  readonly rated: number;
  /** The shortest first. */
  readonly pauses: readonly Waited[];
  readonly fates: Fleet['fates'];
  readonly seconds: number;
}

/** From the trouble until a player whose line it broke was told again how things stand. */
export interface Waited {
  readonly ms: number;
  /** Who waited, and what was tried meanwhile. */
  readonly story: string;
}

/** A trouble; null while it lasts. */
interface Happened {
  readonly from: number;
  to: number | null;
}

export const chaos = async (plan: ChaosPlan): Promise<ChaosReport> => {
  const { kind, place, processes, program, seed } = plan;
  const fleet = await Fleet.start({ place, processes, program, seed, isProxied: kind === 'network' });
  try {
    return await played(plan, fleet);
  } finally {
    await fleet.close();
  }
};

const played = async (plan: ChaosPlan, fleet: Fleet): Promise<ChaosReport> => {
  const began = performance.now();
  const happened: Happened[] = [];
  const acknowledged = (): number =>
    tables.flatMap(({ people }) => people).reduce((sum, { witness }) => sum + witness.acknowledged, 0);
  let isCalm = false;
  const isEnough = (): boolean => isCalm && acknowledged() >= plan.answers;
  const { addresses } = fleet;
  const wantsMore = (): boolean => !isEnough();
  let tables: readonly PeopledTable[] = [];
  tables = await gather({ tables: plan.tables, addresses, seed: plan.seed, wantsMore });
  const over = new AbortController();
  const troubled = trouble(plan.kind, {
    ...{ fleet, everyMs: plan.everyMs, chance: chanceOf(plan.seed, plan.kind) },
    isEnough: () => happened.length >= plan.troubles || over.signal.aborted,
    happens: () => {
      const one: Happened = { from: performance.now(), to: null };
      happened.push(one);
      return () => {
        one.to = performance.now();
      };
    },
  }).then(() => {
    isCalm = true;
  });
  const still = await untilOver(tables, {
    isEnough,
    look: () => plan.progress?.(happened.length, acknowledged()),
  });
  over.abort();
  await troubled;
  for (const { people } of tables) for (const person of people) person.close();
  await Promise.all(fleet.processes.map((process) => process.stop()));
  const kept = await allKept(plan.place, tables);
  return {
    ...kept,
    breaks: [...still, ...kept.breaks],
    ...{ troubles: happened.length, acknowledged: acknowledged(), fates: fleet.fates },
    pauses: pausesOf(tables, happened),
    seconds: (performance.now() - began) / 1000,
  };
};

/** Answers with what stands still, which should be nothing. */
const untilOver = async (
  tables: readonly PeopledTable[],
  { isEnough, look }: { isEnough(): boolean; look(): void },
): Promise<readonly string[]> => {
  const moved = new Map(tables.map((table) => [table, { count: 0, at: performance.now() }]));
  for (;;) {
    look();
    const isOver = ({ people }: PeopledTable): boolean =>
      people.every(({ table }) => table?.phase === 'over');
    if (isEnough() && tables.every(isOver)) return [];
    for (const [table, last] of moved) {
      const count = table.people.reduce((sum, { witness }) => sum + witness.acknowledged, 0);
      if (count > last.count || (isEnough() && isOver(table)))
        moved.set(table, { count, at: performance.now() });
    }
    const still = [...moved].filter(([, { at }]) => performance.now() - at > STILL_MS);
    if (still.length > 0)
      return still.map(
        ([{ name, people }]) => `${name} stands still: ${people.map(({ state }) => state).join('; ')}`,
      );
    await sleep(LOOK_MS);
  }
};

const allKept = async (
  place: StorePlace,
  tables: readonly PeopledTable[],
): Promise<Kept & { readonly rated: number }> => {
  const store = await openStore(place);
  try {
    const all: Kept[] = [];
    for (const table of tables) all.push(await keptOf(store, table));
    const sum = (what: Exclude<keyof Kept, 'breaks'>): number =>
      all.reduce((total, one) => total + one[what], 0);
    const { breaks, rated } = await ratedOnce(store);
    return {
      breaks: [...all.flatMap((one) => one.breaks), ...breaks],
      rated,
      ...{ finished: sum('finished'), unfinished: sum('unfinished') },
      ...{ takeOvers: sum('takeOvers'), stoodIn: sum('stoodIn') },
    };
  } finally {
    await store.close();
  }
};

/** Of lines that were lost while there was trouble, or just after: a busy program hears late. */
const pausesOf = (tables: readonly PeopledTable[], happened: readonly Happened[]): readonly Waited[] =>
  tables
    .flatMap(({ people }) => people.map(({ witness }) => witness))
    .flatMap(({ name, pauses }) =>
      pauses.flatMap(({ from, to, tries }) => {
        const cause = happened.findLast((one) => one.from <= from);
        const isOfIt = cause !== undefined && from <= (cause.to ?? from) + LATE_MS;
        return isOfIt ? [{ ms: to - cause.from, story: `${name}: ${tries.join(', ')}` }] : [];
      }),
    )
    .sort((a, b) => a.ms - b.ms);

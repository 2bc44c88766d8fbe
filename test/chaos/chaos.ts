/** People play whole matches on several servers that are killed, stopped or badly connected: what came of what was promised. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorePlace } from '../../packages/server/src/store/store.ts';
import { chanceOf } from '../../packages/server/src/testing/chance.ts';
import { allKept, foundBy } from './afterwards.ts';
import { Fleet, type FleetPlan } from './fleet.ts';
import { comeSeeking, gather, type PeopledTable } from './gathering.ts';
import type { Kept } from './promises.ts';
import { remembered } from './remembered.ts';
import type { Seeker } from './seeker.ts';
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
  /** Of people who look for quick matches. */
  readonly parties: number;
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
  /** Matches that the queue has found. */
  readonly quick: number;
  /** How often somebody signed in anew. */
  readonly signIns: number;
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
    [...tables, ...seekers].reduce((sum, one) => sum + acknowledgedBy(one), 0);
  let isCalm = false;
  const isEnough = (): boolean => isCalm && acknowledged() >= plan.answers;
  const { addresses } = fleet;
  const wantsMore = (): boolean => !isEnough();
  let tables: readonly PeopledTable[] = [];
  let seekers: readonly Seeker[] = [];
  const gathering = { ...plan, addresses, wantsMore };
  tables = await gather(gathering);
  seekers = await comeSeeking(gathering);
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
  const still = await untilOver([...tables.map(asPlace), ...seekers], {
    isEnough,
    look: () => plan.progress?.(happened.length, acknowledged()),
  });
  over.abort();
  await troubled;
  for (const { people } of tables) for (const person of people) person.close();
  for (const seeker of seekers) seeker.close();
  await Promise.all(fleet.processes.map((process) => process.stop()));
  const found = foundBy(seekers);
  const all = [...tables, ...found];
  const { ended, ...kept } = await allKept(plan.place, all, seekers);
  const forgotten = await fleet.asked((address) => remembered(address, ended));
  return {
    ...kept,
    breaks: [...still, ...kept.breaks, ...forgotten],
    quick: found.length,
    signIns: [...ended.keys()].reduce((sum, identity) => sum + identity.signIns, 0),
    ...{ troubles: happened.length, acknowledged: acknowledged(), fates: fleet.fates },
    pauses: pausesOf(all, happened),
    seconds: (performance.now() - began) / 1000,
  };
};

/** A table, or somebody who looks for one: something has to happen there until it is over. */
type Place = Pick<Seeker, 'people' | 'isOver' | 'state'>;

const acknowledgedBy = ({ people }: Pick<Place, 'people'>): number =>
  people.reduce((sum, { witness }) => sum + witness.acknowledged, 0);

const asPlace = ({ name, people }: PeopledTable): Place => ({
  people,
  get isOver() {
    return people.every(({ table }) => table?.phase === 'over');
  },
  get state() {
    return `${name}: ${people.map(({ state }) => state).join('; ')}`;
  },
});

/** Answers with what stands still, which should be nothing. */
const untilOver = async (
  places: readonly Place[],
  { isEnough, look }: { isEnough(): boolean; look(): void },
): Promise<readonly string[]> => {
  const moved = new Map(places.map((place) => [place, { count: 0, at: performance.now() }]));
  for (;;) {
    look();
    if (isEnough() && places.every(({ isOver }) => isOver)) return [];
    for (const [place, last] of moved) {
      const count = acknowledgedBy(place);
      if (count > last.count || (isEnough() && place.isOver))
        moved.set(place, { count, at: performance.now() });
    }
    const still = [...moved].filter(([, { at }]) => performance.now() - at > STILL_MS);
    if (still.length > 0) return still.map(([{ state }]) => `stands still: ${state}`);
    await sleep(LOOK_MS);
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

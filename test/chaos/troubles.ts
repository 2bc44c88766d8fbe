/** What is done to servers while people play: they are killed, asked to stop, all replaced in turn, or their network is a bad one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../packages/server/src/testing/chance.ts';
import { type Fleet, WAYS, type Weathers } from './fleet.ts';

export const KINDS = ['kill', 'stop', 'upgrade', 'network'] as const;
export type Kind = (typeof KINDS)[number];

export interface TroublePlan {
  readonly fleet: Fleet;
  readonly chance: Chance;
  /** Between one trouble and the next. */
  readonly everyMs: readonly [least: number, most: number];
  isEnough(): boolean;
  /** It has begun, and lasts until what is answered with is called. */
  happens(): () => void;
}

/** Resolves when there is no more trouble, and all processes are there again. */
export const trouble = (kind: Kind, plan: TroublePlan): Promise<void> => {
  if (kind === 'network') return badWeather(plan);
  return kind === 'upgrade' ? upgrades(plan) : endings(kind, plan);
};

/** Of several processes not the last that is left. */
const endings = async (kind: 'kill' | 'stop', plan: TroublePlan): Promise<void> => {
  const { processes } = plan.fleet;
  const starting: Promise<void>[] = [];
  while (!plan.isEnough()) {
    await pause(plan);
    const ready = processes.filter(({ isReady }) => isReady);
    const victim = ready[Math.floor(plan.chance() * ready.length)];
    if (victim === undefined || (ready.length === 1 && processes.length > 1)) continue;
    const isOver = plan.happens();
    const anew = victim[kind]().then(() => {
      isOver();
      return victim.start();
    });
    starting.push(anew);
    // Two that are asked to stop at once could hand over to each other.
    if (kind === 'stop') await anew;
  }
  await Promise.all(starting);
};

/** As `docs/hosting.md` has it: stopped, started anew, and when that one is ready the next, until it is the turn of the first again. */
const upgrades = async (plan: TroublePlan): Promise<void> => {
  while (!plan.isEnough())
    for (const process of plan.fleet.processes) {
      await pause(plan);
      const isOver = plan.happens();
      await process.stop();
      isOver();
      await process.start();
    }
};

/** Worse and better by chance, with calm in between. Each spell begins with lightning, which leaves nothing to chance: a way is cut. */
const badWeather = async (plan: TroublePlan): Promise<void> => {
  for (let spell = 0; !plan.isEnough(); spell++) {
    const isOver = plan.happens();
    plan.fleet.change(weathersOf(plan.chance()));
    plan.fleet.cut(WAYS[spell % WAYS.length] ?? 'database');
    await pause(plan);
    isOver();
    plan.fleet.change({ clients: {}, pipes: {}, database: {} });
    await pause(plan);
  }
};

/** From 0, rather good, to 1. A piece of data is about a message, and a statement a few of them. */
const weathersOf = (severity: number): Weathers => {
  const weather = {
    ...{ refuse: 0.2 * severity, delay: 0.2 * severity, delayMs: 150 },
    ...{ cut: 0.01 * severity, stall: 0.003 * severity, stallMs: 4_000 },
  };
  return { clients: weather, pipes: weather, database: weather };
};

const pause = ({ chance, everyMs: [least, most] }: TroublePlan): Promise<void> =>
  sleep(least + chance() * (most - least));

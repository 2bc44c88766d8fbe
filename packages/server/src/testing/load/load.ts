/** How much one process carries: many tables at people's pace, and what the server says of itself meanwhile. */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@paiju/engine';
import type { CrowdCounts } from './crowd.ts';
import { Crowds } from './crowds.ts';
import type { ProcessFigures } from './figures.ts';
import { cpuSecondsOf } from './processTree.ts';
import type { ServedProcess } from './servedProcess.ts';

export interface LoadPlan {
  readonly tables: number;
  /** Each table takes one step in this time. */
  readonly stepMs: number;
  /** So long it is measured, after a third of it in which everybody begins. */
  readonly seconds: number;
  /** Processes of clients. */
  readonly crowds: number;
  /** Where a CPU profile of what is measured goes; null for none. */
  readonly profileTo: string | null;
  /** The process of its database; null where that is its own. */
  readonly databaseProcess: number | null;
}

/** One of the bounds that `/metrics` counts by. */
export const SLOW_BATCH_MS = 50;

/** What is being done, and how much of how much. */
export type LoadProgress = (things: string, done: number, all: number) => void;

interface Measured {
  readonly seconds: number;
  /** Each is an entry that was kept. */
  readonly steps: number;
  readonly batches: number;
  readonly batchSeconds: number;
  /** Batches that took longer than `SLOW_BATCH_MS` to keep. */
  readonly slowBatches: number;
  readonly counted: CrowdCounts;
  readonly serverCpuSeconds: number;
  readonly mainCpuSeconds: number | null;
  readonly crowdCpuSeconds: number;
  readonly databaseCpuSeconds: number | null;
  /** From 0 to 1, of all cores. */
  readonly machineBusy: number;
  readonly loadAverage: number;
  readonly delay: ProcessFigures['delay'];
  readonly garbage: ProcessFigures['garbage'];
}

export interface LoadFigures extends Measured {
  readonly tables: number;
  readonly sockets: number;
  /** What the server holds, garbage thrown away. */
  readonly memory: {
    readonly empty: ProcessFigures;
    readonly opened: ProcessFigures;
    readonly seated: ProcessFigures;
    readonly played: ProcessFigures;
  };
}

/** With clocks, as strangers play; both seat four, and the dearest of all games is one of them. */
export const LOAD_GAMES = (['xuezhan', 'wuhan'] as const).map((ruleset) => {
  const { options, seats } = GAMES[ruleset].rules;
  const agreed = { changes: {}, clock: 'relaxed', watchDelayS: 0, isListed: false } as const;
  return { terms: { ruleset, preset: options.defaultPreset, ...agreed }, seats };
});

export const measureLoad = async (
  server: ServedProcess,
  plan: LoadPlan,
  progress: LoadProgress,
): Promise<LoadFigures> => {
  const { tables, stepMs, seconds, profileTo, databaseProcess } = plan;
  const held = (): Promise<ProcessFigures> => server.figures({ isClean: true });
  const empty = await held();
  const people = { host: server.host, port: server.port, tables, stepMs, games: LOAD_GAMES };
  const crowds = new Crowds(people, plan.crowds);
  await crowds.open((done) => progress('tables opened', done, tables));
  const opened = await held();
  await crowds.sit((done) => progress('tables with people', done, tables));
  const seated = await held();
  await crowds.begin();
  await passing(seconds / 3, (done, all) => progress('seconds to begin', done, all));
  const profile = async (): Promise<void> => void (profileTo && (await server.figures({ profileTo })));
  await profile();
  const measured = await measure({ server, crowds, databaseProcess }, () =>
    passing(seconds, (done, all) => progress('seconds measured', done, all)),
  );
  await profile();
  const played = await held();
  const [running, sockets] = [await server.metric('paiju_tables'), await server.metric('paiju_sockets')];
  await crowds.leave();
  return { ...measured, tables: running, sockets, memory: { empty, opened, seated, played } };
};

interface Watched {
  readonly server: ServedProcess;
  readonly crowds: Crowds;
  readonly databaseProcess: number | null;
}

/** What happens while `work` is done. */
export const measure = async (
  { server, crowds, databaseProcess }: Watched,
  work: () => Promise<void>,
): Promise<Measured> => {
  const databaseCpu = (): number | null => (databaseProcess === null ? null : cpuSecondsOf(databaseProcess));
  const entries = (): Promise<number> => server.metric('paiju_entries_total');
  const batches = (): Promise<number> => server.metric('paiju_append_seconds_count');
  const batchSeconds = (): Promise<number> => server.metric('paiju_append_seconds_sum');
  const fastBatches = (): Promise<number> =>
    server.metric(`paiju_append_seconds_bucket{le="${SLOW_BATCH_MS / 1000}"}`);
  const began = performance.now();
  const before = await server.figures();
  const [entriesBefore, batchesBefore, secondsBefore, fastBefore] = [
    await entries(),
    await batches(),
    await batchSeconds(),
    await fastBatches(),
  ];
  const { cpuSeconds: crowdBefore } = await crowds.count();
  const databaseBefore = databaseCpu();
  const machineBefore = machineTimes();
  await work();
  const machine = machineTimes();
  const databaseAfter = databaseCpu();
  const after = await server.figures();
  const counted = await crowds.count();
  const batchesSince = (await batches()) - batchesBefore;
  return {
    seconds: (performance.now() - began) / 1000,
    steps: (await entries()) - entriesBefore,
    batches: batchesSince,
    slowBatches: Math.max(0, batchesSince - ((await fastBatches()) - fastBefore)),
    batchSeconds: (await batchSeconds()) - secondsBefore,
    counted,
    serverCpuSeconds: after.cpuSeconds - before.cpuSeconds,
    mainCpuSeconds: between(before.mainCpuSeconds, after.mainCpuSeconds),
    databaseCpuSeconds: between(databaseBefore, databaseAfter),
    crowdCpuSeconds: counted.cpuSeconds - crowdBefore,
    machineBusy: 1 - (machine.idle - machineBefore.idle) / (machine.all - machineBefore.all),
    loadAverage: loadavg()[0] ?? 0,
    delay: after.delay,
    garbage: after.garbage,
  };
};

const between = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

const machineTimes = (): { readonly idle: number; readonly all: number } => {
  const times = cpus().map((core) => core.times);
  const sum = (of: (one: (typeof times)[number]) => number): number =>
    times.reduce((so, one) => so + of(one), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
};

export const passing = async (
  seconds: number,
  progress: (done: number, all: number) => void,
): Promise<void> => {
  const all = Math.ceil(seconds);
  for (let done = 0; done < all; done++) {
    progress(done, all);
    await sleep(1_000);
  }
};

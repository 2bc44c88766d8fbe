/** A server process under siege while people play at it: what they notice, and what it costs in the end. */
import type { TableCodes } from '@paiju/protocol';
import { asks, newGuest } from '../client.ts';
import { Crowds } from '../load/crowds.ts';
import type { LoadProgress } from '../load/load.ts';
import { LOAD_GAMES, measure, passing } from '../load/load.ts';
import type { ServedProcess } from '../load/servedProcess.ts';
import type { Outcome } from './siege.ts';
import { besiege, KINDS, targetAt } from './siege.ts';
import { Stranger } from './stranger.ts';

/** Those who come and go look at as many. */
const TABLES_OF_OTHERS = 30;

export interface OrdealPlan {
  readonly frames: number;
  /** Of people at their own pace, whose acknowledgements are measured. */
  readonly tables: number;
  readonly stepMs: number;
  /** Measured before and after the siege. */
  readonly seconds: number;
  readonly seed: number;
  readonly atOnce: number;
  readonly framesASecond: number;
  /** How often sockets come and go, and how many each time. */
  readonly cycles: number;
  readonly socketsACycle: number;
}

export interface Ordeal {
  readonly outcomes: readonly Outcome[];
  readonly acknowledged: {
    readonly before: readonly number[];
    readonly during: readonly number[];
    readonly after: readonly number[];
  };
  /** Of the people. */
  readonly closed: number;
  readonly siegeSeconds: number;
  /** Bytes of the heap, garbage thrown away: before, after the siege, and after each cycle. */
  readonly heap: {
    readonly before: number;
    readonly after: number;
    readonly cycles: readonly number[];
  };
  readonly resident: { readonly before: number; readonly after: number; readonly last: number };
}

export const ordeal = async (
  server: ServedProcess,
  plan: OrdealPlan,
  progress: LoadProgress,
): Promise<Ordeal> => {
  const { host, port } = server;
  const { tables, stepMs, seconds, frames } = plan;
  const crowds = new Crowds({ host, port, tables, stepMs, games: LOAD_GAMES }, 1);
  await crowds.open((done) => progress('tables opened', done, tables));
  await crowds.sit((done) => progress('tables with people', done, tables));
  await crowds.begin();
  const codes: TableCodes[] = [];
  for (let i = 0; i < TABLES_OF_OTHERS; i++) codes.push(await tableOfOthers(`${host}:${port}`));
  const target = await targetAt(server, codes[0] as TableCodes);
  const calm = (things: string) => (): Promise<void> =>
    passing(seconds, (done, all) => progress(things, done, all));
  await calm('seconds to begin')();
  const watched = { server, crowds, databaseProcess: null };
  const before = await measure(watched, calm('seconds before'));
  const heldBefore = await server.figures({ isClean: true });
  let outcomes: readonly Outcome[] = [];
  const during = await measure(watched, async () => {
    const framesOfEach = Math.ceil(frames / KINDS.length);
    outcomes = await besiege({
      ...plan,
      target,
      framesOfEach,
      progress: (done) => progress('frames', done, frames),
    });
  });
  const after = await measure(watched, calm('seconds after'));
  const heldAfter = await server.figures({ isClean: true });
  const cycles: number[] = [];
  for (let cycle = 0; cycle < plan.cycles; cycle++) {
    progress('cycles of sockets', cycle, plan.cycles);
    await comeAndGo(server, codes, plan.socketsACycle);
    cycles.push((await server.figures({ isClean: true })).heapBytes);
  }
  const last = await server.figures({ isClean: true });
  await crowds.leave();
  return {
    outcomes,
    acknowledged: {
      before: before.counted.acknowledged,
      during: during.counted.acknowledged,
      after: after.counted.acknowledged,
    },
    closed: before.counted.closed + during.counted.closed + after.counted.closed,
    siegeSeconds: during.seconds,
    heap: { before: heldBefore.heapBytes, after: heldAfter.heapBytes, cycles },
    resident: { before: heldBefore.residentBytes, after: heldAfter.residentBytes, last: last.residentBytes },
  };
};

const tableOfOthers = async (address: string): Promise<TableCodes> => {
  const { token } = await newGuest(address, 'Ann');
  const [game] = LOAD_GAMES;
  const lineup = Array.from({ length: game?.seats ?? 0 }, () => null);
  return (
    await asks<TableCodes>(address, 'POST', '/api/tables', {
      token,
      body: { terms: game?.terms, lineup },
    })
  ).body;
};

/** All of them are there at once, and then none, some of them without a word. */
const comeAndGo = async (
  { host, port, metric }: ServedProcess,
  tables: readonly TableCodes[],
  sockets: number,
): Promise<void> => {
  const before = await metric('paiju_sockets');
  const strangers: Stranger[] = [];
  for (let i = 0; i < sockets; i++) {
    const stranger = new Stranger({ host, port, forwardedFor: `172.17.${(i >> 8) & 255}.${i & 255}` });
    await stranger.enter((tables[i % tables.length] as TableCodes).watchCode, null);
    strangers.push(stranger);
  }
  for (const [i, { socket }] of strangers.entries()) {
    if (i % 2 === 0) socket.tcp.resetAndDestroy();
    else socket.tcp.end();
  }
  while ((await metric('paiju_sockets')) > before) await new Promise((resolve) => setTimeout(resolve, 100));
};

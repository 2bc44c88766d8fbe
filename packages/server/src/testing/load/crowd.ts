/** Many tables of people in one process: `node crowd.ts`, told what to do by whoever has started it. */
import type { TableTerms } from '@paiju/protocol';
import { type PaceCounts, PacedTable } from './pacedTable.ts';

export interface CrowdPlan {
  readonly host: string;
  readonly port: number;
  readonly tables: number;
  /** The first table has this number: crowds share none. */
  readonly first: number;
  readonly stepMs: number;
  /** Games in turn, with how many play. */
  readonly games: readonly { readonly terms: TableTerms; readonly seats: number }[];
}

/** One after the other; each is answered. */
export type CrowdOrder =
  | { readonly do: 'open'; readonly plan: CrowdPlan }
  | { readonly do: 'sit' }
  | { readonly do: 'begin' }
  /** What came since the last time is told, and counted anew. */
  | { readonly do: 'count' }
  | { readonly do: 'leave' };

export type CrowdAnswer =
  | { readonly is: 'progress'; readonly done: number }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'done'; readonly counted: CrowdCounts | null };

export interface CrowdCounts {
  readonly acknowledged: readonly number[];
  readonly messages: number;
  readonly bytes: number;
  readonly refused: number;
  readonly closed: number;
  /** Of this process, since it began. */
  readonly cpuSeconds: number;
}

/** So many tables are opened at once. */
const AT_ONCE = 8;

const tables: PacedTable[] = [];
const counts: PaceCounts = { acknowledged: [], messages: 0, refused: 0, closed: 0 };
let bytesBefore = 0;

const answer = (message: CrowdAnswer): void => void process.send?.(message);

/** Each has an address of its own, as people have. */
const addressOf = (table: number): string => `10.${(table >> 16) & 255}.${(table >> 8) & 255}.${table & 255}`;

const open = (plan: CrowdPlan): Promise<void> => {
  const { host, port, first, stepMs, games } = plan;
  for (let i = 0; i < plan.tables; i++) {
    const game = games[(first + i) % games.length];
    if (game === undefined) throw new Error('a crowd plays something');
    tables.push(new PacedTable({ host, port, forwardedFor: addressOf(first + i), ...game }, stepMs, counts));
  }
  return inTurn((table) => table.open());
};

const inTurn = async (work: (table: PacedTable) => Promise<void>): Promise<void> => {
  const left = [...tables];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let table = left.shift(); table !== undefined; table = left.shift()) {
      await work(table);
      done += 1;
      if (done % 10 === 0) answer({ is: 'progress', done });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const count = (): CrowdCounts => {
  const bytes = tables.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  const { user, system } = process.cpuUsage();
  const { messages, refused, closed } = counts;
  const counted = { acknowledged: counts.acknowledged.splice(0), messages, refused, closed };
  Object.assign(counts, { messages: 0, refused: 0, closed: 0 });
  const grown = bytes - bytesBefore;
  bytesBefore = bytes;
  return { ...counted, bytes: grown, cpuSeconds: (user + system) / 1e6 };
};

const obey = async (order: CrowdOrder): Promise<CrowdCounts | null> => {
  if (order.do === 'open') await open(order.plan);
  else if (order.do === 'sit') await inTurn((table) => table.sit());
  else if (order.do === 'begin') for (const table of tables) table.begin(Math.random());
  else if (order.do === 'leave') for (const table of tables) table.leave();
  return order.do === 'count' ? count() : null;
};

process.on('message', (order: CrowdOrder) => {
  obey(order).then(
    (counted) => answer({ is: 'done', counted }),
    (error: unknown) => answer({ is: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});
// With whoever has started it everything ends.
process.on('disconnect', () => process.exit());

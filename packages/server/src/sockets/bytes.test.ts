/** What a round costs a player on the connection itself, with everything that a server says: whole matches of people. */
import type { GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

const KB = 1024;
/** On the average of many; one match alone may be a long one. */
const MOST_KB = 12;
const MOST_ALONE_KB = 2 * MOST_KB;
const MANY = 10;
const NAMES = ['Ann', 'Ben', 'Cai', 'Dan'];
/** `npm run wire` plays more, and prints the rows of docs/protocol.md. */
const matches = Number(process.env.PAIJU_WIRE ?? 1);

let server: TestServer;
beforeAll(async () => {
  const apiLimits = { requests: 100_000, guests: 100_000, tables: 100_000 };
  server = await serverAt({ database: null, data: emptyFolder() }, { apiLimits });
});

interface Cost {
  readonly messages: number;
  readonly bytes: number;
}

/** From the first deal to the end, a player and round. */
const costsOf = async (ruleset: GameId): Promise<readonly Cost[]> => {
  const { seats, options } = GAMES[ruleset].rules;
  const agreed = { changes: {}, clock: 'normal', watchDelayS: 0, isListed: false } as const;
  const { people } = await meet(
    server.address,
    NAMES.slice(0, seats).map((name) => ({ name, level: 'greedy' })),
    {
      terms: { ruleset, preset: options.defaultPreset, ...agreed },
      lineup: NAMES.slice(0, seats).map(() => null),
    },
  );
  const before = people.map(({ bytesRead }) => bytesRead);
  people[0]?.say({ type: 'begin' });
  return Promise.all(
    people.map(async (one, i) => {
      await one.until(() => one.table?.phase === 'over');
      const deals = one.all('told').filter(({ events }) => events.some(({ type }) => type === 'dealt'));
      const bytes = one.bytesRead - (before[i] ?? 0);
      one.drop();
      return { messages: one.heard.length / deals.length, bytes: bytes / deals.length };
    }),
  );
};

test.each(Object.keys(GAMES) as GameId[])('%s: a round costs a player no more than it may', async (game) => {
  const costs: Cost[] = [];
  for (let match = 0; match < matches; match++) costs.push(...(await costsOf(game)));
  const mean = (of: (cost: Cost) => number): number =>
    costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  const kb = (bytes: number): string => (bytes / KB).toFixed(1);
  const bytes = mean((cost) => cost.bytes);
  const row = [
    mean(({ messages }) => messages).toFixed(0),
    kb(bytes),
    kb(Math.max(...costs.map((cost) => cost.bytes))),
  ];
  if (process.env.PAIJU_WIRE !== undefined) console.log(`\n| ${game} on a socket | ${row.join(' | ')} |`);
  expect(bytes).toBeLessThan((matches < MANY ? MOST_ALONE_KB : MOST_KB) * KB);
});

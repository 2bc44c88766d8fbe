/** Programs at tables online: where the host has opened them to programs, and whatever such a program does. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PlayedMatch, TableCodes } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableAddress } from '../packages/agents/src/online/address.ts';
import type { AgentVisit, VisitEnd } from '../packages/agents/src/online/agentAtTable.ts';
import { visitTable } from '../packages/agents/src/online/agentAtTable.ts';
import { noFaults } from '../packages/agents/src/seat/faults.ts';
import { commandOf } from '../packages/agents/src/testing/match.ts';
import { Player } from '../packages/cli/src/commands/mcp/player.ts';
import { run } from '../packages/cli/src/run.ts';
import { TestIo } from '../packages/cli/src/testing/io.ts';
import { TERMS } from '../packages/server/src/sittings/testing/sitters.ts';
import { asks, Client, newGuest } from '../packages/server/src/testing/client.ts';
import { emptyFolder } from '../packages/server/src/testing/places.ts';
import type { TestServer } from '../packages/server/src/testing/servers.ts';
import { serverAt } from '../packages/server/src/testing/servers.ts';
import { wallHeaderIn } from '../packages/web/src/screens/fair/checkWall.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverAt({ database: null, data: emptyFolder() });
});

const OPEN = { ...TERMS, preset: 'duel', agents: true } as const;

/** A host at a new table for two, who plays as our bot does. */
const hosted = async (
  terms: object = OPEN,
): Promise<{ readonly host: Client; readonly codes: TableCodes }> => {
  const { address } = server;
  const { token } = await newGuest(address, 'Ann');
  const body = { terms, lineup: [null, null] };
  const { body: codes } = await asks<TableCodes>(address, 'POST', '/api/tables', { token, body });
  const host = await new Client({ address, code: codes.joinCode, token }).enter();
  await host.until(() => host.table?.own === 0);
  return { host, codes };
};

const visit = (codes: TableCodes, how: string, more: Partial<AgentVisit> = {}): Promise<VisitEnd> =>
  visitTable(
    {
      address: { origin: `http://${server.address}`, code: codes.joinCode },
      command: commandOf('naughty.py', how, '5'),
      ...{ name: 'Robby', decisionMs: null, reserveMs: 0, matches: 1, say: () => {}, ...more },
    },
    new AbortController().signal,
  );

/** The host begins when the program sits there; resolves when the match is over for the host. */
const playedBy = async (host: Client): Promise<void> => {
  await host.until(() => host.table?.chairs[1]?.is === 'person');
  host.say({ type: 'begin' });
  await host.until(() => host.last('match-over') !== null);
};

test('a program sits down and plays a match, and everybody sees that it is one', async () => {
  const { host, codes } = await hosted();
  const [end] = await Promise.all([visit(codes, 'good'), playedBy(host)]);
  expect(end).toEqual({ matches: 1, faults: noFaults(), lastWords: '', trouble: null });
  const { body } = await asks<PlayedMatch>(server.address, 'GET', `/api/tables/${codes.joinCode}/matches/1`);
  const fair = wallHeaderIn(body.record)?.proof;
  expect(
    fair?.numbers.map((number) => number.length),
    'the program has a number in the wall',
  ).toEqual([64, 64]);
  const seen = host.all('table').map(({ chairs, terms }) => [terms.agents, chairs[1]]);
  expect(seen).toContainEqual([true, { is: 'person', name: 'Robby', face: null, isHere: true, agent: true }]);
  host.drop();
});

test('no program sits down where the host has not said that it may', async () => {
  const { host, codes } = await hosted(TERMS);
  expect((await visit(codes, 'good')).trouble).toBe('the table says no-agents');
  expect(host.table?.chairs[1]).toEqual({ is: 'empty' });
  host.drop();
});

describe('a match is played to its end with a program that', () => {
  // [what it does, how long it may, what is counted of it]
  test.each([
    ['wrong', 'wrong'],
    ['twice', 'twice'],
    ['garbage', 'garbage'],
    ['huge', 'garbage'],
  ] as const)('is %s', async (how, counted) => {
    const { host, codes } = await hosted();
    const [end] = await Promise.all([visit(codes, how), playedBy(host)]);
    expect(end).toMatchObject({ matches: 1, trouble: null });
    expect(end.faults[counted]).toBeGreaterThan(0);
    host.drop();
  });

  test.each(['never', 'late', 'crash', 'stillborn', 'flood'])('is %s: a bot takes over', async (how) => {
    const { host, codes } = await hosted();
    const every = how === 'late' || how === 'never' ? '1' : '5';
    const command = commandOf('naughty.py', how, every);
    const [end] = await Promise.all([visit(codes, how, { command, decisionMs: 250 }), playedBy(host)]);
    expect(end).toMatchObject({ matches: 0, trouble: 'the program plays no more' });
    expect(host.table?.chairs[1]).toMatchObject({ is: 'bot' });
    host.drop();
  });
});

test('who says ten megabytes to the server itself is closed, and the table takes no harm', async () => {
  const { host, codes } = await hosted();
  const { token } = await newGuest(server.address, 'Bulk');
  const bulk = await new Client({ address: server.address, code: codes.joinCode, token }).enter();
  bulk.say({ type: 'sit', seat: 1, agent: true });
  await host.until(() => host.table?.chairs[1]?.is === 'person');
  host.say({ type: 'begin' });
  await bulk.until(() => bulk.last('asked') !== null);
  bulk.level = null;
  bulk.socket.send('x'.repeat(10_000_000));
  await bulk.until(() => bulk.closed !== null);
  await host.until(() => host.table?.chairs[1]?.is === 'person' && !host.table.chairs[1].isHere);
  expect((await asks(server.address, 'GET', '/api/status')).status).toBe(200);
  host.drop();
});

test('paiju agent plays by a link, and says what came of it', async () => {
  const { host, codes } = await hosted();
  const io = new TestIo([]);
  const link = `http://${server.address}/#/table/${codes.joinCode}`;
  const [code] = await Promise.all([
    run(['agent', '--table', link, '--exec', commandOf('naughty.py', 'wrong', '5'), '--matches', '1'], io),
    playedBy(host),
  ]);
  expect(code).toBe(1);
  expect(io.printed).toMatch(/0 late, [1-9]\d* wrong.*\nmatches played: 1\n$/);
  host.drop();
});

test('a model sits down by its tools, and plays a match', async () => {
  const { host, codes } = await hosted();
  const model = new Player(new TestIo([]));
  const link = `http://${server.address}/#/table/${codes.joinCode}`;
  const joining = model.join(link, 'Claudia');
  await host.until(() => host.table?.chairs[1]?.is === 'person');
  expect(host.table?.chairs[1]).toMatchObject({ name: 'Claudia', agent: true });
  host.say({ type: 'begin' });
  let text = await joining;
  while (!text.includes('This match is over')) {
    const { question, choices } = JSON.parse(model.choices(0, undefined));
    text = question === null ? await model.look() : await model.act(question, choices[0].choice);
  }
  await host.until(() => host.last('match-over') !== null);
  model.leave();
  host.drop();
});

test('no model sits down where the host has not said that it may', async () => {
  const { host, codes } = await hosted(TERMS);
  const link = `http://${server.address}/#/table/${codes.joinCode}`;
  await expect(new Player(new TestIo([])).join(link, undefined)).rejects.toThrow('the table says no-agents');
  host.drop();
});

test.each([
  ['no link', 'hello', 'is not allowed'],
  ['no server', 'http://127.0.0.1:9/#/table/ABCD12', 'cannot be reached'],
])('%s is one line and exit code 2', async (_, link, said) => {
  const io = new TestIo([]);
  expect(await run(['agent', '--table', link, '--exec', 'true'], io)).toBe(2);
  expect(io.complaints).toContain(said);
});

test.each([
  ['http://host:5180/#/table/ABcd12', { origin: 'http://host:5180', code: 'ABcd12' }],
  ['https://host/page/#/table/ABcd12', { origin: 'https://host', code: 'ABcd12' }],
  ['http://host/ABcd12', { origin: 'http://host', code: 'ABcd12' }],
  ['ftp://host/ABcd12', null],
  ['http://host/', null],
])('the link %s', (link, address) => expect(tableAddress(link)).toEqual(address));

test('nothing is left of them', async () => {
  await wait(0);
  expect(process.listeners('exit').filter(({ name }) => name === 'killAll')).toEqual([]);
});

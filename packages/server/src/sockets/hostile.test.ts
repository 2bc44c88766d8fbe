/** A server besieged: every stranger is answered or closed, nothing of the inside is seen, and others play on. */
import { CLOSED } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { Outcome } from '../testing/hostile/siege.ts';
import { besiege, KINDS, targetAt } from '../testing/hostile/siege.ts';
import { isFromInside } from '../testing/hostile/stranger.ts';
import { emptyFolder } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

const FRAMES_OF_EACH = 200;

let server: TestServer;
let outcomes: readonly Outcome[];
let people: readonly Client[];
const outcome = (name: string): Outcome => outcomes.find((one) => one.name === name) as Outcome;

beforeAll(async () => {
  server = await serverAt(
    { database: null, data: emptyFolder() },
    // As many messages as people send; who only half enters is not waited for.
    { trustsProxy: true, socketLimits: { messages: { burst: 40, perSecond: 15 }, enterMs: 300 } },
  );
  const met = await meet(server.address, [{ name: 'Ann' }, { name: 'Ben', level: null }]);
  people = met.people;
  people[0]?.say({ type: 'begin' });
  const [host = '', port] = server.address.split(':');
  const target = await targetAt({ host, port: Number(port) }, met.codes);
  const plan = { target, framesOfEach: FRAMES_OF_EACH, seed: 1, atOnce: 4, framesASecond: null };
  outcomes = await besiege({ ...plan, progress: () => undefined });
});

describe.each(KINDS)('%s', (name) => {
  test('everybody is answered or closed, and told nothing of the inside', () => {
    const { frames, betrayed } = outcome(name);
    expect(frames).toBeGreaterThanOrEqual(FRAMES_OF_EACH);
    expect(betrayed).toEqual([]);
  });
});

test.each([
  ['random bytes', 1002],
  ['random texts', CLOSED.flooded],
  ['nonsense in shape', CLOSED.flooded],
  ['oversized', 1009],
  ['wrong tokens', CLOSED.refused],
  ['broken frames', 1002],
  ['fragments', 1009],
  ['flood', CLOSED.flooded],
])('%s: closed with %d', (name, code) => {
  expect([...outcome(name).closed.keys()]).toContain(code);
});

test.each([
  ['nonsense in shape', 'rejected'],
  ['what others said', 'denied'],
  ['out of order', 'denied'],
  ["other seats' questions", 'refused'],
  ['flood', 'denied'],
])('%s: answered with %s', (name, type) => {
  expect(outcome(name).heard.get(type)).toBeGreaterThan(0);
});

test('the table of others is as it was, and its match goes on to the end', async () => {
  const [ann, ben] = people as [Client, Client];
  expect([ann.closed, ben.closed]).toEqual([null, null]);
  expect(ann.table).toMatchObject({ phase: 'playing', host: 0, own: 0 });
  expect(ann.table?.chairs).toMatchObject([
    { is: 'person', name: 'Ann' },
    { is: 'person', name: 'Ben' },
  ]);
  ben.level = 'greedy';
  ben.drop();
  await ben.enter();
  await ann.until(() => ann.last('match-over') !== null);
});

test('no line of the log has anything of the inside, and nothing has failed', () => {
  expect(server.logged.filter(isFromInside)).toEqual([]);
  expect(server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});

import type { OnlineDown } from '@paiju/protocol';
import { CLOSED, PROTOCOL } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';
import { scripted, TABLE, TOKEN } from './testing/script.ts';

const PASS = { type: 'pass' } as const;
const seated = (n: number): OnlineDown => ({
  type: 'seated',
  n,
  protocol: PROTOCOL,
  ruleset: 'xuezhan',
  seat: 0,
  players: ['Ann', 'Ben', 'Cai', 'Dan'],
});
const asked = (n: number, question: number): OnlineDown => ({
  type: 'asked',
  n,
  question,
  ruleset: 'xuezhan',
  legal: [PASS],
  clock: { msLeft: 9000, reserveMs: 30_000 },
});
const enter = (after: number) => ({ type: 'enter', protocol: PROTOCOL, code: 'JOIN22', token: TOKEN, after });
const act = { type: 'act', question: 1, action: PASS };
const resync = (after: number) => ({ type: 'resync', protocol: PROTOCOL, after });

/** Somebody who sits at a table and is asked something. */
const askedOnce = () => {
  const line = scripted();
  line.wire.onopen?.();
  line.wire.tell(TABLE, seated(1), asked(2, 1), { type: 'resynced', n: 2 });
  return line;
};

test('the first thing said is who is there, and for which table', () => {
  const line = scripted();
  expect(line.link.state).toEqual({ name: 'connecting' });
  line.wire.onopen?.();
  expect(line.wire.said).toEqual([enter(0)]);
  line.wire.tell(TABLE);
  expect(line.link.state).toEqual({ name: 'open' });
  expect(line.sitting.shown.table).toEqual(TABLE);
});

test('a line that is cut in the middle of an answer: what was heard is not told again, the answer is said again', () => {
  const line = askedOnce();
  const { client } = line.sitting;
  client.act(PASS);
  expect(line.wire.said).toEqual([enter(0), act]);
  line.wire.cut();
  expect(line.link.state).toEqual({ name: 'reconnecting' });
  line.pass(10_000);
  line.wire.onopen?.();
  expect(line.wire.said).toEqual([enter(2)]);
  line.wire.tell(TABLE, asked(2, 1), { type: 'resynced', n: 2 });
  expect(line.wire.said).toEqual([enter(2), act]);
  expect(client.shown.asked).toBeNull();
  line.wire.tell({ type: 'done', n: 3, question: 1, action: PASS });
  line.pass(10_000);
  expect(line.wire.said).toHaveLength(2);
  expect(line.wires).toHaveLength(2);
});

test('what is pressed while there is no line is said when there is one', () => {
  const line = askedOnce();
  line.wire.cut();
  line.sitting.client.act(PASS);
  line.pass(10_000);
  line.wire.onopen?.();
  line.wire.tell(TABLE, { type: 'resynced', n: 2 });
  expect(line.wire.said).toEqual([enter(2), act]);
});

test('an answer that nobody takes is asked after, and a line on which nobody answers is given up', () => {
  const line = askedOnce();
  line.sitting.client.act(PASS);
  line.pass(5_000);
  expect(line.wire.said).toEqual([enter(0), act, resync(2)]);
  line.wire.tell({ type: 'resynced', n: 2 });
  expect(line.wire.said.at(-1)).toEqual(act);
  line.pass(5_000);
  expect(line.wires).toHaveLength(1);
  line.pass(5_000); // The second question has had no answer.
  const [first] = line.wires;
  expect(first?.isClosed).toBe(true);
  expect(line.link.state).toEqual({ name: 'reconnecting' });
});

test.each(['moved', 'stopping'] as const)(
  'a table that is %s is followed at once, and then with patience',
  (why) => {
    const line = askedOnce();
    line.wire.cut(CLOSED[why]);
    line.pass(0);
    expect(line.wires).toHaveLength(2);
    line.wire.cut(CLOSED[why]);
    line.pass(0);
    expect(line.wires).toHaveLength(2);
    line.pass(10_000);
    expect(line.wires.length).toBeGreaterThan(2);
  },
);

test.each(['flooded', 'tooMany'] as const)('whoever is closed as %s waits longer', (why) => {
  const line = askedOnce();
  line.wire.cut(CLOSED[why]);
  line.pass(4_000);
  expect(line.wires).toHaveLength(1);
  line.pass(4_000);
  expect(line.wires).toHaveLength(2);
});

test.each(['no-such-table', 'unknown-token'] as const)('nothing more is tried after %s', (code) => {
  const line = scripted();
  line.wire.onopen?.();
  line.wire.tell({ type: 'denied', what: 'enter', code });
  line.wire.cut(CLOSED.refused);
  expect(line.link.state).toEqual({ name: 'refused', why: code });
  line.pass(100_000);
  line.link.wake();
  line.link.drop();
  expect(line.wires).toHaveLength(1);
});

test('two ends of different versions do not talk', () => {
  const line = scripted();
  line.wire.tell({ type: 'rejected', code: 'server-too-old', at: 'protocol' });
  expect(line.link.state).toEqual({ name: 'refused', why: 'server-too-old' });
  expect(line.wire.isClosed).toBe(true);
});

test('what cannot be read comes from a newer server', () => {
  const line = askedOnce();
  line.wire.onmessage?.({ data: '{"type":"news"}' });
  expect(line.link.state).toEqual({ name: 'refused', why: 'client-too-old' });
});

test('a sitting that begins anew forgets what was heard, and counts from there', () => {
  const line = askedOnce();
  line.wire.tell(seated(9), asked(10, 4));
  expect(line.sitting.client.shown.asked?.question).toBe(4);
  line.wire.tell(asked(10, 5));
  expect(line.sitting.client.shown.asked?.question).toBe(4);
  line.wire.tell(seated(1), asked(2, 1));
  expect(line.sitting.client.shown.asked?.question).toBe(1);
});

test('a browser without a network has no line; with one again it has it at once', () => {
  const line = askedOnce();
  line.link.drop();
  expect(line.link.state).toEqual({ name: 'reconnecting' });
  line.link.wake();
  expect(line.wires).toHaveLength(2);
  line.wire.onopen?.();
  line.wire.tell(TABLE);
  expect(line.link.state).toEqual({ name: 'open' });
});

test('whoever looks at the page again finds out whether the line still holds', () => {
  const line = askedOnce();
  line.link.wake();
  expect(line.wire.said.at(-1)).toEqual(resync(2));
  line.wire.tell({ type: 'resynced', n: 2 });
  line.pass(10_000);
  expect(line.wires).toHaveLength(1);
  line.link.wake();
  line.pass(6_000);
  expect(line.wires).toHaveLength(2);
});

// [where, what is there]
test.each<[string, readonly OnlineDown[]]>([
  ['at a table', [TABLE, seated(1), asked(2, 1), { type: 'resynced', n: 2 }]],
  ['in a waiting room', [TABLE]],
  ['among those who watch', [{ ...TABLE, own: null }]],
])('a line that dies in silence is found out within 20 seconds: %s', (_, told) => {
  const line = scripted();
  line.wire.onopen?.();
  line.wire.tell(...told);
  line.pass(20_000);
  expect(line.wires.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(line.link.state).toEqual({ name: 'reconnecting' });
});

test('a line on which little is said is asked after, and is kept as long as somebody answers, whatever it is', () => {
  const line = askedOnce();
  line.pass(11_000);
  expect(line.wire.said).toEqual([enter(0)]);
  line.pass(2_000);
  expect(line.wire.said).toEqual([enter(0), resync(2)]);
  line.wire.tell({ type: 'resynced', n: 2 });
  line.pass(11_000);
  line.wire.tell({ type: 'thinking', seat: 1, clock: null });
  line.pass(11_000);
  expect(line.wire.said).toHaveLength(2);
  line.pass(2_000);
  line.wire.tell({ type: 'denied', what: 'resync', code: 'no-match-yet' });
  line.pass(11_000);
  expect(line.sitting.shown.denied).toBeNull();
  expect(line.wire.said).toEqual([enter(0), resync(2), resync(2)]);
  expect(line.wires).toHaveLength(1);
});

test('a connection that does not come about is tried again', () => {
  const line = scripted();
  line.pass(10_000);
  expect(line.wire.isClosed).toBe(true);
  line.pass(1_000);
  expect(line.wires).toHaveLength(2);
  expect(line.link.state).toEqual({ name: 'connecting' });
});

test('whoever has left hears and says nothing more', () => {
  const line = askedOnce();
  line.sitting.close();
  line.pass(100_000);
  expect([line.wires.length, line.wire.isClosed]).toEqual([1, true]);
});

// [tries, chance, milliseconds]
test.each([
  [0, 1, 300],
  [0, 0, 150],
  [3, 1, 2400],
  [3, 0.5, 1800],
  [99, 1, 5000],
])('after %d tries and with chance %d it takes %d ms', (tries, chance, ms) =>
  expect(backoff(tries, chance)).toBe(ms),
);

test.each([[1_234], [null]])('whoever is suspended hears until when: %s', (until) => {
  const line = scripted();
  line.wire.onopen?.();
  line.wire.tell({ type: 'denied', what: 'enter', code: 'suspended', until });
  line.wire.cut(CLOSED.refused);
  expect(line.link.state).toEqual({ name: 'refused', why: 'suspended', until });
});

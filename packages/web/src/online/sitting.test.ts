import type { OnlineDown } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { scripted, TABLE } from './testing/script.ts';

const SEATED: OnlineDown = {
  type: 'seated',
  n: 1,
  protocol: PROTOCOL,
  ruleset: 'xuezhan',
  seat: 0,
  players: ['Ann', 'Ben', 'Cai', 'Dan'],
};

const opened = () => {
  const line = scripted();
  line.wire.onopen?.();
  return line;
};

test('a chair that is wanted before the line is open is taken once it is', () => {
  const line = opened();
  line.sitting.say({ type: 'sit', seat: 1 });
  line.wire.tell({ ...TABLE, own: null });
  expect(line.wire.said.slice(1)).toEqual([{ type: 'sit', seat: 1 }]);
  line.wire.tell({ ...TABLE, own: null });
  expect(line.wire.said).toHaveLength(2);
});

test('whoever sits already does not change chairs by coming back', () => {
  const line = opened();
  line.sitting.say({ type: 'sit', seat: 1 });
  line.wire.tell({ ...TABLE, own: 3 });
  expect(line.wire.said).toHaveLength(1);
});

test('of two devices one plays, and the other may take the seat', () => {
  const line = opened();
  line.wire.tell(TABLE, { type: 'device', plays: false });
  expect(line.sitting.shown.plays).toBe(false);
  line.sitting.say({ type: 'play-here' });
  expect(line.wire.said.at(-1)).toEqual({ type: 'play-here' });
  line.wire.tell({ type: 'device', plays: true });
  expect(line.sitting.shown.plays).toBe(true);
});

test('what is denied is shown until something else is tried', () => {
  const line = opened();
  line.wire.tell(TABLE, { type: 'denied', what: 'sit', code: 'chair-taken' });
  expect(line.sitting.shown.denied?.code).toBe('chair-taken');
  line.sitting.say({ type: 'sit', seat: 3 });
  expect(line.sitting.shown.denied).toBeNull();
});

test('times that are left become times of the own clock', () => {
  const line = opened();
  line.pass(1_000);
  line.wire.tell(TABLE, SEATED, {
    type: 'presence',
    seats: [{ is: 'here' }, { is: 'away', msLeft: 9_000 }, { is: 'bot' }, { is: 'away', msLeft: null }],
  });
  expect(line.sitting.shown.presence).toEqual([
    { is: 'here', until: null },
    { is: 'away', until: 10_000 },
    { is: 'bot', until: null },
    { is: 'away', until: null },
  ]);
  line.wire.tell({
    type: 'asked',
    n: 2,
    question: 1,
    ruleset: 'xuezhan',
    legal: [{ type: 'pass' }],
    clock: { msLeft: 5_000, reserveMs: 20_000 },
  });
  expect(line.sitting.shown.clock).toEqual({ question: 1, baseUntil: 6_000, reserveMs: 20_000 });
  line.wire.tell({ type: 'clock', question: 1, clock: { msLeft: 0, reserveMs: 7_000 } });
  expect(line.sitting.shown.clock).toEqual({ question: 1, baseUntil: 1_000, reserveMs: 7_000 });
  line.wire.tell({ type: 'done', n: 3, question: 1, action: null });
  expect(line.sitting.shown.clock).toBeNull();
  line.wire.tell({ type: 'thinking', seat: 2, clock: { msLeft: 4_000, reserveMs: 100 } });
  expect(line.sitting.shown.thinking).toEqual({ seat: 2, baseUntil: 5_000, reserveMs: 100 });
  line.wire.tell({ type: 'thinking', seat: null, clock: null });
  expect(line.sitting.shown.thinking).toBeNull();
  line.wire.tell({ type: 'round-over', n: 4, round: 0, msLeft: 30_000 });
  expect(line.sitting.shown.nextRoundAt).toBe(31_000);
});

test('nothing that only somebody alone may do is ever said', () => {
  const line = opened();
  line.wire.tell(TABLE, SEATED);
  const { client } = line.sitting;
  client.undo();
  client.askHint();
  client.setPace({ thinkMs: 0, holdMs: 0 });
  expect(line.wire.said).toHaveLength(1);
});

test('what each seat has said last is shown, also when it is said again', () => {
  const line = opened();
  line.wire.tell(TABLE, { type: 'said', seat: 2, emote: 'hello' });
  expect(line.sitting.shown.said[2]).toEqual({ emote: 'hello', number: 0, at: 0 });
  line.pass(500);
  line.wire.tell({ type: 'said', seat: 2, emote: 'hello' });
  expect(line.sitting.shown.said).toEqual([null, null, { emote: 'hello', number: 1, at: 500 }, null]);
});

test('a table that could not be kept says at which step, until another match begins', () => {
  const line = opened();
  line.wire.tell(TABLE, SEATED, { type: 'stopped', step: 12 });
  expect(line.sitting.shown.stoppedAt).toBe(12);
  line.wire.tell(SEATED);
  expect(line.sitting.shown.stoppedAt).toBeNull();
});

test('what was done about somebody is told until something else is asked', () => {
  const line = opened();
  line.wire.tell(TABLE, { type: 'noted', what: 'block', seat: 1 });
  expect(line.sitting.shown.noted).toEqual({ type: 'noted', what: 'block', seat: 1 });
  line.sitting.say({ type: 'report', seat: 1, reason: 'stalling' });
  expect(line.sitting.shown.noted).toBeNull();
});

test('a table that begins by itself says when, each time it is told; once it has begun it does not', () => {
  const line = opened();
  line.wire.tell({ ...TABLE, made: 'quick', startsInMs: 20_000 });
  expect(line.sitting.shown.startsAt).toBe(20_000);
  line.pass(5_000);
  line.wire.tell({ ...TABLE, made: 'quick', startsInMs: 14_000 });
  expect(line.sitting.shown.startsAt).toBe(19_000);
  line.wire.tell({ ...TABLE, made: 'quick', phase: 'playing' });
  expect(line.sitting.shown.startsAt).toBeNull();
});

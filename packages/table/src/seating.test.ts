import type { AnyAction } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { SeatPort } from './ports.ts';
import { Seating } from './seating.ts';
import { never, noTime, settled } from './testing/clock.ts';
import { keptLog, silent } from './testing/ports.ts';

const LEGAL: readonly AnyAction[] = [{ type: 'pass' }];
const ASKED = { number: 7, view: {}, legal: LEGAL };

/** Answers every question with the type it was asked with. */
const echo: SeatPort = { observe: () => {}, choose: async ({ legal }) => ({ type: `${legal[0]?.type}` }) };

const seatingOf = (...seats: SeatPort[]): Seating =>
  new Seating({ seats, log: keptLog(), wait: never, now: noTime }, null, keptLog());

test('answers wait until they are taken, and a seat counts as asked until then', async () => {
  const seating = seatingOf(echo, echo);
  seating.ask(1, ASKED);
  seating.ask(0, ASKED);
  await settled();
  expect([seating.isAsked(0), seating.isAsked(1)]).toEqual([true, true]);
  expect(await seating.next()).toMatchObject({
    seat: 1,
    answer: { type: 'action', action: { type: 'pass' } },
  });
  expect([seating.isAsked(0), seating.isAsked(1)]).toEqual([true, false]);
  expect(await seating.next()).toMatchObject({ seat: 0 });
});

test('a question that no longer matters is taken back, and so is an answer to it that lies there already', async () => {
  const over: unknown[] = [];
  const slow = { ...silent(), done: (...how: unknown[]) => void over.push(how) };
  const seating = seatingOf(echo, slow, echo);
  for (const seat of [0, 1, 2]) seating.ask(seat, ASKED);
  await settled();
  seating.keepOnly([2]);
  expect(over).toEqual([[7, null]]);
  expect(slow.signals[0]?.aborted).toBe(true);
  expect([0, 1, 2].map((seat) => seating.isAsked(seat))).toEqual([false, false, true]);
  seating.ask(0, { ...ASKED, legal: [{ type: 'new' }] });
  expect(await seating.next()).toMatchObject({ seat: 2 });
  expect(await seating.next()).toMatchObject({ seat: 0, answer: { action: { type: 'new' } } });
});

test('a port that changes its answer after giving it changes nothing', async () => {
  const action = { type: 'pass' };
  const seating = seatingOf({ observe: () => {}, choose: async () => action });
  seating.ask(0, ASKED);
  await settled();
  action.type = 'win';
  expect(await seating.next()).toMatchObject({ answer: { action: { type: 'pass' } } });
});

test('closed, there is nothing more to come', async () => {
  const seating = seatingOf(silent());
  seating.ask(0, ASKED);
  const next = seating.next();
  seating.close();
  expect(await next).toBeNull();
});

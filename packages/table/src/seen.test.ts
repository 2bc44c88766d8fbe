import type { AnyEvent, Game } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { seenOf } from './seen.ts';
import { Table } from './table.ts';
import { atOnce, noTime } from './testing/clock.ts';
import { seeded } from './testing/deal.ts';
import { eager, four, keptLog, portOf } from './testing/ports.ts';

const events = 'dealt (a) won (b) (c) won ended'.split(' ').map((type): AnyEvent => ({ type }));
const open = (event: AnyEvent): object | null => (event.type.startsWith('(') ? null : event);

// [the number of the cause in its round, what the seat is told it was for]
const CAUSES: readonly [number, string][] = [
  [10, 'dealt'],
  [12, 'won'],
  [15, 'won'],
  [16, 'ended'],
  [13, 'won'], // hidden: what was seen last before it
  [3, 'ended'], // no event of these: last
  [99, 'ended'],
];

test.each(CAUSES)('a payment for event %i is told as for %s', (cause, type) => {
  const paid = { from: 0, to: 1, points: 1, reason: 'x', cause };
  const seen = seenOf({ first: 10, events, transfers: [paid] }, open);
  expect(seen.events.map((event) => (event as AnyEvent).type)).toEqual(['dealt', 'won', 'won', 'ended']);
  const [told] = seen.transfers;
  expect(seen.events[told?.cause ?? -1]).toEqual({ type });
  expect({ ...told, cause }).toEqual(paid);
});

test('of two wins each has its own payments', () => {
  const paid = (cause: number) => ({ from: 0, to: 1, points: 1, reason: 'x', cause });
  const { transfers } = seenOf({ first: 10, events, transfers: [paid(15), paid(12)] }, open);
  expect(transfers.map(({ cause }) => cause)).toEqual([2, 1]);
});

test('payments with nothing seen point at the beginning', () => {
  const paid = { from: 0, to: 1, points: 1, reason: 'x', cause: 5 };
  expect(seenOf({ first: 5, events: [{ type: '(a)' }], transfers: [paid] }, open)).toEqual({
    events: [],
    transfers: [{ ...paid, cause: 0 }],
  });
});

describe.each(Object.entries(GAMES.xuezhan.rules.options.presets))('xuezhan %s', (_, options) => {
  test('every seat is told of every payment that the event before its place caused it', async () => {
    const game: Game = GAMES.xuezhan;
    const seats = four(() => portOf(eager));
    const table = new Table(
      game,
      seeded({ ...options, deals: 4 }, 3),
      { seats, log: keptLog(), wait: atOnce, now: noTime },
      { clock: null, holdMs: 1 },
    );
    await table.run();
    const causes = table.match.history.flatMap(({ first, events: happened, transfers }) =>
      transfers.map(({ cause }) => happened[cause - first]?.type),
    );
    expect(new Set(causes)).toContain('won');
    for (const { messages } of seats)
      expect(
        messages.flatMap((message) =>
          message.transfers.map(({ cause }) => (message.events[cause ?? -1] as AnyEvent | undefined)?.type),
        ),
      ).toEqual(causes);
  });
});

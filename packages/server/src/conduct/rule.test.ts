import { describe, expect, test } from 'vitest';
import type { Measured } from './measure.ts';
import type { Mark, Verdict } from './rule.ts';
import { standingAfter, verdictOf } from './rule.ts';

const measured = (more: Partial<Measured>): Measured => ({
  ...{ guest: 'Ann', decisions: 40, byClock: 0, byStandIn: 0, awayMs: 0, hasLeft: false, others: 3 },
  ...more,
});

test.each<[string, Partial<Measured>, Verdict]>([
  ['a match to the end', {}, 'played'],
  ['one in which nothing had to be decided', { decisions: 0 }, 'played'],
  ['late a few times', { byClock: 4, decisions: 5 }, 'played'],
  ['late now and then in a long match', { byClock: 9 }, 'played'],
  ['late a quarter of the time', { byClock: 10 }, 'stalled'],
  ['late a quarter of what was left to them', { byClock: 8, byStandIn: 8 }, 'stalled'],
  ['a connection that was lost for a moment', { byStandIn: 7, awayMs: 20_000 }, 'played'],
  ['one that was lost for longer', { byStandIn: 8, awayMs: 60_000 }, 'lapsed'],
  ['just less than half', { byStandIn: 19 }, 'lapsed'],
  ['one that did not come back in time', { byStandIn: 20 }, 'absent'],
  ['stood up in the middle', { hasLeft: true }, 'left'],
  ['stood up, and was late before', { hasLeft: true, byClock: 30, byStandIn: 30 }, 'left'],
  ['left a table of bots', { hasLeft: true, others: 0 }, 'lapsed'],
  ['was late among bots', { byClock: 40, others: 0 }, 'played'],
  ['was away among bots', { byStandIn: 40, others: 0 }, 'lapsed'],
])('%s: %o is %s', (_, more, verdict) => {
  expect(verdictOf(measured(more))).toBe(verdict);
});

const MINUTE = 60_000;
const LETTERS: Readonly<Record<string, Verdict>> = {
  p: 'played',
  i: 'lapsed',
  s: 'stalled',
  a: 'absent',
  l: 'left',
};
/** One mark a minute, the last one now. */
const marks = (text: string): Mark[] =>
  [...text].map((letter, i) => ({
    verdict: LETTERS[letter] ?? 'played',
    at: (i - text.length + 1) * MINUTE,
  }));

describe('after', () => {
  // [what happened, offences, no rated games for so many minutes, what the next costs, matches to go]
  test.each<[string, number, number, number, number]>([
    ['', 0, 0, 10, 0],
    ['pppp', 0, 0, 10, 0],
    ['iiii', 0, 0, 10, 0],
    ['l', 1, 10, 60, 3],
    ['a', 1, 10, 60, 3],
    ['s', 1, 10, 60, 3],
    ['ll', 2, 60, 1440, 3],
    ['lsa', 3, 1440, 10_080, 3],
    ['llll', 4, 10_080, 10_080, 3],
    ['lllll', 5, 10_080, 10_080, 3],
    ['lp', 1, 9, 60, 2],
    ['lppp', 0, 7, 10, 0],
    ['lpppl', 1, 10, 60, 3],
    ['lppl', 2, 60, 1440, 3],
    ['lipip', 1, 6, 60, 1],
    ['llppp', 1, 57, 60, 3],
    ['llpppppp', 0, 54, 10, 0],
    ['lppppppppppp', 0, 0, 10, 0],
    // A shorter pause does not end a longer one.
    ['lllpppppppppl', 1, 1430, 60, 3],
  ])("'%s' there are %i offences, and %i minutes to wait", (text, offences, wait, next, matchesToGo) => {
    expect(standingAfter(marks(text), 0)).toEqual({
      offences,
      pausedUntil: wait === 0 ? null : wait * MINUTE,
      nextPauseMs: next * MINUTE,
      matchesToGo,
    });
  });

  test('a pause is over when its time is', () => {
    const left = marks('l');
    expect(standingAfter(left, 10 * MINUTE - 1).pausedUntil).toBe(10 * MINUTE);
    expect(standingAfter(left, 10 * MINUTE).pausedUntil).toBe(null);
  });
});

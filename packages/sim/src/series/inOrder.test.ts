import { expect, test } from 'vitest';
import { thrownBy } from './failure.ts';
import { InOrder } from './inOrder.ts';
import type { Stretch } from './share.ts';

const stretch = (first: number, last: number, failing?: number): Stretch<string> => ({
  games: { first, last },
  outcome: `${first}-${last}`,
  thrown: failing === undefined ? null : thrownBy(failing, new Error('no luck')),
});

// [what it shows, the first game, stretches as they come in, outcomes taken, the game that is told to have failed]
const CASES: readonly [string, number, readonly Stretch<string>[], readonly string[], number | null][] = [
  ['in order', 1, [stretch(1, 2), stretch(3, 3)], ['1-2', '3-3'], null],
  ['the other way round', 1, [stretch(5, 6), stretch(2, 4), stretch(1, 1)], ['1-1', '2-4', '5-6'], null],
  ['from the middle on', 41, [stretch(43, 44), stretch(41, 42)], ['41-42', '43-44'], null],
  ['none before its turn', 1, [stretch(2, 3)], [], null],
  ['none from a failure on', 1, [stretch(4, 5), stretch(2, 3, 3), stretch(1, 1)], ['1-1'], 3],
  ['the first of two failures', 1, [stretch(3, 4, 3), stretch(1, 2, 2)], [], 2],
];

test.each(CASES)('%s', (_, first, stretches, outcomes, failed) => {
  const taken: string[] = [];
  const order = new InOrder<string>(first, (outcome) => taken.push(outcome));
  for (const one of stretches) order.add(one);
  expect(taken).toEqual(outcomes);
  expect(order.thrown?.game ?? null).toBe(failed);
  expect(order.received).toBe(stretches.reduce((sum, { games }) => sum + games.last - games.first + 1, 0));
});

import { expect, test } from 'vitest';
import type { LineUp } from './seating.ts';
import { lineUpsOf, seatingsOf } from './seating.ts';

const text = (lineUps: readonly LineUp[]): string[] => lineUps.map((bots) => bots.join(' '));

test('as many bots as seats make one table', () => {
  expect(text(lineUpsOf(['greedy', 'novice', 'random', 'first'], 4))).toEqual(['greedy novice random first']);
  expect(text(lineUpsOf(['greedy', 'novice'], 2))).toEqual(['greedy novice']);
});

test('any other number meets two by two', () => {
  expect(text(lineUpsOf(['greedy', 'random'], 4))).toEqual(['greedy random greedy random']);
  expect(text(lineUpsOf(['greedy', 'novice', 'random'], 2))).toEqual([
    'greedy novice',
    'greedy random',
    'novice random',
  ]);
});

// [who sits down, the seatings on each wall]
test.each<[LineUp, string[]]>([
  [
    ['greedy', 'novice', 'random', 'first'],
    [
      'greedy novice random first',
      'novice random first greedy',
      'random first greedy novice',
      'first greedy novice random',
    ],
  ],
  [
    ['greedy', 'random', 'greedy', 'random'],
    ['greedy random greedy random', 'random greedy random greedy'],
  ],
  [
    ['greedy', 'random'],
    ['greedy random', 'random greedy'],
  ],
  [['greedy', 'greedy'], ['greedy greedy']],
])('%j plays every wall from every seat', (lineUp, seatings) => {
  expect(text(seatingsOf(lineUp))).toEqual(seatings);
});

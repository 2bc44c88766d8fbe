import { expect, test } from 'vitest';
import { aroundsIn } from './arounds.ts';

const discards = (...sizes: readonly number[]) => ({
  table: sizes.map((length) => ({ discards: Array.from({ length }, () => 0) })),
});
const told = (
  number: number,
  events: readonly (readonly [string, number?])[],
  view = discards(0, 0, 0, 0),
) => ({
  number,
  view,
  events: events.map(([type, seat]) => ({ type, seat })),
});
const headsOf = (past: Parameters<typeof aroundsIn>[0]): readonly (readonly number[])[] =>
  [...aroundsIn(past)].flatMap(([number, begun]) => [...begun].map(([event, n]) => [number, event, n]));

const ROUND = [
  told(0, [['dealt']]),
  told(1, [['discarded', 0]]),
  told(2, [
    ['answered', 1],
    ['drew', 1],
  ]),
  told(3, [['discarded', 1]]),
  // Seat 3 claims: seat 2 has no turn.
  told(4, [['melded', 3]]),
  told(5, [
    ['discarded', 3],
    ['drew', 0],
  ]),
];

test('a go-around begins with the first turn that nobody has had yet', () => {
  expect(headsOf(ROUND)).toEqual([
    [1, 0, 1],
    [5, 1, 2],
  ]);
});

test('a kong and its replacement belong to the same turn', () => {
  const kong = [
    ...ROUND,
    told(6, [
      ['melded', 0],
      ['drew', 0],
    ]),
    told(7, [
      ['discarded', 0],
      ['drew', 1],
    ]),
  ];
  expect(headsOf(kong)).toHaveLength(2);
});

test('a claim begins one as well as a draw', () => {
  const claimed = [...ROUND.slice(0, 4), told(4, [['melded', 0]])];
  expect(headsOf(claimed).at(-1)).toEqual([4, 0, 2]);
});

test('a new deal begins with the first one', () => {
  const next = [...ROUND, told(6, [['dealt']]), told(7, [['discarded', 2]])];
  expect(headsOf(next).at(-1)).toEqual([7, 0, 1]);
});

test('whoever comes later hears of the next one', () => {
  const late = [
    told(9, [], discards(4, 4, 3, 3)),
    told(10, [['drew', 2]]),
    told(11, [
      ['discarded', 2],
      ['drew', 3],
    ]),
  ];
  expect(headsOf(late)).toEqual([]);
  expect(
    headsOf([
      ...late,
      told(12, [
        ['discarded', 3],
        ['drew', 0],
      ]),
    ]),
  ).toEqual([[12, 1, 5]]);
});

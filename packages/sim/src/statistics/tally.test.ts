import { GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { Countable } from './countable.ts';
import { summaryOf } from './summary.ts';
import type { Tally } from './tally.ts';
import { addTally, emptyTally } from './tally.ts';

/** A game of which wins of two kinds, fans and patterns are counted. */
const COUNTABLE: Countable = {
  game: GAMES.xuezhan,
  winKinds: ['self-drawn', 'discard'],
  winOf: () => null,
  charts: ['fans', 'patterns'].map((key) => ({ key, counted: () => [] })),
};
const tally = (part: Partial<Tally>): Tally => ({ ...emptyTally(COUNTABLE), ...part });
const sum = (parts: readonly Tally[]): Tally => {
  const whole = emptyTally(COUNTABLE);
  for (const part of parts) addTally(whole, structuredClone(part));
  return whole;
};
const troubles = (...games: number[]): Partial<Tally> => ({
  troubles: games.map((game) => ({ game, text: `of ${game}` })),
});
const places = (...times: number[]): number[][] => [times, [0, 0, 0, 0], [0, 0, 0, 0], times];

// [what is added, the parts, what their sum holds]
const SUMS: readonly [string, readonly Partial<Tally>[], Partial<Tally>][] = [
  ['nothing', [], { games: 0, troubles: [] }],
  [
    'games, rounds and decisions',
    [
      { games: 2, rounds: 3, decisions: 50 },
      { games: 1, rounds: 1, decisions: 20 },
    ],
    { games: 3, rounds: 4, decisions: 70 },
  ],
  ['a thread that got no game', [{ games: 2 }, {}], { games: 2 }],
  [
    'endings that one part has not seen',
    [{ endings: { won: 2 } }, { endings: { won: 1, 'wall-empty': 1 } }],
    { endings: { won: 3, 'wall-empty': 1 } },
  ],
  [
    'wins seat by seat',
    [{ wins: [{ 'self-drawn': 1 }, {}, {}, {}] }, { wins: [{ 'self-drawn': 1 }, { discard: 1 }, {}, {}] }],
    {
      wins: [
        { 'self-drawn': 2, discard: 0 },
        { 'self-drawn': 0, discard: 1 },
        { 'self-drawn': 0, discard: 0 },
        { 'self-drawn': 0, discard: 0 },
      ],
    },
  ],
  [
    'places seat by seat',
    [{ places: places(1, 0, 2, 0) }, { places: places(0, 1, 1, 0) }],
    { places: places(1, 1, 3, 0) },
  ],
  [
    'charts by their key',
    [{ charts: { fans: { 1: 2 }, patterns: { base: 2 } } }, { charts: { fans: { 1: 1, 3: 1 } } }],
    { charts: { fans: { 1: 3, 3: 1 }, patterns: { base: 2 } } },
  ],
  [
    'transfers by reason',
    [
      { transfers: { count: { kong: 1 }, points: { kong: 3 } } },
      { transfers: { count: { kong: 2 }, points: { kong: 4 } } },
    ],
    { transfers: { count: { kong: 3 }, points: { kong: 7 } } },
  ],
  [
    'points seat by seat, below nothing too',
    [{ points: [{ '-5': 1 }, {}, {}, {}] }, { points: [{ '-5': 1, 7: 1 }, {}, {}, { 0: 2 }] }],
    { points: [{ '-5': 2, 7: 1 }, {}, {}, { 0: 2 }] },
  ],
  ['troubles in the order of the games', [troubles(2, 2, 7), troubles(1, 5)], troubles(1, 2, 2, 5, 7)],
  [
    'only the first ten troubles',
    [troubles(1, 3, 5, 7, 9, 11, 13), troubles(2, 4, 6, 8, 10, 12, 14)],
    troubles(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  ],
];

describe('tallies of parts add up', () => {
  test.each(SUMS)('%s', (_, parts, whole) => {
    const tallies = parts.map(tally);
    expect(sum(tallies)).toMatchObject(whole);
    expect(sum(tallies.toReversed())).toMatchObject(whole);
  });
});

test('the summary does not depend on what was seen first', () => {
  const parts = [
    tally({ points: [{ 30: 1, '-2': 1 }, {}, {}, {}], endings: { won: 1 }, charts: { fans: { 4: 1 } } }),
    tally({
      points: [{ 5: 2 }, { 30: 4 }, {}, {}],
      endings: { 'wall-empty': 1 },
      charts: { fans: { 1: 2 } },
    }),
  ];
  const [one, other] = [sum(parts), sum(parts.toReversed())].map((whole) => summaryOf(whole));
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(one?.histogram).toEqual([
    [-2, 1],
    [5, 2],
    [30, 5],
  ]);
  expect(one?.scores[0]).toEqual({ mean: 9.5, sd: 12.1758, min: -2, max: 30 });
  expect(one?.scores[2]).toEqual({ mean: 0, sd: 0, min: 0, max: 0 });
});

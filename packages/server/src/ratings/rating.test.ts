import { ALL_LADDERS, RATED_LEVELS } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { ANCHORS, anchorOf, levelNear } from './anchors.ts';
import type { Rated } from './rating.ts';
import { chanceAhead, isProvisional, NEWCOMER, ratedAfter } from './rating.ts';

const seat = (place: number, mean = 1500, deviation = 150): Rated => ({
  ...{ place, strength: { mean, deviation }, isFixed: false },
});
const means = (seats: readonly Rated[]): readonly number[] =>
  ratedAfter(seats).map(({ mean }) => Math.round(mean));

describe('a match', () => {
  test('raises who ended ahead and lowers who ended behind, whatever the order of the seats', () => {
    const [third, first, fourth, second] = means([seat(3), seat(1), seat(4), seat(2)]);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(third ?? 0);
    expect(third).toBeGreaterThan(fourth ?? 0);
    expect(means([seat(1), seat(2), seat(3), seat(4)])).toEqual([first, second, third, fourth]);
  });

  test('moves those who are level alike', () => {
    const [one, other, third, last] = means([seat(1), seat(1), seat(3), seat(4)]);
    expect(one).toBe(other);
    expect(other).toBeGreaterThan(third ?? 0);
    expect(third).toBeGreaterThan(last ?? 0);
    expect(means([seat(1), seat(1)])).toEqual([1500, 1500]);
  });

  test('says more the less was known, and less where it was expected', () => {
    const gain = (mine: Rated, theirs: Rated): number =>
      (ratedAfter([mine, theirs])[0]?.mean ?? 0) - mine.strength.mean;
    expect(gain(seat(1, 1500, 200), seat(2))).toBeGreaterThan(gain(seat(1, 1500, 80), seat(2)));
    expect(gain(seat(1), seat(2, 1900))).toBeGreaterThan(gain(seat(1), seat(2, 1100)));
  });

  test('makes surer, but never quite sure, and leaves bots as they are', () => {
    let mine = NEWCOMER;
    let matches = 0;
    for (; matches < 400; matches++) {
      const anchor: Rated = {
        strength: anchorOf('haiyuki-rulebook', 'greedy'),
        place: 1 + (matches % 2),
        isFixed: true,
      };
      const [next, bot] = ratedAfter([{ strength: mine, place: 2 - (matches % 2), isFixed: false }, anchor]);
      expect(bot).toEqual(anchor.strength);
      mine = next ?? mine;
    }
    expect(isProvisional(NEWCOMER)).toBe(true);
    expect(isProvisional(mine)).toBe(false);
    expect(mine.deviation).toBeGreaterThan(20);
    expect(Math.abs(mine.mean - ANCHORS['haiyuki-rulebook'].greedy)).toBeLessThan(2 * mine.deviation);
  });
});

test('the chance to end ahead grows with the difference and shrinks with the doubt', () => {
  const chance = (mean: number, deviation: number): number =>
    chanceAhead({ mean, deviation }, { mean: 1500, deviation: 50 }, 4);
  expect(chance(1500, 50)).toBe(0.5);
  expect(chance(1700, 50)).toBeGreaterThan(chance(1600, 50));
  expect(chance(1700, 50)).toBeGreaterThan(chance(1700, 200));
  expect(
    chance(1700, 50) + chanceAhead({ mean: 1500, deviation: 50 }, { mean: 1700, deviation: 50 }, 4),
  ).toBeCloseTo(1);
});

describe('bots', () => {
  test.each(ALL_LADDERS)('are the stronger on %s the higher their level', (ladder) => {
    const levels = RATED_LEVELS.map((level) => ANCHORS[ladder][level]);
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
    for (const level of RATED_LEVELS) expect(levelNear(ladder, ANCHORS[ladder][level] + 5)).toBe(level);
  });

  test('of a level that was not measured count like somebody new', () => {
    expect(anchorOf('xuezhan-bury3', 'search')).toEqual(NEWCOMER);
    expect(anchorOf('xuezhan-bury3', null)).toEqual(NEWCOMER);
  });
});

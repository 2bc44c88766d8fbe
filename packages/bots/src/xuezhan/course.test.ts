import { describe, expect, test } from 'vitest';
import { courseOf, MORE_DRAWS } from './course.ts';
import { ripened } from './habits.ts';
import type { Rival } from './rivals.ts';

const NOTHING = new Float64Array(27);
/** A rival that is ready by this chance now, and has put so many tiles down. */
const rivalOf = (ready: number, discards = 6): Rival => ({
  ...{ isLocked: false, ready, wins: NOTHING, points: NOTHING, feeds: NOTHING, takes: 0 },
  readyAfter: (turns) => ripened(ready, discards, turns),
});
const three = [rivalOf(0.5), rivalOf(0.5), rivalOf(0.5)];
const COSTS = [0.1, 0.1, 0.1];
const STAYING = { wall: 20, leaves: false, kongs: 0 };
const LEAVING = { ...STAYING, leaves: true };

/** From the next draw to the last. */
const inOrder = (values: Float64Array, turns: number): number[] => [...values.slice(1, turns + 1)].reverse();

describe('where winners stay', () => {
  const { turns, comes, others, share, toll } = courseOf(three, COSTS, STAYING);

  test('every fourth tile is an own one, and it comes', () => {
    expect(turns).toBe(5);
    expect(inOrder(comes, turns)).toEqual([1, 1, 1, 1, 1]);
    expect(inOrder(others, turns)).toEqual([3, 3, 3, 3, 3]);
    expect(inOrder(share, turns)).toEqual([1, 1, 1, 1, 1]);
  });

  test('hands ripen, so more is paid from turn to turn', () => {
    const paid = inOrder(toll, turns);
    expect(paid).toEqual(paid.toSorted((a, b) => a - b));
    expect(paid[0]).toBeGreaterThan(0.3);
  });

  test('what comes before the first draw costs nothing', () => {
    expect([...toll.slice(turns + 1)]).toEqual(Array.from({ length: MORE_DRAWS }, () => 0));
  });
});

describe('X-11.5 where winners leave', () => {
  const { turns, comes, others, share } = courseOf(three, COSTS, LEAVING);

  test('fewer are in play, who come to more draws', () => {
    const left = inOrder(others, turns);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left[0]).toBeLessThan(3);
    expect(turns).toBeGreaterThan(5);
    expect(share[1]).toBeCloseTo((others[1] ?? 0) / 3);
  });

  test('X-14.3 the round may be over before the draw, sooner with one other in play', () => {
    expect(inOrder(comes, turns).every((chance) => chance > 0.9 && chance < 1)).toBe(true);
    const alone = courseOf([rivalOf(1)], [0.1], LEAVING);
    expect(alone.comes[alone.turns]).toBeLessThan(comes[turns] ?? 0);
  });

  test('hands that are never ready never leave', () => {
    const idle = courseOf([rivalOf(0), rivalOf(0), rivalOf(0)], [0, 0, 0], LEAVING);
    expect(inOrder(idle.others, idle.turns)).toEqual([3, 3, 3, 3, 3]);
  });

  test('X-9.1 who stays pays for the kongs of those in play', () => {
    const without = courseOf(three, COSTS, LEAVING);
    const paid = courseOf(three, COSTS, { ...LEAVING, kongs: 1 });
    expect((paid.toll[turns] ?? 0) - (without.toll[turns] ?? 0)).toBeCloseTo(3);
  });
});

test('an empty wall leaves no draw', () => {
  const { turns, toll } = courseOf(three, COSTS, { ...STAYING, wall: 3 });
  expect(turns).toBe(0);
  expect(toll[0]).toBeGreaterThan(0);
});

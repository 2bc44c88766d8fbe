import { expect, test } from 'vitest';
import { PLAIN } from './aims.ts';
import type { HandFeatures } from './chances.ts';
import { readyChance } from './flowDraw.ts';

const TABLE = { wall: 12, hidden: 50, rivalMelds: 4 };
const handOf = (features: Partial<HandFeatures>): HandFeatures => ({
  aim: PLAIN,
  distance: 1,
  useful: 10,
  usefulWilds: 0,
  chowable: 0,
  pungable: 0,
  wilds: 0,
  opened: true,
  deficit: 0,
  nextWait: null,
  ...features,
});

test('W-8.3 a ready hand stays ready', () => {
  expect(readyChance(handOf({ distance: 0, useful: 0 }), 0, TABLE)).toBe(1);
});

test('W-8.3 a hand that nothing brings closer does not become ready', () => {
  expect(readyChance(handOf({ useful: 0 }), 0, TABLE)).toBe(0);
});

test('W-8.3 a near hand with few useful tiles is ready more often than a far one with many', () => {
  const near = readyChance(handOf({ distance: 1, useful: 10 }), 0, TABLE);
  const far = readyChance(handOf({ distance: 3, useful: 31 }), 0, TABLE);
  expect(near).toBeCloseTo(1 - Math.exp(-0.6));
  expect(far).toBeLessThan(near / 2);
});

test('W-5.1 a hand without an opening is not ready when nothing comes any more', () => {
  const hand = handOf({ distance: 0, opened: false });
  expect(readyChance(hand, 0, { ...TABLE, wall: 0 })).toBe(0);
  expect(readyChance(hand, 0, TABLE)).toBeGreaterThan(0);
});

test('W-3.3 a skin or red dragon keeps a hand from being ready once there is no turn left to lay it out', () => {
  const hand = handOf({ distance: 0 });
  expect(readyChance(hand, 1, { ...TABLE, wall: 3 })).toBe(0);
  expect(readyChance(hand, 1, TABLE)).toBeGreaterThan(0.5);
});

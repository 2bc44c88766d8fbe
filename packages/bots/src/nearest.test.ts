import { expect, test } from 'vitest';
import { nearestOf } from './nearest.ts';
import { TABLES } from './testing/match.ts';

test.each(TABLES)('%s with other options is like the preset it was', (name, { game, options }) => {
  const { presets } = game.rules.options;
  const nearest = nearestOf(
    presets,
    Object.fromEntries(Object.keys(presets).map((preset) => [preset, preset])),
  );
  expect(nearest(options)).toBe(name.split(' ')[1]);
  expect(nearest({ ...options, deals: 7, startPoints: 7, hp: 7 })).toBe(name.split(' ')[1]);
});

test('only what presets differ in counts, and of equals the first is taken', () => {
  const nearest = nearestOf({ a: { x: 1, y: 1 }, b: { x: 1, y: 2 } }, { a: 'first', b: 'second' });
  expect(nearest({ x: 9, y: 2 })).toBe('second');
  expect(nearest({ x: 1, y: 3 })).toBe('first');
  expect(nearestOf({ a: { x: 1 } }, {})({ x: 1 })).toBe(null);
});

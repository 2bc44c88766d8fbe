import { expect, test } from 'vitest';
import { copied, isSame } from './same.ts';

// [what, one, other, whether they are the same]
const PAIRS: readonly [string, unknown, unknown, boolean][] = [
  ['numbers', 1, 2, false],
  ['a number and its text', 1, '1', false],
  ['no number', Number.NaN, Number.NaN, true],
  ['nothing and an object', null, {}, false],
  ['an object and a number', {}, 0, false],
  ['fields in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['another field', { a: undefined }, { b: undefined }, false],
  ['depth', { a: [{ b: [1, 2] }] }, { a: [{ b: [1, 3] }] }, false],
  ['a list and what looks like one', [1], { 0: 1 }, false],
  ['the other way round', { 0: 1 }, [1], false],
  ['a longer list', [1], [1, 1], false],
  ['counts', Uint8Array.of(1, 2), Uint8Array.of(1, 2), true],
  ['other counts', Uint8Array.of(1, 2), Uint8Array.of(1, 3), false],
  ['counts and a list', Uint8Array.of(1), [1], false],
  ['counts and wider counts', Uint8Array.of(1), Uint16Array.of(1), false],
  ['counts and an object', Uint8Array.of(1), { 0: 1 }, false],
];

test.each(PAIRS)('%s', (_what, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(copied(one), one)).toBe(true);
});

test('a copy shares nothing', () => {
  const state = { hand: Uint8Array.of(1), melds: [{ tile: 3 }], phase: { name: 'turn' } };
  const copy = copied(state);
  state.hand[0] = 2;
  expect(isSame(copy, state)).toBe(false);
  expect(copy.hand[0]).toBe(1);
  expect(copy.melds[0]).not.toBe(state.melds[0]);
  expect(copy.phase).not.toBe(state.phase);
});

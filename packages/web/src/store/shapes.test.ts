import { expect, test } from 'vitest';
import { isCount, isListOf, isNullOr, isObject, isOneOf, isShaped, isText } from './shapes.ts';

const isPoint = isShaped<{ readonly x: number; readonly name: string | null }>({
  x: isCount,
  name: isNullOr(isText),
});

// [what it has to be, a value, whether it is]
test.each<[string, (value: unknown) => boolean, unknown, boolean]>([
  ['a count', isCount, 0, true],
  ['a count', isCount, 7, true],
  ['a count', isCount, -1, false],
  ['a count', isCount, 1.5, false],
  ['a count', isCount, Number.NaN, false],
  ['a count', isCount, '1', false],
  ['one of two', isOneOf(['a', 'b']), 'b', true],
  ['one of two', isOneOf(['a', 'b']), 'c', false],
  ['one of two', isOneOf(['a', 'b']), ['a'], false],
  ['a list of texts', isListOf(isText), [], true],
  ['a list of texts', isListOf(isText), ['a', 'b'], true],
  ['a list of texts', isListOf(isText), ['a', 1], false],
  ['a list of texts', isListOf(isText), { length: 0 }, false],
  ['an object', isObject, {}, true],
  ['an object', isObject, null, false],
  ['an object', isObject, [], false],
  ['a point', isPoint, { x: 1, name: null }, true],
  ['a point', isPoint, { x: 1, name: 'a', more: 2 }, true],
  ['a point', isPoint, { x: 1 }, false],
  ['a point', isPoint, { x: 1, name: 2 }, false],
  ['a point', isPoint, Object.create({ x: 1, name: null }), false],
])('%s: %#', (_, is, value, isSo) => {
  expect(is(value)).toBe(isSo);
});

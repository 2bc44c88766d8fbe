import { expect, test } from 'vitest';
import { isFlag, isListOf, isNullOr, isNumber, isObject, isOneOf, isShaped, isText } from './shapes.ts';

const isPoint = isShaped<{ readonly x: boolean; readonly name: string | null }>({
  x: isFlag,
  name: isNullOr(isText),
});

// [what it has to be, a value, whether it is]
test.each<[string, (value: unknown) => boolean, unknown, boolean]>([
  ['one of two', isOneOf(['a', 'b']), 'b', true],
  ['one of two', isOneOf(['a', 'b']), 'c', false],
  ['one of two', isOneOf(['a', 'b']), ['a'], false],
  ['a number', isNumber, 0, true],
  ['a number', isNumber, '0', false],
  ['a list of texts', isListOf(isText), [], true],
  ['a list of texts', isListOf(isText), ['a', 'b'], true],
  ['a list of texts', isListOf(isText), ['a', 1], false],
  ['a list of texts', isListOf(isText), { length: 0 }, false],
  ['an object', isObject, {}, true],
  ['an object', isObject, null, false],
  ['an object', isObject, [], false],
  ['an object', isObject, 'text', false],
  ['an object', isObject, undefined, false],
  ['a point', isPoint, { x: true, name: null }, true],
  ['a point', isPoint, { x: true, name: 'a', more: 2 }, true],
  ['a point', isPoint, { x: true }, false],
  ['a point', isPoint, { x: 1, name: null }, false],
  ['a point', isPoint, { x: true, name: 2 }, false],
  ['a point', isPoint, 'text', false],
  ['a list with a place', isShaped<{ readonly 0: string }>({ 0: isText }), ['a'], false],
  ['a point', isPoint, Object.create({ x: true, name: null }), false],
])('%s: %#', (_, is, value, isSo) => {
  expect(is(value)).toBe(isSo);
});

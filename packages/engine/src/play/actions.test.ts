import { expect, test } from 'vitest';
import { PASS, sameAction } from './actions.ts';
import type { AnyAction } from './ruleset.ts';

const PUNG = { type: 'pung', tile: 4 };
const BURY = { type: 'bury', tiles: [1, 1, 2] };

// [what it shows, an action, what came from outside, the same]
const CASES: readonly [string, AnyAction, unknown, boolean][] = [
  ['the same', PUNG, { type: 'pung', tile: 4 }, true],
  ['in another order', PUNG, { tile: 4, type: 'pung' }, true],
  ['without a tile', PASS, { type: 'pass' }, true],
  ['another type', PUNG, { type: 'kong', tile: 4 }, false],
  ['another tile', PUNG, { type: 'pung', tile: 5 }, false],
  ['a tile as text', PUNG, { type: 'pung', tile: '4' }, false],
  ['a tile in a list', PUNG, { type: 'pung', tile: [4] }, false],
  ['a tile missing', PUNG, { type: 'pung' }, false],
  ['a tile too many', PASS, { type: 'pass', tile: 4 }, false],
  ['a field too many that is undefined', PASS, { type: 'pass', tile: undefined }, false],
  ['another field instead', PUNG, { type: 'pung', tiles: 4 }, false],
  ['the same list', BURY, { type: 'bury', tiles: [1, 1, 2] }, true],
  ['another list', BURY, { type: 'bury', tiles: [1, 1, 3] }, false],
  ['a list in another order', BURY, { type: 'bury', tiles: [2, 1, 1] }, true],
  ['another of them twice', BURY, { type: 'bury', tiles: [1, 2, 2] }, false],
  ['tiles as text', BURY, { type: 'bury', tiles: ['1', '1', '2'] }, false],
  ['a shorter list', BURY, { type: 'bury', tiles: [1, 1] }, false],
  ['a longer list', BURY, { type: 'bury', tiles: [1, 1, 2, 2] }, false],
  ['no list', BURY, { type: 'bury', tiles: 1 }, false],
  ['something like a list', BURY, { type: 'bury', tiles: { 0: 1, 1: 1, 2: 2, length: 3 } }, false],
  ['a list of lists', BURY, { type: 'bury', tiles: [[1], [1], [2]] }, false],
  ['an inherited type', PASS, Object.create({ type: 'pass' }), false],
  ['null', PASS, null, false],
  ['undefined', PASS, undefined, false],
  ['text', PASS, 'pass', false],
  ['a number', PASS, 1, false],
  ['a list instead of an action', PASS, ['pass'], false],
  ['nothing', PASS, {}, false],
];

test.each(CASES)('%s', (_, action, given, same) => {
  expect(sameAction(action, given)).toBe(same);
});

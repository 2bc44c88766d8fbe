import type { AnyAction } from '@paiju/engine';
import { expect, test } from 'vitest';
import { forcedMove } from './forced.ts';

const DISCARD = { type: 'discard', tile: 3 } as AnyAction;
const WIN = { type: 'win' } as AnyAction;
const locked = { seats: [{ locked: true }], table: [{}] };
const free = { seats: [{ locked: false }], table: [{}] };
const riichi = { table: [{ riichi: 4 }, { riichi: null }] };

// [what it is, view, seat, legal, forced]
const CASES: readonly [string, object, number, AnyAction[], AnyAction | null][] = [
  ['a locked hand throws what it drew', locked, 0, [DISCARD], DISCARD],
  ['a locked hand may win', locked, 0, [WIN, DISCARD], null],
  ['a win may stand after the discard', locked, 0, [DISCARD, WIN], null],
  ['a win is never taken for granted', locked, 0, [WIN], null],
  ['a free hand decides', free, 0, [DISCARD], null],
  ['riichi throws what it drew', riichi, 0, [DISCARD], DISCARD],
  ['the other one in riichi does not bind', riichi, 1, [DISCARD], null],
  ['nothing to do', locked, 0, [], null],
];

test.each(CASES)('%s', (_, view, seat, legal, forced) => {
  expect(forcedMove(view, seat, legal)).toBe(forced);
});

import type { AnyAction } from '@paiju/engine';
import { expect, test } from 'vitest';
import { pageGame } from '../../games/index.ts';
import type { GameAtTable } from '../../games/shared/game.ts';
import { forcedMove } from './forced.ts';

const xuezhan = await pageGame('xuezhan').atTable();
const wuhan = await pageGame('wuhan').atTable();
const haiyuki = await pageGame('haiyuki').atTable();

const DISCARD = { type: 'discard', tile: 3 } as AnyAction;
const WIN = { type: 'win' } as AnyAction;
const locked = { seats: [{ locked: true }], table: [{}] };
const free = { seats: [{ locked: false }], table: [{}] };
const riichi = { table: [{ riichi: 4 }, { riichi: null }] };

// [what it is, game, view, seat, legal, forced]
const CASES: readonly [string, GameAtTable, object, number, AnyAction[], AnyAction | null][] = [
  ['a locked hand throws what it drew', xuezhan, locked, 0, [DISCARD], DISCARD],
  ['a locked hand may win', xuezhan, locked, 0, [WIN, DISCARD], null],
  ['a win may stand after the discard', xuezhan, locked, 0, [DISCARD, WIN], null],
  ['a win is never taken for granted', xuezhan, locked, 0, [WIN], null],
  ['a free hand decides', xuezhan, free, 0, [DISCARD], null],
  ['riichi throws what it drew', haiyuki, riichi, 0, [DISCARD], DISCARD],
  ['the other one in riichi does not bind', haiyuki, riichi, 1, [DISCARD], null],
  ['nothing to do', xuezhan, locked, 0, [], null],
  ['nothing binds a hand in Wuhan', wuhan, { table: [{}] }, 0, [DISCARD], null],
];

test.each(CASES)('%s', (_, game, view, seat, legal, forced) => {
  expect(forcedMove(game, { view, seat, legal })).toBe(forced);
});

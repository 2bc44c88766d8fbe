import type { AnyAction } from '@paiju/engine';
import { expect, test } from 'vitest';
import { ringedIn } from './rings.ts';

const action = (of: object): AnyAction => of as AnyAction;

// [what is done, how many tiles of the hand have a ring]
test.each([
  ['a discard', action({ type: 'discard', tile: 3 }), ['4m'], [1]],
  ['two of a kind are two tiles', action({ type: 'bury', tiles: [3, 3, 5] }), ['4m', '4m', '6m'], [1, 2, 1]],
  ['what has no tile', action({ type: 'pass' }), [], []],
])('%s', (_, of, codes, places) => {
  expect(ringedIn('xuezhan', of)).toEqual(
    codes.map((code, i) => `:nth-last-child(${places[i]} of .hand-tile[data-tile="${code}"])`),
  );
});

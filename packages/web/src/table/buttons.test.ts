import type { AnyAction, PhaseView, Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import { buttonsFor, discardsIn } from './buttons.ts';

const claim = { name: 'claim', tile: 5 as Tile, from: 1 } as PhaseView;
const turn = { name: 'turn', seat: 0 } as PhaseView;
const actions = (...list: object[]): AnyAction[] => list as AnyAction[];

test('the strongest first, each with its tiles', () => {
  const legal = actions(
    { type: 'pass' },
    { type: 'chow', tile: 3 },
    { type: 'chow', tile: 4 },
    { type: 'pung', tile: 5 },
    { type: 'win' },
    { type: 'kong', tile: 5 },
  );
  expect(buttonsFor(legal, { phase: claim, drawn: null }).map(({ type, tiles }) => [type, ...tiles])).toEqual(
    [['win', 5], ['kong', 5], ['pung', 5], ['chow', 3, 4, 5], ['chow', 4, 5, 6], ['pass']],
  );
});

test('a win on the own draw shows the drawn tile, or the one that is set aside', () => {
  const legal = actions({ type: 'win', tile: 2 }, { type: 'win' }, { type: 'discard', tile: 1 });
  expect(buttonsFor(legal, { phase: turn, drawn: 8 as Tile }).map(({ tiles }) => tiles)).toEqual([[2], [8]]);
});

test('discards are made on the hand', () => {
  expect(discardsIn(actions({ type: 'discard', tile: 1 }, { type: 'win' }))).toEqual([1]);
  expect(discardsIn(actions({ type: 'pass' }))).toBeNull();
});

import type { Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Planned } from './planned.ts';
import { plannedFor } from './planned.ts';

const told = ({ from, to, count, tiles, isChosen }: Planned): string =>
  `${from} ${to} ${count}${tiles.length > 0 ? ` (${tiles.join(' ')})` : ''}${isChosen ? ' chosen' : ''}`;

const FOUR = { seats: 4, own: 1 };
const TWO = { seats: 2, own: 0 };
const [A, B, C, D] = [1, 2, 3, 4] as Tile[];

// [what it is, what happened, at which table, what flies]
test.each<[string, object, typeof FOUR, readonly string[]]>([
  ['a discard', { type: 'discarded', seat: 2, tile: A }, FOUR, ['hand-2 river-2 1 (1)']],
  ['a draw of somebody else', { type: 'drew', seat: 2, tile: null }, FOUR, ['wall hand-2 1']],
  ['an own one', { type: 'drew', seat: 1, tile: B }, FOUR, ['wall hand-1 1 (2)']],
  ['a claim', { type: 'melded', seat: 0, meld: { from: 3 } }, FOUR, ['river-3 melds-0 1']],
  ['of the first seat too', { type: 'melded', seat: 1, meld: { from: 0 } }, FOUR, ['river-0 melds-1 1']],
  ['a concealed kong', { type: 'melded', seat: 0, meld: { from: null } }, FOUR, ['hand-0 melds-0 1']],
  ['a discard that comes back', { type: 'returned', seat: 1, tile: C }, TWO, ['river-1 hand-1 1 (3)']],
  [
    'gifts to the next seat',
    { type: 'exchanged', direction: 1, given: [A, B], received: [C, D] },
    FOUR,
    [
      'hand-3 hand-0 2 chosen',
      'hand-0 hand-1 2 (3 4) chosen',
      'hand-1 hand-2 2 (1 2) chosen',
      'hand-2 hand-3 2 chosen',
    ],
  ],
  [
    'gifts across, as somebody sees them who plays no part in it',
    { type: 'exchanged', direction: 2, given: null, received: null },
    FOUR,
    ['hand-2 hand-0 3 chosen', 'hand-3 hand-1 3 chosen', 'hand-0 hand-2 3 chosen', 'hand-1 hand-3 3 chosen'],
  ],
  [
    'an exchange with the wall, each its own number',
    { type: 'exchanged', sizes: [2, 1], given: [A, B], received: [C, D] },
    TWO,
    [
      'hand-0 wall 2 (1 2) chosen',
      'wall hand-0 2 (3 4) chosen',
      'hand-1 wall 1 chosen',
      'wall hand-1 1 chosen',
    ],
  ],
  [
    'only the other exchanges',
    { type: 'exchanged', sizes: [0, 1], given: [], received: [] },
    TWO,
    ['hand-1 wall 1 chosen', 'wall hand-1 1 chosen'],
  ],
  [
    'tiles that are put away, seen and not',
    { type: 'buried', tiles: [[A, B], null] },
    TWO,
    ['hand-0 buried-0 2 (1 2) chosen', 'hand-1 buried-1 3 chosen'],
  ],
  ['what moves no tile', { type: 'turn-began', seat: 1 }, TWO, []],
  ['what is nobody’s', { type: 'discarded' }, TWO, []],
])('%s', (_, event, table, flights) => {
  expect(plannedFor(event, table).map(told)).toEqual(flights);
});

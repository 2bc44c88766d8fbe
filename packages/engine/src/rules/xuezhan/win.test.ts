import { expect, test } from 'vitest';
import { formatTiles, tilesOf } from '../../core/notation.ts';
import type { Suit } from '../../core/tile.ts';
import { SUITED } from '../../core/tile.ts';
import { handOf, optionsOf } from '../../testing/hands.ts';
import { legalText, position } from '../../testing/position.ts';
import { hasConcealed, holdsSuit, isWin, keyed, suitsIn, waitsOf } from './win.ts';

const suitOrNone = (text: string): Suit | null => (text === '-' ? null : (text as Suit));

// [what it shows, options, void suit, hand with its winning tile, wins?]
const HANDS: readonly [string, string, string, string, boolean][] = [
  ['X-10.1 no tile of the void suit', 'bury3', 's', '123m 456m 789p 5p + 5p', true],
  ['X-10.1 the void suit among the concealed tiles', 'bury3', 'm', '123m 456p 789p 5p + 5p', false],
  ['X-10.1 its last rank too', 'bury3', 'm', '123p 456p 999m 5p + 5p', false],
  ['X-10.1 its first rank too', 'bury3', 's', '123p 456p 111s 5p + 5p', false],
  ['X-10.1 the void suit in a meld', 'bury3', 'm', '456p 789p 5p + 5p | pung 2m', false],
  ['X-10.1 in the second meld', 'bury3', 's', '789p 5p + 5p | pung 2m | kong 3s concealed', false],
  ['X-10.1 a meld of another suit', 'bury3', 's', '456p 789p 5p + 5p | pung 2m', true],
  ['X-10.1 the winning tile and its pair', 'bury3', 'p', '123m 456m 789m 5p + 5p', false],
  ['X-10.1 the same pair, another void suit', 'bury3', 's', '123m 456m 789m 5p + 5p', true],
  ['X-10.2 three suits, none declared', 'bury3', '-', '123m 456p 789s 5p + 5p', false],
  ['X-10.2 the third suit in a meld', 'bury3', '-', '123m 456p 5p + 5p | pung 8s', false],
  ['X-10.2 two suits, none declared', 'bury3', '-', '123m 456p 789p 5p + 5p', true],
  ['X-10.2 one suit, none declared', 'bury3', '-', '123p 456p 789p 5p + 5p', true],
  ['X-10.3 three sets and a pair', 'bury3', 's', '123m 456m 789m 5p + 5p', true],
  ['X-10.3 runs and triplets', 'bury3', 's', '111m 222p 789m 5p + 5p', true],
  ['X-10.3 one meld leaves two sets', 'bury3', 's', '456m 789m 5p + 5p | pung 1m', true],
  ['X-10.3 three melds leave the pair', 'bury3', 's', '5p + 5p | pung 1m | pung 2m | kong 3m added<1', true],
  ['X-10.3 four melds are too many', 'bury3', 's', '5p + 5p | pung 1m | pung 2m | pung 3m | pung 4m', false],
  ['X-10.3 a meld too few', 'bury3', 's', '5p + 5p | pung 1m | pung 2m', false],
  ['X-10.3 four sets where three are asked for', 'bury3', 's', '123m 456m 789m 123p 5p + 5p', false],
  ['X-10.3 four sets', 'bury3 sets=4', 's', '123m 456m 789m 123p 5p + 5p', true],
  ['X-10.3 three sets where four are asked for', 'bury3 sets=4', 's', '123m 456m 789m 5p + 5p', false],
  ['X-10.3 four melds', 'sichuan', 's', '5p + 5p | pung 1m | pung 2m | pung 3m | pung 4m', true],
  ['X-10.3 a pung is not broken up for other sets', 'bury3', 's', '3489p 345m + 5p | pung 7p', false],
  ['X-10.3 9 does not run on to 1', 'bury3', 's', '891m 456m 789p 5p + 5p', false],
  ['X-10.3 8-9-1 across two suits', 'bury3', 's', '89m 1p 456m 789p 5m + 5m', false],
  ['X-10.3 a gap is no run', 'bury3', 's', '124m 456m 789p 5p + 5p', false],
  ['X-10.3 no pair', 'bury3', 's', '123m 456m 789p 5p + 6p', false],
  ['X-10.3 two pairs and no third set', 'bury3', 's', '123m 456m 77p 88p + 9p', false],
  ['X-10.3 a tile too many', 'bury3', 's', '123m 456m 789p 5p + 55p', false],
  ['X-10.4 four alike are no set', 'bury3', 's', '1111m 456m 789m + 5p', false],
  ['X-10.4 four alike beside a pair', 'bury3', 's', '1111m 45m 789m 5p + 5p', false],
  ['X-10.4 four alike split between triplet and run', 'bury3', 's', '1111m 23m 789m 5p + 5p', true],
  ['X-10.4 four alike split between pair and runs', 'bury3', 's', '1111m 2233m 789p', true],
  ['X-10.4 declared as a kong they are', 'bury3', 's', '456m 789m 5p + 5p | kong 1m concealed', true],
  ['X-10.5 seven pairs, off', 'sichuan sevenPairs=no', 's', '11m 22m 44m 66m 33p 55p 9p + 9p', false],
  ['X-10.5 seven pairs, on', 'sichuan', 's', '11m 22m 44m 66m 33p 55p 9p + 9p', true],
  ['X-10.5 four alike are two pairs', 'sichuan', 's', '1111m 44m 66m 33p 55p 9p + 9p', true],
  ['X-10.5 seven pairs with the void suit', 'sichuan', 'p', '11m 22m 44m 66m 33p 55p 9p + 9p', false],
  ['X-10.5 six pairs and two singles', 'sichuan', 's', '11m 22m 44m 66m 33p 55p 8p + 9p', false],
  ['X-10.5 three alike and one more', 'sichuan', 's', '1112m 44m 66m 33p 55p 9p + 9p', false],
  ['X-10.5 not with a meld', 'sichuan', 's', '11m 44m 66m 33p 5p + 5p | kong 9p concealed', false],
  [
    'X-10.5 not even with seven pairs beside it',
    'sichuan',
    's',
    '11m 22m 44m 66m 33p 55p 77p | pung 9p',
    false,
  ],
  ['X-10.5 five pairs and a bit, three sets', 'bury3', 's', '11m 33m 55m 77p 99p + 9p', false],
  ['X-10.5 only ends, no further shape', 'sichuan', 's', '1199m 1199p 1m 9m 1p 9p 2m + 2p', false],
];

test.each(HANDS)('%s: %s, void %s, %s', (_, options, voidSuit, hand, expected) => {
  expect(isWin(optionsOf(options), { ...handOf(hand), voidSuit: suitOrNone(voidSuit) })).toBe(expected);
});

// [what it shows, options, void suit, hand at rest, waits]
const WAITS: readonly [string, string, string, string, string][] = [
  ['one tile', 'bury3', 's', '123m 456m 789m 5p', '5p'],
  ['both ends', 'bury3', 's', '123m 456p 78m 55p', '69m'],
  ['a middle tile', 'bury3', 's', '123m 456m 79m 55p', '8m'],
  ['two pairs', 'bury3', 's', '123m 456m 99m 55p', '9m 5p'],
  ['three ends', 'bury3', 's', '123m 45678m 55p', '369m'],
  ['nothing', 'bury3', 's', '147m 258m 369p 1p', ''],
  ['a pung waits as a set', 'bury3', 's', '456p 78m 55p | pung 2p', '69m'],
  ['the hook', 'bury3', 's', '5p | pung 2p | pung 2m | pung 3m', '5p'],
  ['the void suit is no wait', 'bury3', 'p', '123m 456m 789m 5p', ''],
  ['a hand with the void suit has none', 'bury3', 'm', '123m 456p 789p 5p', ''],
  ['four sets', 'sichuan', 's', '123m 456p 78m 55p 999p', '69m'],
  ['seven pairs', 'sichuan', 's', '11m 33m 44m 66m 33p 55p 9p', '9p'],
  ['seven pairs, off', 'sichuan sevenPairs=no', 's', '11m 33m 44m 66m 33p 55p 9p', ''],
  ['its own four concealed copies', 'bury3', 's', '123m 456m 5555p', ''],
  ['a pung and the fourth', 'bury3', 's', '123m 456m 5p | pung 5p', ''],
  ['a pung and another tile', 'bury3', 's', '123m 456m 6p | pung 5p', '6p'],
  ['one end in its own kong', 'bury3', 's', '456p 78m 55p | kong 9m concealed', '6m'],
  ['three copies are still a wait', 'bury3', 's', '123m 456m 1p 555p', '1p'],
];

test.each(WAITS)('X-10.7 %s: %s, void %s, %s', (_, options, voidSuit, hand, expected) => {
  const tiles = waitsOf(optionsOf(options), { ...handOf(hand), voidSuit: suitOrNone(voidSuit) });
  expect(formatTiles(SUITED, tiles)).toBe(expected);
});

test('X-10.7 looking for waits leaves the hand as it was', () => {
  const hand = handOf('123m 456m 78m 55p');
  waitsOf(optionsOf('bury3'), { ...hand, voidSuit: 's' });
  expect(hand).toEqual(handOf('123m 456m 78m 55p'));
});

test('X-10.1 buried tiles are not looked at', () => {
  const start = position({ seats: ['123m 456m 789m 5p', '', '', ''], voids: 'ssss', turn: 0, drawn: '5p' });
  const seats = start.extra.seats.map((each) => ({ ...each, buried: tilesOf(SUITED, '123s') }));
  expect(legalText({ ...start, extra: { ...start.extra, seats } }, 0)).toMatch(/^win,/);
});

// [what it shows, options, legal actions on drawing 5p]
const MINIMUM: readonly [string, string, string, string][] = [
  ['1 fan', 'bury3', '456m 789m 5p | pung 1p', 'win'],
  ['0 fan', 'sichuan', '456m 789m 123m 5p | pung 1p', 'win'],
  ['no shape', 'sichuan', '456m 789m 124m 5p | pung 1p', 'discard'],
];

test.each(MINIMUM)('X-10.6 a win needs no worth: %s, %s, %s', (_, options, hand, first) => {
  const seats = [hand, '', '', ''];
  const start = position({ options: optionsOf(options), seats, voids: 'ssss', turn: 0, drawn: '5p' });
  expect(legalText(start, 0).split(/[ ,]/)[0]).toBe(first);
});

// [hand, suits]
const SUITS_HELD: readonly [string, string][] = [
  ['', ''],
  ['1m', 'm'],
  ['9m', 'm'],
  ['1p', 'p'],
  ['9p 1s', 'ps'],
  ['9s', 's'],
  ['5m | pung 5s', 'ms'],
  ['| kong 5p concealed | pung 1m', 'mp'],
];

test.each(SUITS_HELD)('X-10.2 the suits in "%s"', (text, suits) => {
  const hand = keyed({ ...handOf(text), voidSuit: null });
  expect(suitsIn(hand).join('')).toBe(suits);
  for (const suit of ['m', 'p', 's'] as const) {
    expect(holdsSuit(hand, suit)).toBe(suits.includes(suit));
    expect(hasConcealed(hand.keys, suit)).toBe((text.split('|')[0] ?? '').includes(suit));
  }
});

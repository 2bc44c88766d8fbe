import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import { SUITED } from '../../core/tile.ts';
import { wallSize } from '../../play/wall.ts';
import type { PositionText } from '../../testing/position.ts';
import { handAt, legalText, one, play, position } from '../../testing/position.ts';
import { askedText, eventsText, meldText } from '../../testing/text.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, XUELIU } from './options.ts';
import type { XuezhanState } from './state.ts';

const IDLE = '1479m 1479p 25m';
const NEVER = { ...XUELIU, lockedKongs: 'never' } as const;
const OPEN_VOID = { ...BURY3, voidMelds: true };
const LAST_KEPT = { ...BURY3, lastTileKong: false };

const turn = (hand: string, more: Partial<PositionText> = {}): XuezhanState =>
  position({ seats: [hand, IDLE, IDLE, IDLE], voids: 'ssss', wall: '1s 2s 3s 4s', turn: 0, ...more });

const kongs = (state: XuezhanState, seat = 0): string =>
  legalText(state, seat)
    .split(', ')
    .filter((action) => action.startsWith('kong'))
    .join(', ');

const melds = (state: XuezhanState, seat: number): string =>
  (state.seats[seat]?.melds ?? []).map(meldText).join(', ');

// [rule, position, actions, events, melds of seat 0, its hand]
const CARRIED_OUT: readonly [string, XuezhanState, readonly string[], string, string, string][] = [
  [
    'X-9.2 concealed, with the tile just drawn',
    turn('111m 47m 258p 39p', { drawn: '1m' }),
    ['0 kong 1m'],
    'melded 0 kong 1m concealed; drew 0 4s from the back',
    'kong 1m concealed',
    '47m 23589p 4s',
  ],
  [
    'X-9.2 concealed, with another tile drawn',
    turn('1111m 47m 258p 3p', { drawn: '9m' }),
    ['0 kong 1m'],
    'melded 0 kong 1m concealed; drew 0 4s from the back',
    'kong 1m concealed',
    '479m 2358p 4s',
  ],
  [
    'X-9.2 added to the pung, in its place, keeping who fed it',
    turn('47m 25p | pung 4p<2 | pung 9m<1', { drawn: '4p' }),
    ['0 kong 4p'],
    'melded 0 kong 4p added<2 just drawn; drew 0 4s from the back',
    'kong 4p added<2, pung 9m<1',
    '47m 25p 4s',
  ],
  [
    'X-9.2 added with a tile held for long',
    turn('47m 24p | pung 4p<2 | pung 9m<1', { drawn: '9p' }),
    ['0 kong 4p'],
    'melded 0 kong 4p added<2; drew 0 4s from the back',
    'kong 4p added<2, pung 9m<1',
    '47m 29p 4s',
  ],
  [
    'X-9.2 kong again: both replacements come from the back',
    turn('111m 222m 58p 39p', { drawn: '1m', wall: '1s 3s 2m' }),
    ['0 kong 1m', '0 kong 2m'],
    'melded 0 kong 1m concealed; drew 0 2m from the back; melded 0 kong 2m concealed; drew 0 3s from the back',
    'kong 1m concealed, kong 2m concealed',
    '3589p 3s',
  ],
];

test.each(CARRIED_OUT)('%s', (_, start, actions, events, laid, rest) => {
  const after = play(start, ...actions);
  expect(eventsText(after.events)).toBe(events);
  expect(melds(after.state, 0)).toBe(laid);
  expect(formatTiles(SUITED, tilesIn(handAt(after.state, 0)))).toBe(rest);
});

// [kind, position, action, the kong of the turn, whether it was made with the tile just drawn]
const TURNS: readonly [string, XuezhanState, string, string, boolean][] = [
  ['concealed', turn('111m 47m 258p 39p', { drawn: '1m' }), '0 kong 1m', 'concealed', false],
  ['added', turn('147m 258p 9p | pung 4p<1', { drawn: '4p' }), '0 kong 4p', 'added', true],
  ['late added', turn('147m 258p 4p | pung 4p<1', { drawn: '9p' }), '0 kong 4p', 'added', false],
];

test.each(TURNS)(
  'X-9.2: after a %s kong the seat holds the turn; the replacement is the tile just drawn',
  (_, start, action, kong, justDrawn) => {
    const { state } = play(start, action);
    const drawn = one('4s');
    expect(state.phase).toEqual({ name: 'turn', seat: 0, drawn, source: 'replacement', kong, justDrawn });
    expect(wallSize(state.wall)).toBe(3);
    expect(eventsText(play(state, '0 discard 4s').events)).toBe('discarded 0 4s; drew 1 1s');
  },
);

test('X-9.2: a claimed kong takes the turn and a tile from the back, and may win, kong or discard', () => {
  const start = position({
    seats: ['147m 258p 3699p', IDLE, '555m 2222p 99p 8p', IDLE],
    voids: 'ssss',
    wall: '1s 7p',
    turn: 0,
    drawn: '5m',
  });
  const { state, events } = play(start, '0 discard 5m', '2 kong 5m');
  expect(eventsText(events)).toBe(
    'discarded 0 5m; claims-opened 2 kong/pung; answered 2 kong; melded 2 kong 5m claimed<0; drew 2 7p from the back',
  );
  expect(state.phase).toEqual({
    name: 'turn',
    seat: 2,
    drawn: one('7p'),
    source: 'replacement',
    kong: 'claimed',
    justDrawn: false,
  });
  expect(askedText(state)).toBe('2 kong 2p, discard 2p, discard 7p, discard 8p, discard 9p');
  expect(state.seats[0]?.taken).toEqual([0]);
});

test('X-9.2: the replacement tile may win', () => {
  const start = turn('111m 456m 789m 5p', { drawn: '1m', wall: '1s 5p' });
  expect(legalText(play(start, '0 kong 1m').state, 0)).toMatch(/^win, /);
  expect(
    legalText(play(turn('111m 456m 789m 5p', { drawn: '1m', wall: '5p 1s' }), '0 kong 1m').state, 0),
  ).toBe('discard 1s');
});

// [rule, tiles in the wall, options, kongs on the own turn, offered for a discard]
const WALLS: readonly [string, string, XuezhanOptions, string, string][] = [
  ['X-9.3 no tile left', '', BURY3, '', '1 pung 5m, pass'],
  ['X-9.3 one tile left, lastTileKong on', '9m', BURY3, 'kong 1m, kong 4p', '1 kong 5m, pung 5m, pass'],
  ['X-9.3 no tile left, lastTileKong off', '', LAST_KEPT, '', '1 pung 5m, pass'],
  ['X-9.3 one tile left, lastTileKong off', '9m', LAST_KEPT, '', '1 pung 5m, pass'],
  [
    'X-9.3 two tiles left, lastTileKong off',
    '9m 9m',
    LAST_KEPT,
    'kong 1m, kong 4p',
    '1 kong 5m, pung 5m, pass',
  ],
];

test.each(WALLS)('%s', (_, wall, options, own, offered) => {
  const state = position({
    seats: ['1111m 4p 25p | pung 4p<1', '555m 147p 258p 9m', '1479m 1479p 88m', '1479m 1479p 66m'],
    voids: 'ssss',
    wall,
    options,
    turn: 0,
    drawn: '5m',
  });
  expect(kongs(state)).toBe(own);
  expect(askedText(play(state, '0 discard 5m').state)).toBe(offered);
});

test('X-2.2, X-9.3: the replacement may be the last tile of the wall; then nobody draws', () => {
  const start = turn('111m 47m 258p 39p', { drawn: '1m', wall: '9m' });
  expect(eventsText(play(start, '0 kong 1m', '0 discard 9m').events)).toBe(
    'melded 0 kong 1m concealed; drew 0 9m from the back; discarded 0 9m; ended wall-empty',
  );
});

// [rule, hand of seat 0, the tile drawn, whether it may win]
const AS_SETS: readonly [string, string, string, boolean][] = [
  ['X-9.4 concealed', '123m 456m 5p | kong 9p concealed', '5p', true],
  ['X-9.4 claimed', '123m 456m 5p | kong 9p claimed<1', '5p', true],
  ['X-9.4 added', '123m 456m 5p | kong 9p added<1', '5p', true],
  [
    'X-9.4 three of them and a pair',
    '5p | kong 9p added<1 | kong 1p concealed | kong 1m claimed<2',
    '5p',
    true,
  ],
  ['X-9.4 its fourth tile makes no run', '23m 456m 55p | kong 1m concealed', '7p', false],
  ['X-9.4 its fourth tile makes no pair', '123m 456m 5p | kong 9p concealed', '9m', false],
  ['X-9.4 it is not two pairs either', '123m 46m 55p | kong 9p concealed', '8m', false],
];

test.each(AS_SETS)('%s', (_, hand, drawn, wins) => {
  expect(legalText(turn(hand, { drawn }), 0).startsWith('win')).toBe(wins);
});

// [rule, hand, drawn, options, wins of seat 0, the kongs it may make]
const LOCKED_KONGS: readonly [string, string, string, XuezhanOptions, number, string][] = [
  ['X-11.4 same waits', '111m 234p 567p 789p 9m', '1m', XUELIU, 1, 'kong 1m'],
  ['X-11.4 the same, never', '111m 234p 567p 789p 9m', '1m', NEVER, 1, ''],
  ['X-11.4 the same, not locked', '111m 234p 567p 789p 9m', '1m', NEVER, 0, 'kong 1m'],
  ['X-11.4 a wait is lost', '11123m 456p 789p 55p', '1m', XUELIU, 1, ''],
  ['X-11.4 a wait is lost, not locked', '11123m 456p 789p 55p', '1m', XUELIU, 0, 'kong 1m'],
  ['X-11.4 a wait is won', '1113m 234p 567p 789p', '1m', XUELIU, 1, ''],
  [
    'X-11.4 four held, the drawn tile takes their place',
    '4444m 56m 123p 789p 5p',
    '7m',
    XUELIU,
    1,
    'kong 4m',
  ],
  ['X-11.4 four held, the drawn tile breaks the hand', '4444m 56m 123p 789p 5p', '8m', XUELIU, 1, ''],
  ['X-11.4 added, same waits', '456m 789m 123p 9p | pung 1m<1', '1m', XUELIU, 1, 'kong 1m'],
  ['X-11.4 added, never', '456m 789m 123p 9p | pung 1m<1', '1m', NEVER, 1, ''],
  ['X-11.4 added, the tile was itself a wait', '23m 789m 123p 99p | pung 1m<1', '1m', XUELIU, 1, ''],
  ['X-11.4 added out of the hand at rest', '1234m 789m 123p | pung 1m<1', '9p', XUELIU, 1, ''],
  // 9p would be a wait but for the pung of it, which stays.
  [
    'X-11.4 added to the second of two pungs',
    '456m 6789p | pung 9p<2 | pung 1m<1',
    '1m',
    XUELIU,
    1,
    'kong 1m',
  ],
  ['X-9.3 no tile left', '111m 234p 567p 789p 9m', '1m', { ...XUELIU, lastTileKong: false }, 1, ''],
];

test.each(LOCKED_KONGS)('%s', (_, hand, drawn, options, wins, expected) => {
  const wall = options.lastTileKong ? '1s 2s' : '1s';
  const state = turn(hand, { drawn, options, wall, wins: [wins, 0, 0, 0] });
  expect(kongs(state)).toBe(expected);
});

// [rule, hand of seat 1, the discard of seat 0, options, wins of seat 1, what it is offered]
const LOCKED_CLAIMS: readonly [string, string, string, XuezhanOptions, number, string][] = [
  ['X-11.4 same waits, and never a pung', '111m 234p 567p 789p 9m', '1m', XUELIU, 1, '1 kong 1m, pass'],
  ['X-11.4 not locked', '111m 234p 567p 789p 9m', '1m', XUELIU, 0, '1 kong 1m, pung 1m, pass'],
  ['X-11.4 a wait is lost', '11123m 456p 789p 55p', '1m', XUELIU, 1, '1 win, pass'],
  [
    'X-11.4 a wait is lost, not locked',
    '11123m 456p 789p 55p',
    '1m',
    XUELIU,
    0,
    '1 win, kong 1m, pung 1m, pass',
  ],
];

test.each(LOCKED_CLAIMS)('claimed: %s', (_, hand, drawn, options, wins, expected) => {
  const idle = '14m 258m 258p 3699p';
  const seats = [`${idle} 7m`, hand, idle, idle];
  const state = position({
    seats,
    voids: 'ssss',
    wall: '1s',
    turn: 0,
    drawn,
    options,
    wins: [0, wins, 0, 0],
  });
  expect(askedText(play(state, `0 discard ${drawn}`).state)).toBe(expected);
});

// [rule, position, the kongs seat 0 may make]
const VOID_KONGS: readonly [string, XuezhanState, string][] = [
  ['X-8.2 concealed, off', turn('1111s 47m 258p 3p', { drawn: '9m' }), ''],
  ['X-8.2 concealed, on', turn('1111s 47m 258p 3p', { drawn: '9m', options: OPEN_VOID }), 'kong 1s'],
  ['X-8.2 another suit', turn('1111m 47m 258p 3p', { drawn: '9m' }), 'kong 1m'],
  ['X-8.2 another seat’s void suit', turn('1111m 47m 258p 3p', { drawn: '9m', voids: 'smmm' }), 'kong 1m'],
  ['X-8.2 added, on', turn('147m 258p 9p | pung 4s<1', { drawn: '4s', options: OPEN_VOID }), 'kong 4s'],
  ['X-8.2 added, off', turn('147m 258p 9p | pung 4s<1', { drawn: '4s' }), ''],
];

test.each(VOID_KONGS)('%s', (_, state, expected) => {
  expect(kongs(state)).toBe(expected);
});

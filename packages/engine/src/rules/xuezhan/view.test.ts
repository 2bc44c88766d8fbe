import { expect, test } from 'vitest';
import { formatTiles } from '../../core/notation.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED } from '../../core/tile.ts';
import { dealt } from '../../testing/deals.ts';
import type { PositionText } from '../../testing/position.ts';
import { legalText, one, play, position } from '../../testing/position.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN } from './options.ts';
import type { XuezhanState } from './state.ts';
import type { XuezhanView } from './view.ts';

const READY = '123m 456m 789m 5p';
const IDLE = '147m 369m 1379p';
const HIDDEN_BURIED = { ...BURY3, showBuried: false };
const HIDDEN_KONGS = { ...BURY3, showConcealedKong: false };
const HIDDEN_HANDS = { ...BURY3, showWinningHand: false };
const ALL_HIDDEN = { ...BURY3, showConcealedKong: false, showWinningHand: false };

const tiles = (text: string): Tile[] => [...text.matchAll(/\d[mps]/g)].map(([code]) => one(code));
const text = (list: readonly Tile[] | null): string | null =>
  list === null ? null : formatTiles(SUITED, list);
const view = (state: XuezhanState, seat: Seat | null): XuezhanView => xuezhan.view(state, seat);
const at = (more: Partial<PositionText> = {}): XuezhanState =>
  position({
    seats: [IDLE, READY, IDLE, IDLE],
    voids: 'spmm',
    wall: '1s 2s 3s',
    turn: 0,
    drawn: '5p',
    ...more,
  });

// --- the opening

const HANDS = ['11112m 1112222p 99s', '3456789m 3456p 11s', '3334445556667s', '789m 789p 2222888s'];
const BURYING = ['0 bury 111m', '1 bury 345m', '2 bury 333s', '3 bury 789m'];

test('X-5.6: nothing of a choice is known before all have chosen, not even that it was made', () => {
  const start = dealt({ hands: HANDS });
  const chosen = play(start, '0 bury 111m', '2 bury 333s').state;
  for (const seat of [1, 3, null]) expect(view(chosen, seat)).toEqual(view(start, seat));
  expect(view(start, 0).phase).toEqual({ name: 'choice', kind: 'bury', own: null });
  expect(view(chosen, 0).phase).toEqual({
    name: 'choice',
    kind: 'bury',
    own: { type: 'bury', tiles: tiles('1m1m1m') },
  });
  expect(xuezhan.legal(chosen, 0)).toEqual([]);
  expect(view(chosen, null).phase).toEqual({ name: 'choice', kind: 'bury', own: null });
});

// [showBuried, seat, what it sees buried by each seat]
const SEEN_BURIED: readonly [XuezhanOptions, Seat | null, readonly (string | null)[]][] = [
  [BURY3, 0, ['111m', '345m', '333s', '789m']],
  [BURY3, null, ['111m', '345m', '333s', '789m']],
  [HIDDEN_BURIED, 0, ['111m', null, null, null]],
  [HIDDEN_BURIED, 3, [null, null, null, '789m']],
  [HIDDEN_BURIED, null, [null, null, null, null]],
];

test.each(SEEN_BURIED)(
  'X-5.6: buried tiles and void suits, once all have chosen: %#',
  (options, seat, buried) => {
    const seen = view(play(dealt({ options, hands: HANDS }), ...BURYING).state, seat);
    expect(seen.seats.map((each) => text(each.buried))).toEqual(buried);
    expect(seen.seats.map(({ voidSuit }) => voidSuit)).toEqual(['m', 'm', 's', 'm']);
  },
);

test('X-5.8: an exchange shows in the own hand only', () => {
  const giving = ['0 exchange 111m', '1 exchange 345m', '2 exchange 333s', '3 exchange 789m'];
  const { state } = play(dealt({ options: SICHUAN, hands: HANDS }), ...giving);
  expect(text(view(state, 1).hand)).toBe('1116789m 3456p 11s');
  expect(view(state, 1).table.map(({ concealedSize }) => concealedSize)).toEqual([14, 13, 13, 13]);
  expect(view(state, 1).phase).toEqual({ name: 'choice', kind: 'void', own: null });
  expect(view(state, 1).waits).toEqual([]); // no void suit yet
});

// --- whole views

test('a seat sees its own hand, the table, and nothing of the others’ hands', () => {
  const state = at({
    seats: ['147m 369m 1p | pung 2p<3', READY, '1379p 147m | kong 9m concealed', IDLE],
    discards: ['9s', '', '88s', ''],
    dealer: 2,
  });
  const hidden = { won: [], wins: 0, locked: false, left: false, shown: null, buried: [] };
  expect(view(state, 0)).toEqual({
    seat: 0,
    round: 0,
    dealer: 2,
    wallSize: 3,
    phase: { name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false },
    hand: tiles('1m3m4m6m7m9m1p5p'),
    drawn: one('5p'),
    table: [
      {
        concealedSize: 8,
        melds: [{ kind: 'pung', tile: one('2p'), from: 3, made: null }],
        discards: tiles('9s'),
        taken: [],
        draws: 5,
      },
      { concealedSize: 10, melds: [], discards: [], taken: [], draws: 5 },
      {
        concealedSize: 7,
        melds: [{ kind: 'kong', tile: one('9m'), from: null, made: 'concealed' }],
        discards: tiles('8s8s'),
        taken: [],
        draws: 5,
      },
      { concealedSize: 10, melds: [], discards: [], taken: [], draws: 5 },
    ],
    options: BURY3,
    seats: [
      { ...hidden, voidSuit: 's' },
      { ...hidden, voidSuit: 'p' },
      { ...hidden, voidSuit: 'm' },
      { ...hidden, voidSuit: 'm' },
    ],
    firstWin: null,
    wonTiles: [],
    barred: null,
    waits: [],
  });
});

test('a spectator sees the table and no hand', () => {
  const state = at();
  const { hand, drawn, barred, waits, seat, phase } = view(state, null);
  expect({ hand, drawn, barred, waits, seat }).toEqual({
    hand: null,
    drawn: null,
    barred: null,
    waits: [],
    seat: null,
  });
  expect(phase).toEqual({ name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false });
});

test('the tile just drawn is known to its seat alone', () => {
  expect(view(at(), 0).drawn).toBe(one('5p'));
  expect(view(at(), 1).drawn).toBe(null);
  expect(view(play(at({ drawn: '5p', voids: 'sssm' }), '0 discard 5p').state, 0).drawn).toBe(null);
});

// [what it shows, state, seat, waits]
const WAITS: readonly [string, XuezhanState, Seat, string][] = [
  ['a hand at rest', at({ voids: 'ssss' }), 1, '5p'],
  ['another hand at rest', at({ voids: 'ssss', seats: [IDLE, '12m 456m 789m 55p', IDLE, IDLE] }), 1, '3m'],
  ['no wait', at({ voids: 'ssss' }), 2, ''],
  ['the void suit is no wait', at({ voids: 'spss' }), 1, ''],
  ['not while to act', at({ voids: 'ssss', turn: 1, drawn: '9p' }), 1, ''],
  [
    'not right after a pung',
    at({ voids: 'ssss', turn: 1, source: 'claim', seats: [IDLE, '123m 456m 55p | pung 9p<0', IDLE, IDLE] }),
    1,
    '',
  ],
  [
    'with a kong',
    at({ voids: 'ssss', seats: [IDLE, '12m 456m 55p | kong 3m concealed', IDLE, IDLE] }),
    1,
    '',
  ],
  ['with a pung', at({ voids: 'ssss', seats: [IDLE, '12m 456m 55p | pung 3m<0', IDLE, IDLE] }), 1, '3m'],
];

test.each(WAITS)('X-10.7: waits, %s', (_, state, seat, waits) => {
  // `at` draws 5p for seat 0 unless told otherwise.
  expect(text(view(state, seat).waits)).toBe(waits);
});

test('X-10.7: without a void suit there are no waits yet', () => {
  const options = { ...SICHUAN, opening: 'declare' } as const;
  const start = dealt({ options, hands: ['', '123m 456m 789m 111p 5p'] });
  expect(view(start, 1).waits).toEqual([]);
  expect(text(view(play(start, '0 void m', '1 void s', '2 void m', '3 void m').state, 1).waits)).toBe('5p');
});

test('X-7.5: what a seat is barred from is shown to it alone', () => {
  const state = at({ barred: [null, 2, null, null], options: SICHUAN });
  expect([0, 1, 2, 3, null].map((seat) => view(state, seat).barred)).toEqual([null, 2, null, null, null]);
});

// --- the claim window

test('X-7.3: in a window a seat sees the tile, its own choices and its own answer', () => {
  const start = at({ seats: [IDLE, READY, '147m 369m 28p 55p', READY], voids: 'ssss' });
  const opened = play(start, '0 discard 5p').state;
  const phase = {
    name: 'claim',
    tile: one('5p'),
    from: 0,
    robbing: false,
    justDrawn: false,
    kong: null,
    own: null,
  };
  for (const seat of [0, 1, 2, 3, null]) expect(view(opened, seat).phase).toEqual(phase);
  expect(legalText(opened, 1)).toBe('win, pass');
  const answered = play(opened, '1 win', '3 pass').state;
  expect(view(answered, 1).phase).toEqual({ ...phase, own: { type: 'win' } });
  expect(view(answered, 3).phase).toEqual({ ...phase, own: { type: 'pass' } });
  for (const seat of [0, 2, null]) expect(view(answered, seat)).toEqual(view(opened, seat));
});

test('X-9.5: a window on an added kong says so', () => {
  const options = { ...BURY3, robbing: true };
  const seats = ['147m 369m 1p | pung 5p<3', '123m 456m 99m 46p', IDLE, IDLE];
  const { state } = play(at({ seats, options, voids: 'ssss' }), '0 kong 5p');
  expect(view(state, 2).phase).toEqual({
    name: 'claim',
    tile: one('5p'),
    from: 0,
    robbing: true,
    justDrawn: true,
    kong: null,
    own: null,
  });
});

// --- winners

const shown = (state: XuezhanState, seat: Seat | null): (string | null)[] =>
  view(state, seat).seats.map((each) => text(each.shown));

// [rule, state, what every seat and a spectator see of each hand]
const won = (options: XuezhanOptions): XuezhanState =>
  play(at({ options, voids: 'ssss' }), '0 discard 5p', '1 win').state;
const SHOWN: readonly [string, XuezhanState, readonly (string | null)[]][] = [
  ['X-16.1 on: the winner’s', won(BURY3), [null, '123456789m 5p', null, null]],
  ['X-16.1 off: none', won(HIDDEN_HANDS), [null, null, null, null]],
  ['X-16.1 nobody has won', at(), [null, null, null, null]],
  [
    'X-16.1 not the tile the winner has drawn since',
    at({ turn: 1, drawn: '9p', wins: [0, 1, 0, 0] }),
    [null, '123456789m 5p', null, null],
  ],
  [
    'X-16.1 another seat’s draw takes nothing from it',
    at({ turn: 0, drawn: '5p', wins: [0, 1, 0, 0] }),
    [null, '123456789m 5p', null, null],
  ],
  [
    'X-16.1 all of them at the end, also with the option off',
    play(
      at({
        options: HIDDEN_HANDS,
        wall: '',
        voids: 'ssss',
        seats: [IDLE, READY, '147m 369m 2p 55p 8p', IDLE],
      }),
      '0 discard 5p',
      '1 win',
      '2 pass',
    ).state,
    ['134679m 1379p', '123456789m 5p', '134679m 2558p', '134679m 1379p'],
  ],
];

test.each(SHOWN)('%s', (_, state, expected) => {
  for (const seat of [0, 1, 2, 3, null]) expect(shown(state, seat)).toEqual(expected);
});

test('X-16.1: won tiles and the number of wins are public at once, whatever is shown', () => {
  for (const seat of [0, 1, 2, 3, null]) {
    const { seats } = view(won(HIDDEN_HANDS), seat);
    expect(seats.map((each) => [text(each.won), each.wins])).toEqual([
      ['', 0],
      ['5p', 1],
      ['', 0],
      ['', 0],
    ]);
  }
});

// [afterWin, locked, left]
const WINNER: readonly [XuezhanOptions['afterWin'], boolean, boolean][] = [
  ['stay', true, false],
  ['leave', false, true],
];

test.each(WINNER)('X-11.3, X-11.5: %s, the winner is locked: %s, has left: %s', (afterWin, locked, left) => {
  const { seats } = view(at({ wins: [0, 1, 0, 0], options: { ...BURY3, afterWin } }), 0);
  expect(seats.map((each) => each.locked)).toEqual([false, locked, false, false]);
  expect(seats.map((each) => each.left)).toEqual([false, left, false, false]);
});

// --- concealed kongs

const KONG_HAND = '123m 456m 5p | kong 9p concealed';
const withKong = (options: XuezhanOptions, more: Partial<PositionText> = {}): XuezhanState =>
  at({ seats: [IDLE, KONG_HAND, IDLE, IDLE], options, voids: 'ssss', ...more });
const kongSeen = (state: XuezhanState, seat: Seat | null): unknown =>
  view(state, seat).table[1]?.melds[0]?.tile;

// [rule, state, whether the others see the tile]
const KONGS: readonly [string, XuezhanState, boolean][] = [
  ['X-16.2 on', withKong(BURY3), true],
  ['X-16.2 off', withKong(HIDDEN_KONGS), false],
  ['X-16.2 off, once the hand is shown', withKong(HIDDEN_KONGS, { wins: [0, 1, 0, 0] }), true],
  ['X-16.2 off, another’s hand is shown', withKong(HIDDEN_KONGS, { wins: [0, 0, 1, 0] }), false],
  ['X-16.2 off, a winner’s hand that is not shown', withKong(ALL_HIDDEN, { wins: [0, 1, 0, 0] }), false],
  ['X-16.2 off, at the end', play(withKong(ALL_HIDDEN, { wall: '' }), '0 discard 5p', '1 pass').state, true],
  [
    'X-16.2 off, but a claimed kong is open',
    withKong(HIDDEN_KONGS, { seats: [IDLE, '123m 456m 5p | kong 9p claimed<2', IDLE, IDLE] }),
    true,
  ],
  [
    'X-16.2 off, but an added kong is open',
    withKong(HIDDEN_KONGS, { seats: [IDLE, '123m 456m 5p | kong 9p added<2', IDLE, IDLE] }),
    true,
  ],
];

test.each(KONGS)('%s', (_, state, open) => {
  expect(kongSeen(state, 1)).toBe(one('9p'));
  for (const seat of [0, 2, 3, null]) expect(kongSeen(state, seat)).toBe(open ? one('9p') : null);
});

test('X-16.2: that there is a concealed kong is seen', () => {
  expect(view(withKong(HIDDEN_KONGS), 0).table[1]?.melds).toEqual([
    { kind: 'kong', tile: null, from: null, made: 'concealed' },
  ]);
});

test('the end of a round names its reason', () => {
  const { state } = play(at({ wall: '', voids: 'ssss', seats: [IDLE, IDLE, IDLE, IDLE] }), '0 discard 5p');
  expect(view(state, 2).phase).toEqual({ name: 'over', reason: 'wall-empty' });
  expect(view(state, null).phase).toEqual({ name: 'over', reason: 'wall-empty' });
});

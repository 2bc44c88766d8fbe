import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import { SUITED } from '../../core/tile.ts';
import { wallSize } from '../../play/wall.ts';
import type { PositionText } from '../../testing/position.ts';
import { handAt, legalText, play, position, refusal, toAct } from '../../testing/position.ts';
import { askedText, eventsText, meldText } from '../../testing/text.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN } from './options.ts';
import type { XuezhanAction, XuezhanState } from './state.ts';

/** Hands that want nothing of 5p. */
const IDLE = '147m 369m 1379p';
const IDLE4 = '147m 258m 369m 1379p';
/** Waits for 5p alone. */
const READY = '123m 456m 789m 5p';
const PAIR = '147m 369m 28p 55p';
const THREE = '147m 369m 2p 555p';

const on = (base: XuezhanOptions, changes: Partial<XuezhanOptions>): XuezhanOptions => ({
  ...base,
  ...changes,
});

/** Seat 0 has drawn 5p and will put it down; the others' hands are given. */
const facing = (hands: readonly [string, string, string], more: Partial<PositionText> = {}): XuezhanState =>
  position({ seats: [IDLE, ...hands], voids: 'ssss', wall: '1s 2s 3s 4s', turn: 0, drawn: '5p', ...more });
const discarded = (...args: Parameters<typeof facing>): XuezhanState =>
  play(facing(...args), '0 discard 5p').state;

const LEAVE = on(BURY3, { afterWin: 'leave' });
const OPEN_VOID = on(BURY3, { voidMelds: true });
const PAIRS = '1133m 7799m 2244p 5p';

// [rule, position in which seat 0 has put down 5p, who is asked what]
const OFFERS: readonly [string, XuezhanState, string][] = [
  ['X-7.1 only seats that could claim are asked', discarded([IDLE, PAIR, IDLE]), '2 pung 5p, pass'],
  ['X-7.1 several at once', discarded([PAIR, READY, READY]), '1 pung 5p, pass; 2 win, pass; 3 win, pass'],
  ['X-7.2 the discard completes the hand', discarded([READY, IDLE, IDLE]), '1 win, pass'],
  ['X-7.2 two copies', discarded([IDLE, IDLE, PAIR]), '3 pung 5p, pass'],
  ['X-7.2 three copies', discarded([IDLE, THREE, IDLE]), '2 kong 5p, pung 5p, pass'],
  ['X-7.2 win and pung', discarded(['123m 456m 67p 55p', IDLE, IDLE]), '1 win, pung 5p, pass'],
  ['X-7.2 all of it', discarded(['123m 99m 46p 555p', IDLE, IDLE]), '1 win, kong 5p, pung 5p, pass'],
  ['X-8.2 a pung of the void suit, off', discarded([PAIR, READY, IDLE], { voids: 'spss' }), '2 win, pass'],
  ['X-8.2 a kong of the void suit, off', discarded([THREE, READY, IDLE], { voids: 'spss' }), '2 win, pass'],
  [
    'X-8.2 a pung of the void suit, on',
    discarded([PAIR, IDLE, IDLE], { voids: 'spss', options: OPEN_VOID }),
    '1 pung 5p, pass',
  ],
  [
    'X-8.2 a kong of the void suit, on',
    discarded([THREE, IDLE, IDLE], { voids: 'spss', options: OPEN_VOID }),
    '1 kong 5p, pung 5p, pass',
  ],
  [
    'X-8.2 another’s void suit is nothing to a seat',
    discarded([IDLE, PAIR, IDLE], { voids: 'ppsp' }),
    '2 pung 5p, pass',
  ],
  ['X-10.1 no win on the void suit', discarded([READY, READY, IDLE], { voids: 'spss' }), '2 win, pass'],
  ['X-10.5 seven pairs, on', discarded([PAIRS, IDLE4, IDLE4], { options: SICHUAN }), '1 win, pass'],
  [
    'X-11.3 a locked seat may win again',
    discarded([READY, IDLE, IDLE], { wins: [0, 1, 0, 0] }),
    '1 win, pass',
  ],
  [
    'X-11.4 a locked seat makes no pung and no kong',
    discarded([THREE, PAIR, READY], { wins: [0, 1, 1, 0] }),
    '3 win, pass',
  ],
  [
    'X-11.5 a seat that has left is not asked',
    discarded([READY, READY, THREE], { wins: [0, 1, 0, 1], options: LEAVE }),
    '2 win, pass',
  ],
  [
    'X-14.4 with an empty wall win and pung',
    discarded([THREE, READY, IDLE], { wall: '' }),
    '1 pung 5p, pass; 2 win, pass',
  ],
  [
    'X-7.2 the discarder is not asked',
    play(facing([PAIR, IDLE, IDLE], { seats: ['147m 369m 2p 555p', PAIR, IDLE, IDLE] }), '0 discard 5p')
      .state,
    '1 pung 5p, pass',
  ],
];

test.each(OFFERS)('%s', (_, state, expected) => {
  expect(askedText(state)).toBe(expected);
});

// [rule, position, the events after the discard]
const NOBODY: readonly [string, XuezhanState, string][] = [
  ['X-7.1 nobody could claim', facing([IDLE, IDLE, IDLE]), 'discarded 0 5p; drew 1 1s'],
  ['X-7.2 one copy is too few', facing(['147m 369m 258p 9p', IDLE, IDLE]), 'discarded 0 5p; drew 1 1s'],
  ['X-8.2 only a void pung', facing([PAIR, IDLE, IDLE], { voids: 'spss' }), 'discarded 0 5p; drew 1 1s'],
  [
    'X-10.5 seven pairs, off',
    facing([PAIRS, IDLE4, IDLE4], { options: on(SICHUAN, { sevenPairs: false }) }),
    'discarded 0 5p; drew 1 1s',
  ],
  [
    'X-11.5 only one that has left',
    facing([READY, IDLE, IDLE], { wins: [0, 1, 0, 0], options: LEAVE }),
    'discarded 0 5p; drew 2 1s',
  ],
  ['X-14.3 an empty wall', facing([IDLE, IDLE, IDLE], { wall: '' }), 'discarded 0 5p; ended wall-empty'],
];

test.each(NOBODY)('%s', (_, state, events) => {
  expect(eventsText(play(state, '0 discard 5p').events)).toBe(events);
});

const WINDOW = discarded([PAIR, READY, THREE]);

// [rule, position, action, refused with]
const REFUSED: readonly [string, XuezhanState, string, string][] = [
  ['X-7.2 an answer that was offered', WINDOW, '1 pung 5p', 'legal'],
  ['X-7.2 from the discarder', WINDOW, '0 pass', 'not-your-turn'],
  ['X-7.2 from a seat not asked', discarded([PAIR, IDLE, IDLE]), '2 pass', 'not-your-turn'],
  ['X-7.2 a win not offered', WINDOW, '1 win', 'not-a-win'],
  ['X-15.1 a win from a seat not asked', discarded([PAIR, IDLE, IDLE]), '2 win', 'not-your-turn'],
  ['X-7.2 a kong not offered', WINDOW, '1 kong 5p', 'claim-not-offered'],
  ['X-7.2 a pung not offered', WINDOW, '2 pung 5p', 'claim-not-offered'],
  ['X-7.2 a pung of another tile', WINDOW, '1 pung 1m', 'claim-not-offered'],
  ['X-7.2 a pung of no tile', WINDOW, '1 pung', 'claim-not-offered'],
  ['X-7.2 a win that names its tile', WINDOW, '2 win 5p', 'not-a-win'],
  ['X-4.2 no discard in a window', WINDOW, '1 discard 1m', 'claim-not-offered'],
  ['X-7.3 a second answer', play(WINDOW, '1 pass').state, '1 pung 5p', 'not-your-turn'],
  ['X-7.3 another seat still answers', play(WINDOW, '1 pass').state, '2 win', 'legal'],
];

test.each(REFUSED)('refused: %s', (_, state, action, code) => {
  const before = structuredClone(state);
  expect(refusal(state, action)).toBe(code);
  expect(state).toEqual(before);
});

test.each([null, undefined, 'pass', 7])('X-4.2: %j is refused, not thrown at', (action) => {
  const done = xuezhan.apply(WINDOW, 1, action as unknown as XuezhanAction);
  expect(done).toMatchObject({ ok: false, error: { code: 'malformed-action' } });
});

const NEAREST = on(BURY3, { severalWinners: 'nearest' });
const OPENED = 'discarded 0 5p; claims-opened';
const ALL_READY: [string, string, string] = [READY, READY, READY];

// [rule, position, answers, events from the discard on]
const ANSWERS: readonly [string, XuezhanState, string, string][] = [
  [
    'X-7.3 all pass: the next seat draws',
    facing([PAIR, READY, IDLE]),
    '1 pass, 2 pass',
    `${OPENED} 1 pung, 2 win; answered 1 pass; answered 2 pass; drew 1 1s`,
  ],
  [
    'X-7.3 a win before a pung',
    facing([PAIR, READY, IDLE]),
    '1 pung 5p, 2 win',
    `${OPENED} 1 pung, 2 win; answered 1 pung; answered 2 win; won 2 5p from 0 of 2; drew 1 1s`,
  ],
  [
    'X-7.3 a win before a kong',
    facing([READY, IDLE, THREE]),
    '1 win, 3 kong 5p',
    `${OPENED} 1 win, 3 kong/pung; answered 1 win; answered 3 kong; won 1 5p from 0 of 1; drew 1 1s`,
  ],
  [
    'X-7.3 without a win the pung',
    facing([READY, IDLE, PAIR]),
    '1 pass, 3 pung 5p',
    `${OPENED} 1 win, 3 pung; answered 1 pass; answered 3 pung; melded 3 pung 5p<0`,
  ],
  [
    'X-7.3 without a win the kong',
    facing([READY, IDLE, THREE]),
    '1 pass, 3 kong 5p',
    `${OPENED} 1 win, 3 kong/pung; answered 1 pass; answered 3 kong; melded 3 kong 5p claimed<0; drew 3 4s from the back`,
  ],
  [
    'X-7.4 all win, in turn order',
    facing(ALL_READY),
    '3 win, 1 win, 2 win',
    `${OPENED} 1 win, 2 win, 3 win; answered 3 win; answered 1 win; answered 2 win; won 1 5p from 0 of 1 2 3; won 2 5p from 0 of 1 2 3; won 3 5p from 0 of 1 2 3; drew 1 1s`,
  ],
  [
    'X-7.4 only the nearest wins',
    facing(ALL_READY, { options: NEAREST }),
    '3 win, 1 win, 2 win',
    `${OPENED} 1 win, 2 win, 3 win; answered 3 win; answered 1 win; answered 2 win; won 1 5p from 0 of 1; drew 1 1s`,
  ],
  [
    'X-7.4 the nearest of those that want to',
    facing(ALL_READY, { options: NEAREST }),
    '3 win, 1 pass, 2 win',
    `${OPENED} 1 win, 2 win, 3 win; answered 3 win; answered 1 pass; answered 2 win; won 2 5p from 0 of 2; drew 1 1s`,
  ],
  [
    'X-7.4 all but one that passes',
    facing(ALL_READY),
    '1 win, 2 pass, 3 win',
    `${OPENED} 1 win, 2 win, 3 win; answered 1 win; answered 2 pass; answered 3 win; won 1 5p from 0 of 1 3; won 3 5p from 0 of 1 3; drew 1 1s`,
  ],
];

test.each(ANSWERS)('%s', (_, start, answers, events) => {
  expect(eventsText(play(start, '0 discard 5p', ...answers.split(', ')).events)).toBe(events);
});

test('X-7.4: turn order begins after the discarder, also past seat 3', () => {
  const seats = [READY, READY, IDLE, READY];
  const start = position({ seats, voids: 'ssss', wall: '1s 2s', turn: 2, drawn: '5p' });
  const answers = ['2 discard 5p', '0 win', '1 win', '3 win'];
  expect(eventsText(play(start, ...answers).events.slice(5))).toBe(
    'won 3 5p from 2 of 3 0 1; won 0 5p from 2 of 3 0 1; won 1 5p from 2 of 3 0 1; drew 3 1s',
  );
  const nearest = play({ ...start, options: NEAREST }, ...answers);
  expect(eventsText(nearest.events.slice(5))).toBe('won 3 5p from 2 of 3; drew 3 1s');
});

test('X-7.3: the order in which answers arrive does not matter', () => {
  const start = discarded([PAIR, READY, READY]);
  const orders = ['123', '132', '213', '231', '312', '321'];
  const wishes: Record<string, string> = { 1: '1 pung 5p', 2: '2 win', 3: '3 win' };
  const ends = orders.map((order) => play(start, ...[...order].map((seat) => wishes[seat] ?? '')).state);
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(toAct(start)).toEqual([1, 2, 3]);
  expect(toAct(play(start, '2 win').state)).toEqual([1, 3]);
});

const hand = (state: XuezhanState, seat: number): string => formatTiles(SUITED, tilesIn(handAt(state, seat)));
const melds = (state: XuezhanState, seat: number): string =>
  (state.seats[seat]?.melds ?? []).map(meldText).join(', ');

test('X-8.1: a pung takes the turn without a draw, is paid nothing, and seats in between are skipped', () => {
  const start = facing([IDLE, '147m 369m 28p 55p', IDLE]);
  const { state, paid } = play(start, '0 discard 5p', '2 pung 5p');
  expect(paid).toBe('');
  expect([melds(state, 2), hand(state, 2)]).toEqual(['pung 5p<0', '134679m 28p']);
  expect(state.phase).toEqual({
    name: 'turn',
    seat: 2,
    drawn: null,
    source: 'claim',
    kong: null,
    justDrawn: false,
  });
  expect(wallSize(state.wall)).toBe(4);
  expect([state.seats[0]?.discards.length, state.seats[0]?.taken]).toEqual([1, [0]]);
  expect(eventsText(play(state, '2 discard 8p').events)).toBe('discarded 2 8p; drew 3 1s');
});

test('X-8.1: with three copies the third stays in the hand', () => {
  const { state } = play(facing([THREE, IDLE, IDLE]), '0 discard 5p', '1 pung 5p');
  expect(hand(state, 1)).toBe('134679m 25p');
  expect(legalText(state, 1)).not.toMatch(/kong|win/);
});

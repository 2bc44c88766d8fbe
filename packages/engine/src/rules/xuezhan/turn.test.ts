import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import { SUITED } from '../../core/tile.ts';
import type { PositionText } from '../../testing/position.ts';
import { handAt, legalText, play, position, refusal } from '../../testing/position.ts';
import { eventsText } from '../../testing/text.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN, XUELIU } from './options.ts';
import type { XuezhanAction, XuezhanState } from './state.ts';
import { extraAt } from './state.ts';

/** A hand that claims nothing and never wins. */
const IDLE = '1479m 1479p 25m';
const WALL = '1s 2s 3s 4s';

interface Turn extends Omit<PositionText, 'seats' | 'turn' | 'voids'> {
  readonly voids?: string;
}

/** Seat 0 is to act with this hand; all have given up s unless told otherwise. */
const turn = (hand: string, more: Turn = {}): XuezhanState =>
  position({ seats: [hand, IDLE, IDLE, IDLE], voids: 'ssss', wall: WALL, turn: 0, ...more });
const on = (base: XuezhanOptions, changes: Partial<XuezhanOptions>): XuezhanOptions => ({
  ...base,
  ...changes,
});
const discards = (text: string): string =>
  text
    .split(' ')
    .map((code) => `discard ${code}`)
    .join(', ');

const LOCKED = { wins: [1, 0, 0, 0] };
const AFTER_PUNG = { source: 'claim' } as const;

// [rule, position, everything seat 0 may do]
const LEGAL: readonly [string, XuezhanState, string][] = [
  [
    'X-6.1 any tile, the drawn one among them',
    turn('147m 369m 2589p', { drawn: '5m' }),
    discards('1m 3m 4m 5m 6m 7m 9m 2p 5p 8p 9p'),
  ],
  [
    'X-6.1 after a pung any tile, without a draw',
    turn('1479m 2589p | pung 3p<1', AFTER_PUNG),
    discards('1m 4m 7m 9m 2p 5p 8p 9p'),
  ],
  [
    'X-6.1 the dealer opens without a draw',
    turn('147m 369m 25899p', { source: 'deal' }),
    discards('1m 3m 4m 6m 7m 9m 2p 5p 8p 9p'),
  ],
  ['X-6.2 one void tile held', turn('147m 369m 258p 1s', { drawn: '5m' }), 'discard 1s'],
  [
    'X-6.2 two void tiles, one just drawn',
    turn('147m 369m 258p 1s', { drawn: '9s' }),
    'discard 1s, discard 9s',
  ],
  ['X-6.2 the void tile was just drawn', turn('147m 369m 2589p', { drawn: '5s' }), 'discard 5s'],
  ['X-6.2 void m', turn('19m 147p 258p 36s', { drawn: '9s', voids: 'msss' }), 'discard 1m, discard 9m'],
  ['X-6.2 void p', turn('147m 369m 19p 25s', { drawn: '9s', voids: 'psss' }), 'discard 1p, discard 9p'],
  ['X-6.2 void tiles after a pung', turn('147m 258p 3s 3s | pung 3p<1', AFTER_PUNG), 'discard 3s'],
  [
    'X-6.2 another seat’s void suit does not bind',
    turn('147m 369m 2589p', { drawn: '5m', voids: 'smmm' }),
    discards('1m 3m 4m 5m 6m 7m 9m 2p 5p 8p 9p'),
  ],
  [
    'X-6.2 a void meld does not bind',
    turn('147m 258p 9p | pung 1s<1', { drawn: '5m', options: on(BURY3, { voidMelds: true }) }),
    discards('1m 4m 5m 7m 2p 5p 8p 9p'),
  ],
  [
    'X-6.3 on a draw',
    turn('123m 456m 789m 5p', { drawn: '5p' }),
    `win, ${discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p')}`,
  ],
  [
    'X-6.3 on a replacement draw',
    turn('123m 456m 5p | kong 9p concealed', { drawn: '5p', kong: 'concealed' }),
    `win, ${discards('1m 2m 3m 4m 5m 6m 5p')}`,
  ],
  [
    'X-6.3 with a pung made earlier',
    turn('123m 456m 5p | pung 9p<1', { drawn: '5p' }),
    `win, ${discards('1m 2m 3m 4m 5m 6m 5p')}`,
  ],
  [
    'X-6.3 not right after a pung',
    turn('123m 456m 55p | pung 9p<1', AFTER_PUNG),
    discards('1m 2m 3m 4m 5m 6m 5p'),
  ],
  [
    'X-6.3 not when a tile is wrong',
    turn('123m 456m 789m 5p', { drawn: '6p' }),
    discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p 6p'),
  ],
  ['X-6.3 not with void tiles', turn('123m 456m 789m 5s', { drawn: '5s' }), 'discard 5s'],
  [
    'X-6.3 not with a void meld',
    turn('123m 456m 5p | pung 9s<1', { drawn: '5p', options: on(BURY3, { voidMelds: true }) }),
    discards('1m 2m 3m 4m 5m 6m 5p'),
  ],
  [
    'X-10.3 three sets where four are asked for',
    turn('123m 456m 789m 5p', { drawn: '5p', options: SICHUAN }),
    discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p'),
  ],
  [
    'X-10.3 four sets where four are asked for',
    turn('123m 456m 789m 123p 5p', { drawn: '5p', options: SICHUAN }),
    `win, ${discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 5p')}`,
  ],
  [
    'X-10.3 four sets where three are asked for',
    turn('123m 456m 789m 123p 5p', { drawn: '5p' }),
    discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 5p'),
  ],
  [
    'X-10.5 seven pairs, on',
    turn('1133557799m 224p', { drawn: '4p', options: SICHUAN }),
    `win, ${discards('1m 3m 5m 7m 9m 2p 4p')}`,
  ],
  [
    'X-10.5 seven pairs, off',
    turn('1133557799m 224p', { drawn: '4p', options: on(SICHUAN, { sevenPairs: false }) }),
    discards('1m 3m 5m 7m 9m 2p 4p'),
  ],
  [
    'X-11.2 the opening hand names a tile of each kind',
    turn('123m 456m 789m 55p', { source: 'deal' }),
    `${discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p').replaceAll('discard', 'win')}, ${discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p')}`,
  ],
  [
    'X-11.2 the opening hand names none where winners leave',
    turn('123m 456m 789m 55p', { source: 'deal', options: on(BURY3, { afterWin: 'leave' }) }),
    `win, ${discards('1m 2m 3m 4m 5m 6m 7m 8m 9m 5p')}`,
  ],
  [
    'X-6.4 four concealed copies, not the one just drawn',
    turn('1111m 47m 258p 3p', { drawn: '9m' }),
    `kong 1m, ${discards('1m 4m 7m 9m 2p 3p 5p 8p')}`,
  ],
  [
    'X-6.4 the fourth just drawn',
    turn('111m 47m 258p 39p', { drawn: '1m' }),
    `kong 1m, ${discards('1m 4m 7m 2p 3p 5p 8p 9p')}`,
  ],
  ['X-6.4 three copies', turn('111m 47m 258p 39p', { drawn: '5m' }), discards('1m 4m 5m 7m 2p 3p 5p 8p 9p')],
  [
    'X-6.4 the fourth of an own pung, just drawn',
    turn('147m 258p 9p | pung 4p<1', { drawn: '4p' }),
    `kong 4p, ${discards('1m 4m 7m 2p 4p 5p 8p 9p')}`,
  ],
  [
    'X-6.4 the fourth of an own pung, held for long',
    turn('147m 248p 9p | pung 4p<1', { drawn: '9m' }),
    `kong 4p, ${discards('1m 4m 7m 9m 2p 4p 8p 9p')}`,
  ],
  [
    'X-6.4 a pung of another tile',
    turn('147m 258p 9p | pung 4p<1', { drawn: '3p' }),
    discards('1m 4m 7m 2p 3p 5p 8p 9p'),
  ],
  [
    'X-6.4 both kinds in order, with the opening hand',
    turn('1111m 4p 2p 58p | pung 4p<1', { source: 'deal' }),
    `kong 1m, kong 4p, ${discards('1m 2p 4p 5p 8p')}`,
  ],
  ['X-6.4 while void tiles are held', turn('1111m 47m 258p 3s', { drawn: '9m' }), 'kong 1m, discard 3s'],
  [
    'X-6.4 right after a pung, off',
    turn('1111m 4p 2p 58p | pung 4p<1', AFTER_PUNG),
    discards('1m 2p 4p 5p 8p'),
  ],
  [
    'X-6.4 right after a pung, on',
    turn('1111m 4p 2p 58p | pung 4p<1', { ...AFTER_PUNG, options: on(BURY3, { kongAfterPung: true }) }),
    `kong 1m, kong 4p, ${discards('1m 2p 4p 5p 8p')}`,
  ],
  [
    'X-6.3, X-6.4 no win right after a pung even where a kong is allowed',
    turn('123m 456m 55p | pung 9p<1', { ...AFTER_PUNG, options: on(BURY3, { kongAfterPung: true }) }),
    discards('1m 2m 3m 4m 5m 6m 5p'),
  ],
  ['X-6.5 only the tile just drawn', turn('123m 456m 789m 5p', { ...LOCKED, drawn: '6p' }), 'discard 6p'],
  ['X-6.5 a second copy of a held tile', turn('123m 456m 789m 5p', { ...LOCKED, drawn: '1m' }), 'discard 1m'],
  ['X-6.5 a void tile just drawn', turn('123m 456m 789m 5p', { ...LOCKED, drawn: '9s' }), 'discard 9s'],
  [
    'X-6.5, X-11.3 it may win again',
    turn('123m 456m 789m 5p', { ...LOCKED, drawn: '5p' }),
    'win, discard 5p',
  ],
  [
    'X-6.5 another seat’s lock does not bind',
    turn('147m 369m 2589p', { drawn: '5m', wins: [0, 1, 1, 1] }),
    discards('1m 3m 4m 5m 6m 7m 9m 2p 5p 8p 9p'),
  ],
  ['X-11.4 never: no kong', turn('111m 456m 789m 5p', { ...LOCKED, drawn: '1m' }), 'discard 1m'],
];

test.each(LEGAL)('%s', (_, state, expected) => {
  expect(legalText(state, 0)).toBe(expected);
});

const OPENING = turn('123m 456m 789m 55p', { source: 'deal' });
const LEAVING = turn('123m 456m 789m 55p', { source: 'deal', options: on(BURY3, { afterWin: 'leave' }) });
const DRAWN = turn('123m 456m 789m 5p', { drawn: '5p' });
const PLAIN = turn('147m 369m 2589p', { drawn: '5m' });

// [rule, position, action, refused with]
const REFUSED: readonly [string, XuezhanState, string, string][] = [
  ['X-6.1 a tile not held', PLAIN, '0 discard 1p', 'tile-not-held'],
  ['X-6.1 a tile of the void suit not held', PLAIN, '0 discard 9s', 'tile-not-held'],
  ['X-6.2 another suit first', turn('147m 369m 258p 1s', { drawn: '5m' }), '0 discard 5m', 'void-suit-first'],
  ['X-6.2 the void suit itself', turn('147m 369m 258p 1s', { drawn: '5m' }), '0 discard 1s', 'legal'],
  ['X-6.3 a hand that is not complete', PLAIN, '0 win', 'not-a-win'],
  ['X-6.3 right after a pung', turn('123m 456m 55p | pung 9p<1', AFTER_PUNG), '0 win', 'discard-after-pung'],
  ['X-6.4 three copies', turn('111m 47m 258p 39p', { drawn: '5m' }), '0 kong 1m', 'kong-not-allowed'],
  ['X-6.4 right after a pung', turn('1111m 2358p | pung 4p<1', AFTER_PUNG), '0 kong 1m', 'kong-not-allowed'],
  [
    'X-6.5 another tile',
    turn('123m 456m 789m 5p', { ...LOCKED, drawn: '6p' }),
    '0 discard 5p',
    'hand-locked',
  ],
  [
    'X-6.5 not even one of the void suit',
    turn('123m 456m 789m 5s', { ...LOCKED, drawn: '6p' }),
    '0 discard 5s',
    'hand-locked',
  ],
  ['X-11.2 the opening win must name a tile', OPENING, '0 win', 'not-a-win'],
  ['X-11.2 a tile not held', OPENING, '0 win 9p', 'not-a-win'],
  ['X-11.2 a tile held', OPENING, '0 win 9m', 'legal'],
  ['X-11.2 no tile where winners leave', LEAVING, '0 win 9m', 'not-a-win'],
  ['X-11.2 nor on a draw', DRAWN, '0 win 5p', 'not-a-win'],
  ['X-6.3 on a draw', DRAWN, '0 win', 'legal'],
  ['X-4.2 no claim on the own turn', PLAIN, '0 pung 1m', 'wrong-phase'],
  ['X-4.2 no pass on the own turn', PLAIN, '0 pass', 'wrong-phase'],
  ['X-4.2 no opening choice', PLAIN, '0 void s', 'wrong-phase'],
  ['X-15.1 a seat that is not to act', PLAIN, '1 win', 'not-your-turn'],
  ['X-4.2 another seat’s discard', PLAIN, '1 discard 1m', 'not-your-turn'],
  ['X-4.2 no such seat', PLAIN, '7 discard 1m', 'no-such-seat'],
];

test.each(REFUSED)('refused: %s', (_, state, action, code) => {
  const before = structuredClone(state);
  expect(refusal(state, action)).toBe(code);
  expect(state).toEqual(before);
});

// What arrives from outside may be anything. [what it is, refused with]
const MALFORMED: readonly [unknown, string][] = [
  [{ type: 'discard', tile: 0, extra: 1 }, 'malformed-action'],
  [{ type: 'discard' }, 'malformed-action'],
  [{ type: 'discard', tile: '0' }, 'malformed-action'],
  [{ type: 'discard', tile: 'length' }, 'malformed-action'],
  [{ type: 'discard', tile: null }, 'malformed-action'],
  [{ type: 'discard', tile: { toString: 1, valueOf: 1 } }, 'malformed-action'],
  [{ type: 'discard', tile: 0.5 }, 'tile-not-held'],
  [{ type: 'discard', tile: -1 }, 'tile-not-held'],
  [{ type: 'discard', tile: 99 }, 'tile-not-held'],
  [{ type: 'toString' }, 'wrong-phase'],
  [{}, 'wrong-phase'],
  [[], 'wrong-phase'],
];

test.each(MALFORMED)('X-4.2: %j is refused, not thrown at', (action, code) => {
  const done = xuezhan.apply(PLAIN, 0, action as XuezhanAction);
  expect(done).toMatchObject({ ok: false, error: { code, seat: 0, legal: xuezhan.legal(PLAIN, 0) } });
});

const hand = (state: XuezhanState): string => formatTiles(SUITED, tilesIn(handAt(state, 0)));

// [rule, position, action, events, hand of seat 0 after it, its won tiles]
const OUTCOMES: readonly [string, XuezhanState, string, string, string, string][] = [
  [
    'X-6.1 a discard leaves the hand',
    turn('147m 369m 2589p', { drawn: '5m' }),
    '0 discard 9p',
    'discarded 0 9p; drew 1 1s',
    '1345679m 258p',
    '',
  ],
  [
    'X-11.1 a drawn winning tile is set apart',
    DRAWN,
    '0 win',
    'won 0 5p from wall of 0; drew 1 1s',
    '123456789m 5p',
    '5p',
  ],
  [
    'X-11.2 the tile named is set apart, the others are locked',
    OPENING,
    '0 win 3m',
    'won 0 3m from wall of 0; drew 1 1s',
    '12456789m 55p',
    '3m',
  ],
  [
    'X-11.2 where winners leave the hand stays whole',
    LEAVING,
    '0 win',
    'won 0 - from wall of 0; drew 1 1s',
    '123456789m 55p',
    '',
  ],
];

test.each(OUTCOMES)('%s', (_, state, action, events, rest, won) => {
  const after = play(state, action);
  expect(eventsText(after.events)).toBe(events);
  expect(hand(after.state)).toBe(rest);
  expect(formatTiles(SUITED, extraAt(after.state, 0).won)).toBe(won);
});

test('X-11.4: same-waits is a matter of the seat’s own lock', () => {
  const options = { options: XUELIU, drawn: '1m' };
  const hand14 = '11123m 456p 789p 55p';
  expect(legalText(turn(hand14, { ...options, wins: [0, 1, 1, 1] }), 0)).toContain('kong 1m');
  expect(legalText(turn(hand14, { ...options, wins: [1, 0, 0, 0] }), 0)).toBe('win, discard 1m');
});

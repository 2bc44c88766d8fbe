import { expect, test } from 'vitest';
import { xuezhan } from '../../rules/xuezhan/index.ts';
import type { XuezhanState } from '../../rules/xuezhan/state.ts';
import { optionsOf } from '../../testing/hands.ts';
import type { PositionText } from '../../testing/position.ts';
import { play, position } from '../../testing/position.ts';
import { actionIn } from '../../testing/written.ts';
import type { ForeseenTransfer } from '../foreseen.ts';
import { foresee } from './foresee.ts';

/** Waits for 5m. */
const WAITING = '123p 456p 123m 5m';

/** Seat 0 has drawn a tile, seat 2 waits for 5m, and the others for whatever the row says. */
const table = (
  options: string,
  [hand, drawn]: readonly [string, string],
  more: Partial<PositionText> = {},
): XuezhanState =>
  position({
    options: optionsOf(options),
    seats: [hand, '', WAITING, ''],
    voids: 'ssss',
    turn: 0,
    drawn,
    wall: '1s 2s 3s 8p',
    ...more,
  });

const paid = (transfers: readonly ForeseenTransfer[]): string =>
  transfers.map(({ from, to, points, reason }) => `${from}>${to} ${points} ${reason}`).join(', ');

/** `'2: 0>2 3 discard-win'`: the winners that are taken for granted, if any are, and what then moves. */
const told = (state: XuezhanState, seat: number, action = 'win'): string[] =>
  foresee(xuezhan.view(state, seat), actionIn(xuezhan, action)).map(
    ({ given, transfers }) => `${given.winners ?? ''}: ${paid(transfers)}`,
  );

const CONCEALED: readonly [string, string] = ['5m 999m', '9m'];
const BACK = '0>1 1 kong-refund, 0>2 1 kong-refund, 0>3 1 kong-refund';
const TWO = ['5m 999m', WAITING, WAITING, ''];

// [what it shows, position, actions before, seat, what is foreseen]
const ROWS: readonly [string, XuezhanState, readonly string[], number, readonly string[]][] = [
  ['X-14.1 a discard', table('bury3', ['1p', '5m']), ['0 discard 5m'], 2, [': 0>2 2 discard-win']],
  [
    'X-13.9 a kong’s discard is a fan more',
    table('bury3', CONCEALED),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [': 0>2 3 discard-win'],
  ],
  [
    'X-9.8 the money of the kong goes back with the first of several winners',
    table('bury3 kongMoney=refund', CONCEALED, { seats: TWO }),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [
      `2: 0>2 3 discard-win, ${BACK}`,
      `2,3: 0>2 3 discard-win, ${BACK}`,
      '1,2: 0>2 3 discard-win',
      '1,2,3: 0>2 3 discard-win',
    ],
  ],
  [
    'X-9.8 and always with the win of whoever sits next',
    table('bury3 kongMoney=refund', CONCEALED, { seats: TWO }),
    ['0 kong 9m', '0 discard 5m'],
    1,
    [`: 0>1 3 discard-win, ${BACK}`],
  ],
  [
    'X-7.4 where one wins alone nothing is open',
    table('bury3 kongMoney=refund severalWinners=nearest', CONCEALED, { seats: TWO }),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [`: 0>2 3 discard-win, ${BACK}`],
  ],
  [
    'X-9.9 handed over to a single winner',
    table('bury3 kongMoney=transfer', CONCEALED),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [
      '2: 0>2 3 discard-win, 0>2 3 kong-transfer',
      '2,3: 0>2 3 discard-win',
      '1,2: 0>2 3 discard-win',
      '1,2,3: 0>2 3 discard-win',
    ],
  ],
  [
    'X-9.7 a late added kong that was free gives nothing back',
    table('bury3 kongMoney=refund lateAddedKong=free', ['5m 9m | pung 9m<1', '1p']),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [': 0>2 3 discard-win'],
  ],
  [
    'X-9.7 of the tile just drawn it was paid',
    table('bury3 kongMoney=refund lateAddedKong=free severalWinners=nearest', ['5m 1p | pung 9m<1', '9m']),
    ['0 kong 9m', '0 discard 5m'],
    2,
    [`: 0>2 3 discard-win, ${BACK}`],
  ],
  [
    'X-9.8 a claimed kong goes back to its feeder',
    table('bury3 kongMoney=refund severalWinners=nearest', ['1p', '9m'], {
      seats: ['1p', '999m 5m | kong 1p concealed', WAITING, ''],
    }),
    ['0 discard 9m', '1 kong 9m', '1 discard 5m'],
    2,
    [': 1>2 3 discard-win, 1>0 2 kong-refund'],
  ],
  [
    'X-9.6 robbed',
    table('bury3 robbing=yes', ['1p 2p | pung 5m<1', '5m']),
    ['0 kong 5m'],
    2,
    [': 0>2 3 robbed-kong-win'],
  ],
  [
    'X-11.5 those who have left do not pay, and the last tile counts',
    table('sichuan', ['123p 456p 123m 789m 5m', '5m'], { wins: [0, 1, 0, 0], wall: '' }),
    [],
    0,
    [': 2>0 3 self-drawn-win, 3>0 3 self-drawn-win'],
  ],
  [
    'X-13.6 heaven',
    table('bury3', ['123p 456p 123m 5m', '5m'], { source: 'deal', draws: [0, 0, 0, 0] }),
    [],
    0,
    [': 1>0 8 self-drawn-win, 2>0 8 self-drawn-win, 3>0 8 self-drawn-win'],
  ],
  [
    'X-9.10 the feeder pays for the kong’s flower',
    table('bury3 claimedKongFlower=feeder', ['1p', '9m'], {
      seats: ['1p', '999m 123p 456p 8p', '', ''],
    }),
    ['0 discard 9m', '1 kong 9m'],
    1,
    [': 0>1 3 fed-kong-win'],
  ],
];

test.each(ROWS)('%s', (_, start, actions, seat, ways) => {
  expect(told(play(start, ...actions).state, seat)).toEqual(ways);
});

test('X-14.1 what does not win moves nothing, and a spectator wins nothing', () => {
  const { state } = play(table('bury3', ['1p', '5m']), '0 discard 5m');
  expect(told(state, 2, 'pass')).toEqual([]);
  expect(foresee(xuezhan.view(state, null), { type: 'win' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { SUITED } from '../../core/tile.ts';
import { handAt, legalText, play, refusal, sketch, toAct } from '../../testing/position.ts';
import { tableOf } from '../../testing/table.ts';
import { eventsText } from '../../testing/text.ts';
import { ended, result } from './ending.ts';
import { xuezhan } from './index.ts';
import type { XuezhanEnded, XuezhanState } from './state.ts';
import { extraAt, hasLeft, isLocked } from './state.ts';

const actionsIn = (text: string): string[] => text.split(', ').filter(Boolean);
const handText = (state: XuezhanState, seat: Seat): string =>
  formatTiles(SUITED, tilesIn(handAt(state, seat)));
const wonText = (state: XuezhanState, seat: Seat): string =>
  formatTiles(SUITED, [...extraAt(state, seat).won]);
const unclaimed = (state: XuezhanState, seat: Seat): string => {
  const { discards, taken } = at(state.seats, seat);
  return formatTiles(
    SUITED,
    discards.filter((_, place) => !taken.includes(place)),
  );
};

// what it shows, options, position, actions, winner, its hand, its won tiles, what lies before seat 0
const WON_TILES = tableOf(`
  a discard                        bury3                 0* 5m; 2 123p 456p 123m 5m                  0 discard 5m, 2 win         2  1235m 123456p   5m   -
  a passed one                     bury3                 0* 5m; 2 123p 456p 123m 5m                  0 discard 5m, 2 pass        2  1235m 123456p   -    5m
  an own draw                      bury3                 0* 123p 456p 123m 5m +5m                    0 win                       0  1235m 123456p   5m   -
  a robbed tile                    bury3 robbing=yes     0* 1p | pung 5m<3 +5m; 2 123p 456p 123m 5m  0 kong 5m, 2 win            2  1235m 123456p   5m   -
  the second one                   bury3                 0* 5m; 1 123p 456p 123m 5m; wall 5m 1s      0 discard 5m, 1 win, 1 win  1  1235m 123456p   55m  -
  where winners leave              bury3 afterWin=leave  0* 5m; 2 123p 456p 123m 5m                  0 discard 5m, 2 win         2  1235m 123456p   5m   -
  an opening hand, one tile aside  bury3                 source deal; draws 0; 0* 123p 456p 123m 55m              0 win 1p                    0  12355m 23456p   1p   -
  an opening hand, whole           bury3 afterWin=leave  source deal; draws 0; 0* 123p 456p 123m 55m              0 win                       0  12355m 123456p  -    -
`);

test.each(WON_TILES)('X-11.1 %s: %s, %s', (_, options, text, actions, winner, hand, won, left) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  const seat = Number(winner);
  expect([handText(state, seat), wonText(state, seat), unclaimed(state, 0)]).toEqual([hand, won, left]);
});

test('X-11.1 a robbed seat keeps its pung and loses the tile', () => {
  const start = sketch('bury3 robbing=yes', '0* 1p | pung 5m<3 +5m; 2 123p 456p 123m 5m');
  const { state } = play(start, '0 kong 5m', '2 win');
  expect([handText(state, 0), at(state.seats, 0).melds]).toEqual(['1p', at(start.seats, 0).melds]);
});

test('X-11.1 a tile won by two lies with both and leaves the discards once', () => {
  const start = sketch('bury3', '0* 55m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m');
  const { state } = play(start, '0 discard 5m', '3 win', '1 win');
  expect([wonText(state, 1), wonText(state, 3), handText(state, 0), unclaimed(state, 0)]).toEqual([
    '5m',
    '5m',
    '5m',
    '',
  ]);
  expect(at(state.seats, 0).taken).toEqual([0]);
});

// what it shows, options, who is locked, who has left, after seat 1 has won
test.each([
  ['X-11.3 the winner is locked', 'stay', 'locked 1, left -'],
  ['X-11.5 the winner has left', 'leave', 'locked -, left 1'],
])('%s: %s', (_, afterWin, expected) => {
  const start = sketch(`bury3 afterWin=${afterWin}`, '0* 5m; 1 123p 456p 123m 5m');
  const { state } = play(start, '0 discard 5m', '1 win');
  const who = (is: (state: XuezhanState, seat: Seat) => boolean): string =>
    [0, 1, 2, 3].filter((seat) => is(state, seat)).join('') || '-';
  expect(`locked ${who(isLocked)}, left ${who(hasLeft)}`).toBe(expected);
});

// what it shows, options, position, actions, paid
const AFTER_WINS = tableOf(`
  X-11.3 wins again on a draw, valued afresh  bury3                 0* 5m; 1 123p 456p 123m 5m; wall 5m 1s                          0 discard 5m, 1 win, 1 win                        0>1 2 discard-win, 2>1 3 self-drawn-win, 3>1 3 self-drawn-win, 0>1 3 self-drawn-win
  X-11.3 wins again on a discard              bury3                 0* 5m; 3 123p 456p 123m 5m; wall 5m 1s                          0 discard 5m, 3 win, 1 discard 5m, 3 win          0>3 2 discard-win, 1>3 2 discard-win
  X-11.3 wins again on the empty wall         bury3                 0* 5m; 1 123p 456p 123m 5m; wall 5m                             0 discard 5m, 1 win, 1 win                        0>1 2 discard-win, 2>1 4 self-drawn-win, 3>1 4 self-drawn-win, 0>1 4 self-drawn-win
  X-11.3 pays on                              bury3                 0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; wall 9p 5m 1s  0 discard 5m, 1 win, 2 pass, 1 discard 9p, 2 win  0>1 2 discard-win, 3>2 3 self-drawn-win, 0>2 3 self-drawn-win, 1>2 3 self-drawn-win
  X-11.5 pays no more                         bury3 afterWin=leave  0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; wall 5m 1s     0 discard 5m, 1 win, 2 pass, 2 win                0>1 2 discard-win, 3>2 3 self-drawn-win, 0>2 3 self-drawn-win
  X-11.5 pays no kong                         bury3 afterWin=leave  0* 5m; 1 123p 456p 123m 5m; 2 9999p; wall 1s 1s                 0 discard 5m, 1 win, 2 kong 9p                    0>1 2 discard-win, 3>2 1 concealed-kong, 0>2 1 concealed-kong
`);

test.each(AFTER_WINS)('%s: %s, %s', (_, options, text, actions, paid) => {
  expect(play(sketch(options, text), ...actionsIn(actions)).paid).toBe(paid);
});

// what it shows, options, position, actions, seat, what it may do
const LEFT_TO_DO = tableOf(`
  X-11.3 a locked seat discards what it drew  bury3                 0* 5m; 1 123p 456p 123m 5m; wall 9p 1s  0 discard 5m, 1 win                1  discard 9p
  X-11.3 or wins with it                      bury3                 0* 5m; 1 123p 456p 123m 5m; wall 5m 1s  0 discard 5m, 1 win                1  win, discard 5m
  X-11.3 is offered a win                     bury3                 0* 5m; 3 123p 456p 123m 5m; wall 5m 1s  0 discard 5m, 3 win, 1 discard 5m  3  win, pass
  X-11.5 one that left is offered nothing     bury3 afterWin=leave  0* 5m; 3 123p 456p 123m 5m; wall 5m 1s  0 discard 5m, 3 win, 1 discard 5m  3  -
`);

test.each(LEFT_TO_DO)('%s: %s, %s', (_, options, text, actions, seat, legal) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  expect(legalText(state, Number(seat))).toBe(legal);
});

// what it shows, options, position, actions, who draws next
const NEXT = tableOf(`
  X-12.1 all pass                       bury3                                            0* 9p; 2 123p 456p 123m 9p                       0 discard 9p, 2 pass        1
  X-12.1 nobody asked                   bury3                                            3* 9p                                            3 discard 9p                0
  X-12.1 winners stay in the round      bury3                                            wins 0/1/1/0; 0* 9p                                 0 discard 9p                1
  X-12.1 past one that left             bury3 afterWin=leave                             wins 0/1/0/0; 0* 9p                                 0 discard 9p                2
  X-12.1 past two that left             bury3 afterWin=leave                             wins 0/1/1/0; 0* 9p                                 0 discard 9p                3
  X-12.1 past the last seat             bury3 afterWin=leave                             wins 1/0/0/0; 3* 9p                                 3 discard 9p                1
  X-12.1 self-drawn                     bury3                                            2* 123p 456p 123m 5m +5m                         2 win                       3
  X-12.1 self-drawn by the last seat    bury3                                            3* 123p 456p 123m 5m +5m                         3 win                       0
  X-12.1 self-drawn, winner’s next      bury3 nextAfterDiscardWin=winner                 2* 123p 456p 123m 5m +5m                         2 win                       3
  X-12.1 self-drawn, the next has left  bury3 afterWin=leave                             wins 0/0/0/1; 2* 123p 456p 123m 5m +5m              2 win                       0
  X-12.2 discarder                      bury3 nextAfterDiscardWin=discarder              0* 5m; 2 123p 456p 123m 5m                       0 discard 5m, 2 win         1
  X-12.2 winner                         bury3 nextAfterDiscardWin=winner                 0* 5m; 2 123p 456p 123m 5m                       0 discard 5m, 2 win         3
  X-12.2 discarder, it is the winner    bury3 nextAfterDiscardWin=discarder              0* 5m; 1 123p 456p 123m 5m                       0 discard 5m, 1 win         1
  X-12.2 discarder, two winners         bury3 nextAfterDiscardWin=discarder              0* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m  0 discard 5m, 1 win, 3 win  1
  X-12.2 the last of two winners        bury3 nextAfterDiscardWin=winner                 0* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m  0 discard 5m, 1 win, 3 win  0
  X-12.2 last in turn order             bury3 nextAfterDiscardWin=winner                 2* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m  2 discard 5m, 1 win, 3 win  2
  X-12.2 discarder, the next has left   bury3 afterWin=leave                             0* 5m; 1 123p 456p 123m 5m                       0 discard 5m, 1 win         2
  X-12.2 discarder, two have left       bury3 afterWin=leave                             wins 0/1/0/0; 0* 5m; 3 123p 456p 123m 5m            0 discard 5m, 3 win         2
  X-12.2 winner, two have left          bury3 afterWin=leave nextAfterDiscardWin=winner  wins 1/0/0/0; 2* 5m; 3 123p 456p 123m 5m            2 discard 5m, 3 win         1
  X-12.2 robbed                         bury3 robbing=yes                                0* 1p | pung 5m<3 +5m; 2 123p 456p 123m 5m       0 kong 5m, 2 win            1
  X-12.2 robbed, winner’s next          bury3 robbing=yes nextAfterDiscardWin=winner     0* 1p | pung 5m<3 +5m; 2 123p 456p 123m 5m       0 kong 5m, 2 win            3
`);

test.each(NEXT)('%s: %s, %s', (_, options, text, actions, next) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  expect(toAct(state)).toEqual([Number(next)]);
});

// what it shows, options, position, actions, what came of the last action
const COURSE = tableOf(`
  X-7.4 all, from the discarder’s next  bury3                         2* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall 1s 2s                  2 discard 5m, 1 win, 3 win             answered 3 win; won 3 5m from 2 of 3 1; won 1 5m from 2 of 3 1; drew 3 1s
  X-7.4 nearest                         bury3 severalWinners=nearest  2* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall 1s 2s                  2 discard 5m, 1 win, 3 win             answered 3 win; won 3 5m from 2 of 3; drew 3 1s
  X-7.4 nearest willing                 bury3 severalWinners=nearest  2* 5m; 1 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall 1s 2s                  2 discard 5m, 1 win, 3 pass            answered 3 pass; won 1 5m from 2 of 1; drew 3 1s
  X-15.4 one draw after two robbers     bury3 robbing=yes             0* 1p | pung 5m<3 +5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; wall 1s 2s  0 kong 5m, 2 win, 1 win                answered 1 win; won 1 5m robbed 0 of 1 2; won 2 5m robbed 0 of 1 2; drew 1 1s
  X-15.4 one end after three winners    bury3                         0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall   0 discard 5m, 3 win, 2 win, 1 win      answered 1 win; won 1 5m from 0 of 1 2 3; won 2 5m from 0 of 1 2 3; won 3 5m from 0 of 1 2 3; ended wall-empty
  X-14.3 three leave on one tile        bury3 afterWin=leave          0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; 3 123p 456p 123m 5m         0 discard 5m, 3 win, 2 win, 1 win      answered 1 win; won 1 5m from 0 of 1 2 3; won 2 5m from 0 of 1 2 3; won 3 5m from 0 of 1 2 3; ended all-but-one-won
  X-14.3 three leave at an empty wall   bury3 afterWin=leave          0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m; 3 123p 456p 123m 5m; wall   0 discard 5m, 3 win, 2 win, 1 win      answered 1 win; won 1 5m from 0 of 1 2 3; won 2 5m from 0 of 1 2 3; won 3 5m from 0 of 1 2 3; ended all-but-one-won
  X-14.3 the third leaves, self-drawn   bury3 afterWin=leave          wins 0/1/0/1; 0* 123p 456p 123m 5m +5m                                          0 win                                  won 0 5m from wall of 0; ended all-but-one-won
  X-14.3 the second leaves              bury3 afterWin=leave          wins 0/1/0/0; 0* 123p 456p 123m 5m +5m; wall 1s 2s                              0 win                                  won 0 5m from wall of 0; drew 2 1s
  X-14.3 the second leaves, empty wall  bury3 afterWin=leave          wins 0/1/0/0; 0* 123p 456p 123m 5m +5m; wall                                    0 win                                  won 0 5m from wall of 0; ended wall-empty
  X-14.3 four winners stay              bury3                         wins 1/1/1/1; 0* 123p 456p 123m 5m +5m; wall 1s                                 0 win                                  won 0 5m from wall of 0; drew 1 1s
  X-14.3 no tile to draw after a win    bury3                         0* 123p 456p 123m 5m +5m; wall                                               0 win                                  won 0 5m from wall of 0; ended wall-empty
  X-14.3 no tile to draw after a pass   bury3                         0* 5m; 2 123p 456p 123m 5m; wall                                             0 discard 5m, 2 pass                   answered 2 pass; ended wall-empty
  X-14.3 nobody asked                   bury3                         0* 5m; wall                                                                  0 discard 5m                           discarded 0 5m; ended wall-empty
  X-14.3 one tile is drawn              bury3                         0* 5m; wall 1s                                                               0 discard 5m                           discarded 0 5m; drew 1 1s
  X-14.4 a pung at an empty wall        bury3                         0* 8p; 2 88p 1m; wall                                                        0 discard 8p, 2 pung 8p                answered 2 pung; melded 2 pung 8p<0
  X-14.4 and its discard                bury3                         0* 8p; 2 88p 1m; wall                                                        0 discard 8p, 2 pung 8p, 2 discard 1m  discarded 2 1m; ended wall-empty
`);

test.each(COURSE)('%s: %s, %s', (_, options, text, actions, course) => {
  const steps = actionsIn(actions);
  const { state } = play(sketch(options, text), ...steps.slice(0, -1));
  expect(eventsText(play(state, ...steps.slice(-1)).events)).toBe(course);
});

// what it shows, options, position, actions, seat, what it may do
const EMPTY_WALL = tableOf(`
  the last draw wins or is discarded  bury3  0* 123p 456p 123m 5m +5m; wall    -             0  win, discard 1m, discard 2m, discard 3m, discard 5m, discard 1p, discard 2p, discard 3p, discard 4p, discard 5p, discard 6p
  no kong                             bury3  0* 999m | pung 8p<1 +9m; wall     -             0  discard 9m
  a window for win and pung           bury3  0* 8p; 2 88p 123m 456m 11p; wall  0 discard 8p  2  win, pung 8p, pass
  no kong in it                       bury3  0* 8p; 2 888p; wall               0 discard 8p  2  pung 8p, pass
`);

test.each(EMPTY_WALL)('X-14.4 %s: %s, %s', (_, options, text, actions, seat, legal) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  expect(legalText(state, Number(seat))).toBe(legal);
});

// what it shows, options, position, actions, a win declared, refusal
const REFUSALS = tableOf(`
  a complete hand, not to act  bury3                 0* 5m; 2 123p 456p 123m 55m                      -                     2 win  not-your-turn
  not asked in the window      bury3                 0* 5m; 2 123p 456p 123m 5m; 3 123p               0 discard 5m          3 win  not-your-turn
  the discarder                bury3                 0* 123p 456p 123m 5m +5m; 2 123p 456p 123m 5m    0 discard 5m          0 win  not-your-turn
  asked, and answered already  bury3                 0* 5m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5m  0 discard 5m, 2 pass  2 win  not-your-turn
  asked for a pung only        bury3                 0* 5m; 2 55m                                     0 discard 5m          2 win  not-a-win
  to act, not complete         bury3                 0* 123p 456p 123m 5m +6m                         -                     0 win  not-a-win
  a seat that left             bury3 afterWin=leave  wins 0/0/1/0; 0* 5m; 2 123p 456p 123m 5m; 1 55m     0 discard 5m          2 win  not-your-turn
  after the end                bury3                 0* 5m; wall                                      0 discard 5m          2 win  round-over
  asked                        bury3                 0* 5m; 2 123p 456p 123m 5m                       0 discard 5m          2 win  legal
  to act                       bury3                 0* 123p 456p 123m 5m +5m                         -                     0 win  legal
  however little it is worth   bury3 value=double    0* 456p 123m 5m | pung 9p<1 +5m                  -                     0 win  legal
  and whatever it would cost   bury3 base=1000000    0* 5m; 2 123p 456p 123m 5m                       0 discard 5m          2 win  legal
`);

test.each(REFUSALS)('X-15.1 %s: %s, %s', (_, options, text, actions, win, code) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  expect(refusal(state, win)).toBe(code);
});

// what it shows, options, position, actions, next dealer
const DEALERS = tableOf(`
  rotate                                  bury3 deals=8                                               dealer 1; 0* 5m; wall                                                                  0 discard 5m                       2
  rotate past the last seat               bury3 deals=8                                               dealer 3; 0* 5m; wall                                                                  0 discard 5m                       0
  rotate whoever won                      bury3 deals=8                                               dealer 1; 0* 123p 456p 123m 5m +5m; wall                                               0 win                              2
  nobody won, the dealer stays            bury3 deals=8 nextDealer=winner                             dealer 1; 0* 5m; wall                                                                  0 discard 5m                       1
  a self-drawn win                        bury3 deals=8 nextDealer=winner                             dealer 1; 2* 123p 456p 123m 5m +5m; wall                                               2 win                              2
  a discard win                           bury3 deals=8 nextDealer=winner                             dealer 1; 0* 5m; 3 123p 456p 123m 5m; wall                                             0 discard 5m, 3 win                3
  two on one discard: its discarder       bury3 deals=8 nextDealer=winner                             dealer 1; 0* 5m; 3 123p 456p 123m 5m; 2 123p 456p 123m 5m; wall                        0 discard 5m, 3 win, 2 win         0
  two willing, the nearest wins           bury3 deals=8 nextDealer=winner severalWinners=nearest      dealer 1; 0* 5m; 3 123p 456p 123m 5m; 2 123p 456p 123m 5m; wall                        0 discard 5m, 3 win, 2 win         2
  two on one added tile: the robbed seat  bury3 deals=8 nextDealer=winner robbing=yes afterWin=leave  dealer 1; wins 0/1/0/0; 0* 1p | pung 5m<1 +5m; 3 123p 456p 123m 5m; 2 123p 456p 123m 5m   0 kong 5m, 3 win, 2 win            0
  the first win counts                    bury3 deals=8 nextDealer=winner                             dealer 0; 0* 5m; 3 123p 456p 123m 5m; 1 123p 456p 123m 9p; wall 9p                     0 discard 5m, 3 win, 1 win         3
  a later shared win does not             bury3 deals=8 nextDealer=winner                             dealer 1; 0* 123p 456p 123m 5m +5m; 2 123p 456p 123m 9p; 3 123p 456p 123m 9p; wall 9p  0 win, 1 discard 9p, 2 win, 3 win  0
  fed: the winner                         bury3 deals=8 nextDealer=winner claimedKongFlower=feeder    dealer 1; 3* 9m; 0 456p 123m 5m 999m; wall 5m                                          3 discard 9m, 0 kong 9m, 0 win     0
`);

test.each(DEALERS)('X-3.2 %s: %s, %s', (_, options, text, actions, dealer) => {
  const { state } = play(sketch(options, text), ...actionsIn(actions));
  expect(xuezhan.result(state)?.next).toEqual({ round: 1, dealer: Number(dealer), carried: null });
});

// [deals, round, next round]
const ROUNDS: readonly [number, number, number | null][] = [
  [1, 0, null],
  [2, 0, 1],
  [2, 1, null],
  [8, 6, 7],
  [8, 7, null],
];

test.each(ROUNDS)('X-3.3 of %i deals, after round %i comes %s', (deals, round, next) => {
  const { state } = play({ ...sketch(`bury3 deals=${deals}`, '0* 5m; wall'), round }, '0 discard 5m');
  expect(result(state)).toEqual({
    reason: 'wall-empty',
    next: next === null ? null : { round: next, dealer: 1, carried: null },
  });
});

test('X-3.3 a round under way has no result', () => {
  expect(result(sketch('bury3 deals=8', '0* 5m'))).toBeNull();
});

test('X-14.3 the result tells how the round ended', () => {
  const start = sketch('bury3 afterWin=leave', 'wins 0/1/0/1; 0* 123p 456p 123m 5m +5m');
  expect(result(play(start, '0 win').state)).toEqual({ reason: 'all-but-one-won', next: null });
});

/** `pig`, `ready 2`, `unready`, and `-` for a seat that is not looked at. */
const standingsText = ({ standings }: XuezhanEnded): string =>
  standings
    .map((each) => {
      if (each === null) return '-';
      if (each.ready !== null) return each.pig ? 'ready pig' : `ready ${each.ready}`;
      return each.pig ? 'pig' : 'unready';
    })
    .join(' | ');

const EVERY_KIND =
  '0* 147m 258p 3699m; 1 123p 456p 123m 5m; 2 123p 456p 123m 5s; 3 123p 456p 123m 5m; wins 0/0/0/1; wall';

// what it shows, options, how the seats stand
const SETTLED = tableOf(`
  X-14.5 nothing is settled    bury3                     - | - | - | -
  X-14.5 with refunds          bury3 kongMoney=refund    unready | ready 2 | pig | -
  X-14.5 with transfers        bury3 kongMoney=transfer  unready | ready 2 | pig | -
  X-14.6 with flower pigs      bury3 flowerPig=yes       unready | ready 2 | pig | -
  X-14.7 with the ready check  bury3 readyCheck=yes      unready | ready 2 | pig | -
`);

test.each(SETTLED)('%s: %s', (_, options, stand) => {
  expect(standingsText(ended(sketch(options, EVERY_KIND), 'wall-empty'))).toBe(stand);
});

test('X-14.3 nothing is settled when three have won', () => {
  expect(standingsText(ended(sketch('sichuan', EVERY_KIND), 'all-but-one-won'))).toBe('- | - | - | -');
});

// what it shows, options, seat 1's hand, how it stands
const STANDINGS = tableOf(`
  X-14.7 one wait                         bury3 readyCheck=yes                          123p 456p 123m 5m                             ready 2
  X-14.7 no wait                          bury3 readyCheck=yes                          147p 258p 369m 5m                             unready
  X-14.7 the greatest, first              bury3 readyCheck=yes                          11123m 456p 99p                               ready 3
  X-14.7 the greatest, between others     bury3 readyCheck=yes                          78999m 456p 11p                               ready 3
  X-14.7 capped                           bury3 readyCheck=yes cap=2                    78999m 456p 11p                               ready 2
  X-14.7 with melds                       bury3 readyCheck=yes                          5m | pung 1p<0 | pung 2p<0 | kong 3m added<0  ready 3
  X-14.7 no fan at all                    bury3 readyCheck=yes value=double menqing=no  123p 456p 123m 5m                             ready 0
  X-14.7 seven pairs                      sichuan                                       1133557799m 22p 5p                            ready 2
  X-14.7 its own four copies are no wait  bury3 readyCheck=yes                          123m 456m 5p | pung 5p<0                      unready
  X-14.7 the void suit is no wait         bury3 readyCheck=yes voidMelds=yes            123m 456m 789m 5s                             pig
  X-14.6 the void suit concealed          bury3 readyCheck=yes                          123m 456m 11p 78s                             pig
  X-14.6 the void suit melded             bury3 readyCheck=yes voidMelds=yes            123m 456m 5p | pung 5s<0                      pig
`);

test.each(STANDINGS)('%s: %s, %s', (_, options, hand, stand) => {
  const event = ended(sketch(options, `0* 5m; 1 ${hand}; wins 1/0/1/1; wall`), 'wall-empty');
  expect(standingsText(event)).toBe(`- | ${stand} | - | -`);
});

test('X-14.7 copies seen elsewhere do not matter', () => {
  const start = sketch(
    'bury3 readyCheck=yes',
    '0* 147s; 1 123m 456m 789m 5p; 2 | pung 5p<0; wins 1/0/1/1; wall',
  );
  expect(standingsText(ended(start, 'wall-empty'))).toBe('- | ready 2 | - | -');
});

test('X-14.5 the end tells all hands', () => {
  const start = sketch('bury3', '0* 5m 1p; 1 123p; 3 55m 9s | pung 1m<0; wall');
  const last = play(start, '0 discard 1p').events.at(-1) as XuezhanEnded;
  expect({ ...last, hands: last.hands.map((tiles) => formatTiles(SUITED, [...tiles])) }).toEqual({
    type: 'ended',
    reason: 'wall-empty',
    hands: ['5m', '123p', '', '55m 9s'],
    standings: [null, null, null, null],
  });
});

// what it shows, options, position, actions, paid
const SETTLEMENTS = tableOf(`
  X-14.5 refund, pig, check     sichuan                            0* 147m 258p 369m 1m | kong 9p concealed +9m; 1 123p 456p 789p 123m 5m; 2 123p 456p 789p 123m 5s; 3 123p 456p 789p 123m 5m; wins 0/0/0/1; wall  0 discard 9m             2>0 8 flower-pig, 2>1 8 flower-pig, 0>1 1 ready-check
  X-14.7 no last tile in it     bury3 readyCheck=yes selfDraw=fan  0* 147m +9m; 1 123p 456p 123m 5m; wins 0/0/1/1; wall                                                                                            0 discard 9m             0>1 2 ready-check
  X-14.5 kong money comes back  bury3 kongMoney=refund             0* 147m 999m +9m; 1 123p 456p 123m 5m; wins 0/0/1/1; wall 1s                                                                                    0 kong 9m, 0 discard 1s  1>0 1 concealed-kong, 2>0 1 concealed-kong, 3>0 1 concealed-kong, 0>1 1 kong-refund, 0>2 1 kong-refund, 0>3 1 kong-refund
  X-14.5 a ready seat keeps it  bury3 kongMoney=refund             0* 456p 123m 5m 999m +9m; wins 0/0/1/1; wall 1s                                                                                                 0 kong 9m, 0 discard 1s  1>0 1 concealed-kong, 2>0 1 concealed-kong, 3>0 1 concealed-kong
  X-14.3 nothing after three    sichuan kongMoney=refund           wins 0/0/1/1; 0* 147m +9m; 1 123p 456p 789p 123m 9m                                                                                             0 discard 9m, 1 win      0>1 1 discard-win
  X-14.5 bury3 settles nothing  bury3                              0* 147m 999m +9m; 1 123p 456p 123m 5m; 2 123p 5s; wall 1s                                                                                    0 kong 9m, 0 discard 1s  1>0 1 concealed-kong, 2>0 1 concealed-kong, 3>0 1 concealed-kong
`);

test.each(SETTLEMENTS)('%s: %s, %s', (_, options, text, actions, paid) => {
  expect(play(sketch(options, text), ...actionsIn(actions)).paid).toBe(paid);
});

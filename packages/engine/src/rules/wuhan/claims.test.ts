import { expect, test } from 'vitest';
import { wallSize } from '../../play/wall.ts';
import { tableOf } from '../../testing/table.ts';
import { eventsText } from '../../testing/text.ts';
import {
  askedText,
  at,
  handText,
  legalText,
  meldsText,
  play,
  playAll,
  refusal,
} from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import type { WuhanAction, WuhanState } from './state.ts';

/** Who is asked what about a tile; nothing where no window is open. */
const asked = (state: WuhanState): string => (state.phase.name === 'claim' ? askedText(state) : '');

/** Opened and waiting for 5p (and the wild) only, with 88p as its pair. */
const READY = '123m 789s 46p 88p | pung 1p<1';

// what it shows, position, discard of the seat whose turn it is, who is asked what
const OFFERS = tableOf(`
  W-4.6 lowest, middle, highest                   0* 9m +5p; 1 3467p               0 discard 5p  1 chow 5p, chow 4p, chow 3p, pass
  W-4.6 the discard is lowest                     0* 9m +5p; 1 67p                 0 discard 5p  1 chow 5p, pass
  W-4.6 middle                                    0* 9m +5p; 1 46p                 0 discard 5p  1 chow 4p, pass
  W-4.6 highest                                   0* 9m +5p; 1 34p                 0 discard 5p  1 chow 3p, pass
  W-4.6 one tile of the run is missing            0* 9m +5p; 1 3p 7p               0 discard 5p  -
  W-4.6 more copies are not more chows            0* 9m +5p; 1 4466p               0 discard 5p  1 chow 4p, pass
  W-4.6 not the seat across                       0* 9m +5p; 2 46p                 0 discard 5p  -
  W-4.6 nor the seat before                       0* 9m +5p; 3 46p                 0 discard 5p  -
  W-4.6 the seat after the last is the first      3* 9m +5p; 0 46p; 1 46p          3 discard 5p  0 chow 4p, pass
  W-4.6 the first tile of the first suit          0* 9m +1m; 1 23m                 0 discard 1m  1 chow 1m, pass
  W-4.6 1m in the middle of nothing               0* 9m +1m; 1 2m 9p               0 discard 1m  -
  W-4.6 the last run of a suit                    0* 9m +9s; 1 78s                 0 discard 9s  1 chow 7s, pass
  W-4.6 the last run, 7 discarded                 0* 9m +7s; 1 89s                 0 discard 7s  1 chow 7s, pass
  W-4.6 suits do not run on: 8m 9m 1p             0* 4m +8m; 1 9m 1p               0 discard 8m  -
  W-4.6 9m 1p 2p                                  0* 4m +9m; 1 12p                 0 discard 9m  -
  W-4.6 1p after 8m 9m                            0* 4m +1p; 1 89m                 0 discard 1p  -
  W-4.6 9 does not run on to 1                    0* 4m +9m; 1 12m                 0 discard 9m  -
  W-4.6 honours form none                         0* 4m +3z; 1 46z                 0 discard 3z  -
  W-4.6 nor winds next to each other              0* 4m +2z; 1 13z; flip 1m        0 discard 2z  -
  W-4.6 9s 1z 2z                                  0* 4m +9s; 1 12z; flip 1m        0 discard 9s  -
  W-3.2 no wild in a chow, literal or not         0* 9m +5p; 1 46p; flip 3p        0 discard 5p  -
  W-3.2 no skin                                   0* 9m +5p; 1 67p; flip 7p        0 discard 5p  -
  W-3.2 nor the other skin                        0* 9m +5p; 1 46p; flip 7p        0 discard 5p  -
  W-3.2 a run beside them                         0* 9m +5p; 1 3467p; flip 2p      0 discard 5p  1 chow 5p, chow 4p, pass
  W-3.2 the wild is no tile of another            0* 9m +5p; 1 4p 2z; 2 5p 2z      0 discard 5p  -
  W-4.7 two copies                                0* 9m +5p; 2 55p                 0 discard 5p  2 pung 5p, pass
  W-4.7 three                                     0* 9m +5p; 3 555p                0 discard 5p  3 kong 5p, pung 5p, pass
  W-4.7 one                                       0* 9m +5p; 1 5p                  0 discard 5p  -
  W-4.7 every other seat                          2* 9m +5p; 1 55p                 2 discard 5p  1 pung 5p, pass
  W-4.7 of an honour                              0* 9m +6z; 1 666z                0 discard 6z  1 kong 6z, pung 6z, pass
  W-4.7 not its own discard                       0* 55p +5p                       0 discard 5p  -
  W-4.7 own melds do not count                    0* 9m +4p; 1 4p | pung 4p<0      0 discard 4p  -
  W-4.13 all of it                                0* 9m +5p; 1 55567p              0 discard 5p  1 kong 5p, pung 5p, chow 5p, pass
  W-4.13 the win first                            0* 9m +5p; 1 123m 789s 4555p 6p 8p | kong 7z special; 2 ${READY}  0 discard 5p  1 kong 5p, pung 5p, chow 4p, pass; 2 win, pass
  W-4.13 win and claims of one seat               0* 9m +5p; 1 123m 55p 67p 88p 9s | pung 9m<0; 2 123m 789s 55p 88p | pung 1p<1  0 discard 5p  1 pung 5p, chow 5p, pass; 2 win, pung 5p, pass
  W-4.13 several seats                            0* 9m +5p; 1 46p; 2 ${READY}; 3 55p  0 discard 5p  1 chow 4p, pass; 2 win, pass; 3 pung 5p, pass
  W-5.1, W-5.2 no opening, no win                 0* 9m +5p; 2 123m 789s 46p 88p 111p  0 discard 5p  -
  W-5.2 the claim itself is no opening            0* 9m +5p; 2 123m 789s 55p 88p 111p  0 discard 5p  2 pung 5p, pass
  W-3.3 a red dragon in the hand                  0* 9m +5p; 2 123m 777z 46p 88p | pung 1p<1  0 discard 5p  -
`);

test.each(OFFERS)('%s', (_, text = '', action = '', expected) => {
  expect(asked(play(at('koukou minimum=1', text), action).state)).toBe(expected);
});

// what it shows, options, position, who is asked about 5p
const LIMITS = tableOf(`
  W-7.2 the dealer pays 8, the others 4     koukou                             0* 9m +5p; 2 ${READY}                            -
  W-7.2 four is enough for four             koukou minimum=4                   0* 9m +5p; 2 ${READY}                            2 win, pass
  W-7.2 but not for five                    koukou minimum=5                   0* 9m +5p; 2 ${READY}                            -
  W-7.2 the dealer wins 8 of two            koukou minimum=8                   0* 9m +5p; 2 ${READY}; dealer 2                  2 win, pass
  W-4.9 the wall is empty                   koukou minimum=1                   0* 9m +5p; 1 46p; 2 ${READY}; 3 555p; wall       -
  W-4.9 one tile is left                    koukou minimum=1                   0* 9m +5p; 2 ${READY}; wall ?1                    2 win, pass
  W-4.9, W-4.10 no more than the remainder  koukou minimum=1 wallRemainder=3   0* 9m +5p; 1 46p; 2 ${READY}; 3 555p; wall ?3     -
  W-4.9, W-4.10 one more                    koukou minimum=1 wallRemainder=3   0* 9m +5p; 2 ${READY}; wall ?4                    2 win, pass
`);

test.each(LIMITS)('%s: %s', (_, options = '', text = '', expected) => {
  expect(asked(play(at(options, text), '0 discard 5p').state)).toBe(expected);
});

const OPEN = 'koukou minimum=1';
const WALL = 'wall 1s 2s 3s';

// what it shows, options, position, actions, events after the window has opened
const GRANTED = tableOf(`
  W-4.16 nobody asked: the next seat draws  ${OPEN}  0* 9m +5p; ${WALL}                                  0 discard 5p                    discarded 0 5p; drew 1 1s
  W-4.16 after the last seat the first      ${OPEN}  3* 9m +5p; ${WALL}                                  3 discard 5p                    discarded 3 5p; drew 0 1s
  W-4.13 all pass                           ${OPEN}  0* 9m +5p; 1 46p; 3 55p; ${WALL}                    0 discard 5p, 3 pass, 1 pass    discarded 0 5p; claims-opened 1 chow, 3 pung; answered 3 pass; answered 1 pass; drew 1 1s
  W-4.1 one answer is still owed            ${OPEN}  0* 9m +5p; 1 46p; 3 55p; ${WALL}                    0 discard 5p, 3 pung 5p         discarded 0 5p; claims-opened 1 chow, 3 pung; answered 3 pung
  W-4.1 pung before chow                    ${OPEN}  0* 9m +5p; 1 46p; 3 55p; ${WALL}                    0 discard 5p, 1 chow 4p, 3 pung 5p  discarded 0 5p; claims-opened 1 chow, 3 pung; answered 1 chow; answered 3 pung; melded 3 pung 5p<0
  W-4.1 in whatever order they come         ${OPEN}  0* 9m +5p; 1 46p; 3 55p; ${WALL}                    0 discard 5p, 3 pung 5p, 1 chow 4p  discarded 0 5p; claims-opened 1 chow, 3 pung; answered 3 pung; answered 1 chow; melded 3 pung 5p<0
  W-4.1 kong before chow                    ${OPEN}  0* 9m +5p; 1 46p; 2 555p; ${WALL}                   0 discard 5p, 1 chow 4p, 2 kong 5p  discarded 0 5p; claims-opened 1 chow, 2 kong/pung; answered 1 chow; answered 2 kong; melded 2 kong 5p claimed<0; drew 2 3s from the back
  W-4.1 win before kong                     ${OPEN}  0* 9m +5p; 1 555p; 2 ${READY}; ${WALL}              0 discard 5p, 1 kong 5p, 2 win  discarded 0 5p; claims-opened 1 kong/pung, 2 win; answered 1 kong; answered 2 win; won 2 5p from 0 of 2; ended won
  W-4.1 win before pung                     ${OPEN}  0* 9m +5p; 1 55p; 2 ${READY}; ${WALL}               0 discard 5p, 1 pung 5p, 2 win  discarded 0 5p; claims-opened 1 pung, 2 win; answered 1 pung; answered 2 win; won 2 5p from 0 of 2; ended won
  W-4.6 a chow, the claiming seat acts      ${OPEN}  0* 9m +5p; 1 3467p; ${WALL}                         0 discard 5p, 1 chow 3p         discarded 0 5p; claims-opened 1 chow/chow/chow; answered 1 chow; melded 1 chow 3p<0
  W-4.7 a claimed kong is not robbed        ${OPEN}  0* 9m +5p; 1 555p; 2 123m 789s 46p 88p | chow 1p<1; ${WALL}  0 discard 5p, 1 kong 5p, 2 pass  discarded 0 5p; claims-opened 1 kong/pung, 2 win; answered 1 kong; answered 2 pass; melded 1 kong 5p claimed<0; drew 1 3s from the back
  W-4.9 the last discard ends the round     ${OPEN}  0* 9m +5p; 1 46p; 3 555p; wall                      0 discard 5p                    discarded 0 5p; ended wall-empty
  W-4.10 so does one at the remainder       ${OPEN} wallRemainder=2  0* 9m +5p; 1 46p; wall ?2            0 discard 5p                    discarded 0 5p; ended wall-empty
  W-4.10 a kong claimed for the last tile   ${OPEN}  0* 9m +5p; 1 555p; wall 3s                          0 discard 5p, 1 kong 5p         discarded 0 5p; claims-opened 1 kong/pung; answered 1 kong; melded 1 kong 5p claimed<0; drew 1 3s from the back
`);

test.each(GRANTED)('%s: %s', (_, options = '', text = '', actions = '', events) => {
  expect(eventsText(playAll(at(options, text), actions).events)).toBe(events);
});

// what it shows, position, actions, seat, its hand, its melds, who is asked what then
const CLAIMED = tableOf(`
  W-4.6 two tiles leave the hand     0* 9m +5p; 1 3467p 9s   0 discard 5p, 1 chow 5p  1  34p 9s    chow 5p<0           1 discard 3p, discard 4p, discard 9s
  W-4.6 with the discard in between  0* 9m +5p; 1 3467p 9s   0 discard 5p, 1 chow 4p  1  37p 9s    chow 4p<0           1 discard 3p, discard 7p, discard 9s
  W-4.6 and on top                   0* 9m +5p; 1 3467p 9s   0 discard 5p, 1 chow 3p  1  67p 9s    chow 3p<0           1 discard 6p, discard 7p, discard 9s
  W-4.7 a pung takes two             0* 9m +5p; 2 555p 9s    0 discard 5p, 2 pung 5p  2  5p 9s     pung 5p<0           2 kong 5p, discard 5p, discard 9s
  W-4.7 a claimed kong takes three   0* 9m +5p; 2 555p 9s    0 discard 5p, 2 kong 5p  2  99s       kong 5p claimed<0   2 discard 9s
  W-4.16 a seat that was passed by   1* 9m +5p; 0 55p 9s     1 discard 5p, 0 pung 5p  0  9s        pung 5p<1           0 discard 9s
`);

test.each(CLAIMED)('%s', (_, text = '', actions = '', seat, hand, melds, then) => {
  const { state } = playAll(at(OPEN, text), actions);
  expect([handText(state, Number(seat)), meldsText(state, Number(seat)), askedText(state)]).toEqual([
    hand,
    melds,
    then,
  ]);
});

test('W-4.16: a claimed discard is marked as taken, an unclaimed one is not', () => {
  const start = at(OPEN, '0* 9m +5p; 1 9s; 2 55p 9s; discards 1m///');
  const taken = playAll(start, '0 discard 5p, 2 pung 5p').state.seats[0];
  const left = playAll(start, '0 discard 5p, 2 pass').state.seats[0];
  expect([taken?.discards.length, taken?.taken, left?.taken]).toEqual([2, [1], []]);
});

// what it shows, action, refused with; seat 0 has put down 5p, 1 may chow, 2 may win
const REFUSED = tableOf(`
  W-4.13 a chow not offered            1 chow 5p     claim-not-offered
  W-4.13 a pung not offered            1 pung 5p     claim-not-offered
  W-4.13 a kong not offered            2 kong 5p     claim-not-offered
  W-4.13 a win not offered             1 win         not-a-win
  W-4.13 a discard is no answer        1 discard 4p  claim-not-offered
  W-4.13 a seat not asked              3 pass        not-your-turn
  W-4.13 the discarder                 0 pass        not-your-turn
  W-4.13 the chow offered              1 chow 4p     legal
  W-4.13 the win offered               2 win         legal
`);
const WINDOW = play(at(OPEN, `0* 9m +5p; 1 46p; 2 ${READY}`), '0 discard 5p').state;

test.each(REFUSED)('refused: %s: %s', (_, action = '', code) => {
  expect(refusal(WINDOW, action)).toBe(code);
});

test.each([
  [{ type: 'win', tile: 0 }, 'not-a-win'],
  [{ type: 'chow' }, 'claim-not-offered'],
  [{}, 'claim-not-offered'],
  [null, 'malformed-action'],
])('W-10.2: %j is refused, not thrown at', (action, code) => {
  const done = wuhan.apply(WINDOW, 1, action as unknown as WuhanAction);
  expect(done).toEqual({ ok: false, error: { code, seat: 1, legal: wuhan.legal(WINDOW, 1) } });
});

test('W-4.1: an answer is given once', () => {
  expect(refusal(play(WINDOW, '1 chow 4p').state, '1 pass')).toBe('not-your-turn');
});

// discarder, willing seats, twoWinners, dealer, winner
const WINNERS = tableOf(`
  0  1 2 3  dealer   0  1
  0  1 2 3  dealer   1  1
  0  1 2 3  dealer   2  2
  0  1 2 3  dealer   3  3
  0  1 3    dealer   2  3
  0  2 3    dealer   1  2
  2  0 1    dealer   2  0
  2  0 1    dealer   1  1
  2  1 3    dealer   0  1
  2  1 3    dealer   2  3
  2  1 3    dealer   1  1
  2  3      dealer   0  3
  0  1 2 3  nearest  3  1
  0  2 3    nearest  3  2
  2  0 1    nearest  1  0
  2  1 3    nearest  1  3
  3  1 2    nearest  2  1
`);

test.each(WINNERS)(
  'W-4.8: discarder %s, willing %s, %s, dealer %s: %s wins',
  (from = '', willing = '', how, dealer, winner) => {
    const hands = [0, 1, 2, 3]
      .filter((seat) => String(seat) !== from)
      .map((seat) => `${seat} ${willing.includes(String(seat)) ? READY : '9m'}`);
    const start = at(`${OPEN} twoWinners=${how}`, `${from}* 9m +5p; ${hands.join('; ')}; dealer ${dealer}`);
    const answers = willing.split(' ').map((seat) => `${seat} win`);
    for (const order of [answers, answers.toReversed()]) {
      const { state, events } = play(start, `${from} discard 5p`, ...order);
      expect(eventsText(events)).toContain(`won ${winner} 5p from ${from} of ${winner}; ended won`);
      expect(state.extra.winner).toBe(Number(winner));
    }
  },
);

// what it shows, passedWin, position, actions, who is asked about a tile, who is to act, barred
const PASSED = '0 discard 5p, 2 pass';
const BARRED = tableOf(`
  W-4.11 declining costs nothing      free    0* 9m +5p; 2 ${READY}; wall 5p 1s                              ${PASSED}, 1 discard 5p                  2 win, chow 4p, pass  2    -
  W-4.11 a seat that declines         barred  0* 9m +5p; 2 ${READY}; wall 5p 1s                              ${PASSED}                                -                     1    2
  W-4.11 is not asked to win          barred  0* 9m +5p; 2 ${READY}; wall 5p 1s 2s                           ${PASSED}, 1 discard 5p                  2 chow 4p, pass       2    2
  W-4.11 but to pung                  barred  0* 9m +5p; 2 123m 789s 55p 88p | pung 1p<1; wall 5p 1s         ${PASSED}, 1 discard 5p                  2 pung 5p, pass       2    2
  W-4.11 until its own next draw      barred  0* 9m +5p; 2 ${READY}; wall 9m 5s 5p 2s                        ${PASSED}, 1 discard 9m, 2 discard 5s, 3 discard 5p  2 win, pass  2  -
  W-4.11 or its next claim            barred  0* 9m +5p; 2 123m 999s 46p 88p | pung 1p<1; wall 9s 5p 2s      ${PASSED}, 1 discard 9s, 2 pung 9s, 2 discard 9s, 3 discard 5p  2 win, pass  2  -
  W-4.11 taking it bars nobody        barred  0* 9m +5p; 2 ${READY}; wall 5p 1s                              0 discard 5p, 2 win                      -                     -    -
  W-4.11 passing a pung bars nobody   barred  0* 9m +5p; 2 55p 1m; wall 5p 1s                                ${PASSED}                                -                     1    -
  W-4.11 a pung in place of the win   barred  0* 9m +5p; 2 123m 789s 55p 88p | pung 1p<1                     0 discard 5p, 2 pung 5p                  -                     2    -
  W-4.11 a pung that came too late    barred  0* 9m +5p; 2 123m 789s 55p 88p | pung 1p<1; 3 ${READY}         0 discard 5p, 2 pung 5p                  3 win, pass           3    2
  W-4.11 several seats                barred  0* 9m +5p; 2 ${READY}; 3 ${READY}; wall 9m 1s                  ${PASSED}, 3 pass                        -                     1    2 3
  W-4.11 the draw of another          barred  0* 9m +5p; 2 ${READY}; 3 ${READY}; wall 9m 9m 1s               ${PASSED}, 3 pass, 1 discard 9m          -                     2    3
  W-4.11 a win on an added kong       barred  0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 5p 1s                  0 kong 5p, 2 pass                        -                     0    2
  W-4.11 a barred seat does not rob   barred  0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 5p 1s; barred 2        0 kong 5p                                -                     0    2
  W-4.11 nor does it bar another      barred  0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 5p 1s; barred 1, 3       0 kong 5p                                2 win, pass           2    1 3
`);

test.each(BARRED)('%s: %s, %s', (_, passedWin, text = '', actions = '', asking, acting, barred) => {
  const { state } = playAll(at(`${OPEN} passedWin=${passedWin}`, text), actions);
  expect(asked(state)).toBe(asking);
  expect([wuhan.toAct(state).join(' '), state.extra.barred.join(' ')]).toEqual([acting, barred]);
});

test.each([
  ['free', 'answered 2 pass'],
  ['barred', 'answered 2 pass declining 0'],
])('W-4.11: %s, what the record keeps of it: %s', (passedWin, expected) => {
  const { events } = playAll(at(`${OPEN} passedWin=${passedWin}`, `0* 9m +5p; 2 ${READY}`), PASSED);
  expect(eventsText(events)).toContain(`${expected};`);
});

test('W-4.11: being barred does not concern the own draw', () => {
  const state = at(`${OPEN} passedWin=barred`, `2* ${READY} +5p; barred 2`);
  expect(legalText(state, 2)).toMatch(/^win, /);
});

// what it shows, position, actions, events
const ROBBING = tableOf(`
  W-4.17 nobody could win: laid at once   0* 9m | pung 5p<3 +5p; 1 46p; 2 9s; wall 1s 2s                    0 kong 5p                 kong-declared 0 5p just drawn; melded 0 kong 5p added<3 just drawn; drew 0 2s from the back
  W-4.17 who could win is asked           0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 1s 2s                     0 kong 5p                 kong-declared 0 5p just drawn; claims-opened 2 win
  W-4.17 all pass: laid then              0* 9m | pung 5p<3 +5p; 1 ${READY}; 2 ${READY}; wall 1s 2s         0 kong 5p, 2 pass, 1 pass  kong-declared 0 5p just drawn; claims-opened 1 win, 2 win; answered 2 pass; answered 1 pass; melded 0 kong 5p added<3 just drawn; drew 0 2s from the back
  W-4.17 one wins: no kong, no draw       0* 9m | pung 5p<3 +5p; 1 ${READY}; 2 ${READY}; wall 1s 2s         0 kong 5p, 2 win, 1 pass  kong-declared 0 5p just drawn; claims-opened 1 win, 2 win; answered 2 win; answered 1 pass; won 2 5p robbed 0 of 2; ended won
  W-4.8 two would win                     0* 9m | pung 5p<3 +5p; 1 ${READY}; 2 ${READY}; dealer 2           0 kong 5p, 2 win, 1 win   kong-declared 0 5p just drawn; claims-opened 1 win, 2 win; answered 2 win; answered 1 win; won 2 5p robbed 0 of 2; ended won
  W-4.17 a tile held for long             0* 5p | pung 5p<3 +9m; 2 ${READY}; wall 1s 2s                     0 kong 5p, 2 pass         kong-declared 0 5p; claims-opened 2 win; answered 2 pass; melded 0 kong 5p added<3; drew 0 2s from the back
  W-4.18 with an empty wall               0* 9m | pung 5p<3 +5p; 2 ${READY}; wall                           0 kong 5p, 2 win          kong-declared 0 5p just drawn; claims-opened 2 win; answered 2 win; won 2 5p robbed 0 of 2; ended won
  W-4.18 all pass with an empty wall      0* 9m | pung 5p<3 +5p; 2 ${READY}; wall                           0 kong 5p, 2 pass         kong-declared 0 5p just drawn; claims-opened 2 win; answered 2 pass; melded 0 kong 5p added<3 just drawn; ended wall-empty
`);

test.each(ROBBING)('%s', (_, text = '', actions = '', events) => {
  expect(eventsText(playAll(at(OPEN, text), actions).events)).toBe(events);
});

test('W-4.17: the only answers are win and pass, even where the tile could be claimed', () => {
  const { state } = play(
    at(OPEN, '0* 9m | pung 5p<3 +5p; 1 123m 789s 46p 88p | pung 1p<1; 2 555p'),
    '0 kong 5p',
  );
  expect(askedText(state)).toBe('1 win, pass');
});

test('W-4.17: the robbed seat loses the tile and keeps its pung; the wall is not touched', () => {
  const start = at(OPEN, `0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 1s 2s`);
  const waiting = play(start, '0 kong 5p').state;
  expect([handText(waiting, 0), meldsText(waiting, 0)]).toEqual(['9m 5p', 'pung 5p<3']);
  const { state } = play(waiting, '2 win');
  expect([handText(state, 0), meldsText(state, 0), wallSize(state.wall)]).toEqual(['9m', 'pung 5p<3', 2]);
});

test('W-7.2: robbing below the minimum is not offered', () => {
  const text = `0* 9m | pung 5p<3 +5p; 2 ${READY}; wall 1s 2s`;
  // Ten, doubled by a pung and as hard; the robbed seat owes twice that.
  expect(asked(play(at('koukou minimum=40', text), '0 kong 5p').state)).toBe('2 win, pass');
  expect(asked(play(at('koukou minimum=41', text), '0 kong 5p').state)).toBe('');
});

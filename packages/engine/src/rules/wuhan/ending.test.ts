import { expect, test } from 'vitest';
import { formatTiles } from '../../core/notation.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { tableOf } from '../../testing/table.ts';
import { eventsText } from '../../testing/text.ts';
import { at, playAll } from '../../testing/wuhanPosition.ts';
import { asWrittenIn, canDraw, ended, result } from './ending.ts';
import { wuhan } from './index.ts';
import type { Standing, WuhanEvent } from './state.ts';

const OPEN = 'koukou minimum=1';
/** Opened; waits for 5p to complete 4-5-6 beside a pair of 8. */
const READY = '123m 789s 46p 88p | pung 1p<1';

// wallRemainder, tiles left, may one be drawn
const DRAWS = tableOf(`
  0   1   yes
  0   0   no
  0   82  yes
  5   6   yes
  5   5   no
  5   4   no
`);

test.each(DRAWS)('W-4.10: remainder %s, %s tiles left: %s', (remainder, left, expected) => {
  const state = at(`koukou wallRemainder=${remainder}`, `0* 9m; wall ?${left}`);
  expect(canDraw(state)).toBe(expected === 'yes');
});

// what it shows, options, position, actions, the last events
const ENDINGS = tableOf(`
  W-4.10 the draw of the next seat        ${OPEN}                   0* 9m +5p; wall                                0 discard 5p                discarded 0 5p; ended wall-empty
  W-4.10 the last tile is still drawn     ${OPEN}                   0* 9m +5p; wall 3s                             0 discard 5p                discarded 0 5p; drew 1 3s
  W-4.10 and its discard ends the round   ${OPEN}                   0* 9m +5p; 1 9m; wall 3s                       0 discard 5p, 1 discard 3s  discarded 0 5p; drew 1 3s; discarded 1 3s; ended wall-empty
  W-4.10 the remainder is not drawn       ${OPEN} wallRemainder=3   0* 9m +5p; wall ?3                              0 discard 5p                discarded 0 5p; ended wall-empty
  W-4.10 one above it is                  ${OPEN} wallRemainder=3   0* 9m +5p; wall 9999s                              0 discard 5p                discarded 0 5p; drew 1 9s
  W-4.10 nor as a replacement             ${OPEN} wallRemainder=3   0* 9m 5m +7z; wall ?3                           0 kong 7z                   melded 0 kong 7z special; ended wall-empty
  W-10.1 a win ends the round             ${OPEN}                   0* ${READY} +5p                                0 win                       won 0 5p from wall of 0; ended won
  W-10.1 so does one on a discard         ${OPEN}                   0* 9m +5p; 2 ${READY}; 3 ${READY}              0 discard 5p, 2 win, 3 win  discarded 0 5p; claims-opened 2 win, 3 win; answered 2 win; answered 3 win; won 2 5p from 0 of 2; ended won
`);

test.each(ENDINGS)('%s: %s', (_, options = '', text = '', actions = '', events) => {
  const done = playAll(at(options, text), actions);
  expect(eventsText(done.events)).toBe(events);
  const over = events?.includes('ended') === true;
  expect([done.state.phase.name === 'over', wuhan.toAct(done.state).length === 0]).toEqual([over, over]);
});

/** `'ready opened 4'` a seat. */
const standingText = ({ ready, opened, product }: Standing): string =>
  `${ready ? 'ready' : 'unready'} ${opened ? 'opened' : 'unopened'} ${product}`;

const endedIn = (events: readonly WuhanEvent[]) => {
  const last = events.at(-1);
  if (last?.type !== 'ended') throw new Error('the round has not ended');
  return last;
};

// what it shows, options, hand of seat 1 at the flow draw, how it stands; the wild is 2z, the skins are 1z and 5z
const STANDINGS = tableOf(`
  W-8.5 waits for 5p                         koukou                           ${READY}                                           ready opened 2
  W-8.5 the minimum plays no part            koukou minimum=64                ${READY}                                           ready opened 2
  W-8.5 not opened                           koukou                           123m 789s 46p 88p 111p                             unready unopened 1
  W-8.5 opened by a concealed kong only      koukou                           123m 789s 46p 88p | kong 1p concealed              unready unopened 4
  W-8.5 special kongs open nothing           koukou                           123m 789s 46p 88p 111p | kong 7z special           unready unopened 2
  W-8.5 a skin held                          koukou                           123m 789s 46p 8p 1z | pung 1p<1                    unready opened 2
  W-8.5 a red dragon held                    koukou                           123m 789s 46p 8p 7z | pung 1p<1                    unready opened 2
  W-8.5 no jiang pair                        koukou                           123m 789s 46p 99p | pung 1p<1                      unready opened 2
  W-8.5 two substitutes would be needed      koukou                           123m 78s 4p 88p 22z | pung 1p<1                    unready opened 2
  W-8.5 and are allowed in a big win         koukou                           111m 77s 44p 9p 22z | pung 1p<1                    ready opened 2
  W-8.5 a pair of skins held                 koukou                           123m 789s 11z 99p | pung 1p<1                      unready opened 2
  W-8.5 a fully melded hand is drawn too     koukou                           8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p claimed<3  ready opened 32
  W-8.4 a wild kong counts                   koukou                           ${READY} | kong 2z special                         ready opened 8
  W-8.4 or does not                          koukou flowCountsLaizi=no        ${READY} | kong 2z special                         ready opened 2
  W-8.4 skins and red dragons always do      koukou flowCountsLaizi=no        ${READY} | kong 1z special | kong 7z special | kong 5z special  ready opened 16
  W-8.13 an added kong is no opening         koukou addedKongKeepsOpening=no  123m 789s 46p 88p | kong 1p added<1                unready unopened 2
  W-8.13 an added kong is an opening         koukou                           123m 789s 46p 88p | kong 1p added<1                ready opened 4
`);

test.each(STANDINGS)('%s: %s, %s', (_, options = '', hand = '', expected) => {
  const { events } = playAll(at(options, `0* 9m +9m; 1 ${hand}; wall`), '0 discard 9m');
  const standings = endedIn(events).standings ?? [];
  expect(standings.map(standingText)).toEqual([
    'unready unopened 1',
    expected,
    'unready unopened 1',
    'unready unopened 1',
  ]);
});

test('W-8.5: a seat stands as its hand is when the round ends', () => {
  const { events } = playAll(at('koukou', `0* ${READY} +9m; wall`), '0 discard 9m');
  expect(endedIn(events).standings?.[0]).toEqual({ ready: true, opened: true, product: 2 });
  const kong = playAll(at('koukou', `0* ${READY} +2z; wall`), '0 kong 2z');
  expect(endedIn(kong.events).standings?.[0]).toEqual({ ready: true, opened: true, product: 8 });
});

test('W-10.4: all hands are shown at the end, and only a flow draw has standings', () => {
  const hands = (events: readonly WuhanEvent[]): string[] =>
    endedIn(events).hands.map((hand) => formatTiles(SUITED_AND_HONOURS, hand));
  const flow = playAll(at('koukou', '0* 9m +5p; 2 99s; wall'), '0 discard 5p').events;
  expect([hands(flow), endedIn(flow).standings?.length]).toEqual([['9m', '', '99s', ''], 4]);
  const won = playAll(at(OPEN, `0* 9m +5p; 2 ${READY}`), '0 discard 5p, 2 win').events;
  expect([hands(won), endedIn(won).standings]).toEqual([['9m', '', '123m 45688p 789s', ''], null]);
});

// how the winning tile came, position, actions, the winner's hand today and in records of version 1
const WINNERS = tableOf(`
  W-10.4 a discard    0* 9m +5p; 2 ${READY}     0 discard 5p, 2 win  123m 45688p 789s  123m 4688p 789s
  W-10.4 an own draw  2* ${READY} +5p           2 win                123m 45688p 789s  123m 4688p 789s
`);
test.each(WINNERS)('%s: the winner has the winning tile', (_, position, actions, whole, before) => {
  const { events } = playAll(at(OPEN, position), actions);
  const hand = (told: readonly WuhanEvent[]) => formatTiles(SUITED_AND_HONOURS, endedIn(told).hands[2] ?? []);
  expect([hand(events), hand(asWrittenIn(2, events)), hand(asWrittenIn(1, events))]).toEqual([
    whole,
    whole,
    before,
  ]);
});

test('W-10.4: version 1 wrote everything else as today', () => {
  const { events } = playAll(at('koukou', '0* 9m +5p; 2 99s; wall'), '0 discard 5p');
  expect(asWrittenIn(1, events)).toBe(events);
  const won = playAll(at(OPEN, `0* 9m +5p; 2 ${READY}`), '0 discard 5p, 2 win').events;
  expect(asWrittenIn(1, won).filter(({ type }) => type !== 'ended')).toEqual(
    won.filter(({ type }) => type !== 'ended'),
  );
});

test('W-8.22: where a flow draw is not paid nobody looks who is ready', () => {
  const flow = playAll(at('koukou flowDraw=none', `0* ${READY} +9m; wall`), '0 discard 9m').events;
  expect(endedIn(flow).standings).toBe(null);
});

test('the reason of the end is told as it was given', () => {
  expect(ended(at('koukou', '0* 9m'), 'wall-empty')).toMatchObject({ type: 'ended', reason: 'wall-empty' });
});

// what it shows, options, dealer, round, position, actions, reason, next round and dealer
const NEXT = tableOf(`
  W-11.1 the winner deals                   deals=4                    dealer 0; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         1 2
  W-11.1 the dealer wins and stays          deals=4                    dealer 2; round 1  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         2 2
  W-11.1 the dealer stays after a flow draw  deals=4                   dealer 3; round 0  0* 9m +5p; wall        0 discard 5p         wall-empty  1 3
  W-11.1 rotate: the next seat deals        deals=4 nextDealer=rotate  dealer 0; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         1 1
  W-11.1 rotate: after the last the first   deals=4 nextDealer=rotate  dealer 3; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         1 0
  W-11.1 rotate: the dealer wins and stays  deals=4 nextDealer=rotate  dealer 2; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         1 2
  W-11.1 rotate: stays after a flow draw    deals=4 nextDealer=rotate  dealer 1; round 0  0* 9m +5p; wall        0 discard 5p         wall-empty  1 1
  W-11.1 passes after a flow draw           deals=4 flowDealer=passes  dealer 3; round 0  0* 9m +5p; wall        0 discard 5p         wall-empty  1 0
  W-11.1 rotate: passes after a flow draw   deals=4 nextDealer=rotate flowDealer=passes  dealer 1; round 0  0* 9m +5p; wall  0 discard 5p  wall-empty  1 2
  W-11.1 passes: a winner deals as always   deals=4 flowDealer=passes  dealer 0; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         1 2
  W-11.2 one deal only                      deals=1                    dealer 1; round 0  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         -
  W-11.2 the last but one                   deals=4                    dealer 1; round 2  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         3 2
  W-11.2 the last                           deals=4                    dealer 1; round 3  0* 9m +5p; 2 ${READY}  0 discard 5p, 2 win  won         -
`);

test.each(NEXT)('%s: %s, %s', (_, options, setup, text, actions = '', reason, next) => {
  const { state } = playAll(at(`${OPEN} ${options}`, `${text}; ${setup}`), actions);
  const [round, dealer] = (next ?? '').split(' ').map(Number);
  expect(result(state)).toEqual({
    reason,
    next: next === '' ? null : { round, dealer, carried: null },
  });
});

test('W-11.2: a round under way has no result', () => {
  expect(result(at('koukou', '0* 9m'))).toBe(null);
  expect(wuhan.result(playAll(at(OPEN, `0* 9m +5p; 2 ${READY}`), '0 discard 5p').state)).toBe(null);
});

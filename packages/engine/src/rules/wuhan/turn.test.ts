import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';
import { eventsText } from '../../testing/text.ts';
import { at, handText, legalText, meldsText, play, playAll, refusal } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import type { WuhanAction } from './state.ts';

/** `'win; kong 1m 2m; discard 3m'` for everything seat 0 may do. */
const may = (options: string, text: string): string => {
  const kinds: [string, string[]][] = [];
  for (const action of legalText(at(options, text), 0).split(', ')) {
    const [type = '', tile] = action.split(' ');
    if (kinds.at(-1)?.[0] !== type) kinds.push([type, []]);
    if (tile !== undefined) kinds.at(-1)?.[1].push(tile);
  }
  return kinds.map(([type, tiles]) => [type, ...tiles].join(' ')).join('; ');
};

// what it shows, position, what seat 0 may do; the wild is 2z, the skins are 1z and 5z
const LEGAL = tableOf(`
  W-4.3, W-4.12 any tile, the drawn one too  0* 144m 3p 6z +9s                                            discard 1m 4m 3p 9s 6z
  W-4.3 the dealer opens without a draw      0* 14m 3p 69s; source deal                                   discard 1m 4m 3p 6s 9s
  W-4.12 after a claim, the same tile too    0* 34s 1p | pung 4s<1; source claim                          kong 4s; discard 1p 3s 4s
  W-4.12 and the other end of the run        0* 1m 4m | chow 1m<3; source claim                           discard 1m 4m
  W-3.1 special tiles only as special kongs  0* 1m 1z 2z 5z +7z                                           kong 1z 2z 5z 7z; discard 1m
  W-3.1 nothing but special tiles            0* 12z 5z 7z +7z                                             kong 1z 2z 5z 7z
  W-3.1 all other honours are discarded      0* 346z +9m                                                  discard 9m 3z 4z 6z
  W-3.1 one of the suit after another flip   0* 123456m +7z; flip 3m                                      kong 2m 3m 4m 7z; discard 1m 5m 6m
  W-3.2 four wilds are no concealed kong     0* 2222z +9m                                                 kong 2z; discard 9m
  W-4.2 four concealed copies                0* 1111m 9p +9s                                              kong 1m; discard 1m 9p 9s
  W-4.2 the fourth just drawn                0* 111m 9p +1m                                               kong 1m; discard 1m 9p
  W-4.2 of an honour                         0* 666z 9p +6z                                               kong 6z; discard 9p 6z
  W-4.2 three copies                         0* 111m 9p +9s                                               discard 1m 9p 9s
  W-4.2 two kinds                            0* 1111m 9999p                                               kong 1m 9p; discard 1m 9p
  W-4.5 the fourth of an own pung            0* 9p | pung 4s<1 +4s                                        kong 4s; discard 9p 4s
  W-4.5 held for long                        0* 4s | pung 4s<1 +9p                                        kong 4s; discard 9p 4s
  W-4.5 a pung of another tile               0* 9p | pung 4s<1 +5s                                        discard 9p 5s
  W-4.5 a chow of that tile                  0* 9p | chow 4s<3 +4s                                        discard 9p 4s
  W-4.5 another seat’s pung                  0* 9p +4s; 1 9m | pung 4s<0                                  discard 9p 4s
  W-4.4 every kong right after a claim       0* 1111m 4s 7z | pung 4s<1; source claim                     kong 1m 4s 7z; discard 1m 4s
  W-4.3 a win, never forced                  0* 123m 456p 789s 5s | pung 1p<1 +5s                         win; discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-4.4 no win right after a claim           0* 123m 456p 789s 55s | pung 1p<1; source claim              discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-4.4 but on the replacement of a kong     0* 123m 456p 5s | pung 1p<1 | kong 9s concealed +5s; after-kong concealed  win; discard 1m 2m 3m 4p 5p 6p 5s
  W-4.14 a special kong fills no set         0* 123m 456p 789s 5s | pung 1p<1 | kong 7z special +5s       win; discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-4.14 and leaves no place for one         0* 123m 456p 5s | pung 1p<1 | kong 7z special +5s            discard 1m 2m 3m 4p 5p 6p 5s
  W-5.4 a concealed kong fills one           0* 123m 456p 5s | pung 1p<1 | kong 9s concealed +5s          win; discard 1m 2m 3m 4p 5p 6p 5s
  W-5.1 not without an opening               0* 123m 456p 789s 111s 99m                                  discard 1m 2m 3m 9m 4p 5p 6p 1s 7s 8s 9s
  W-5.1 a jiang pair changes nothing         0* 123m 456p 789s 111s 55m                                   discard 1m 2m 3m 5m 4p 5p 6p 1s 7s 8s 9s
  W-5.1 a concealed kong opens nothing       0* 123m 456p 789s 5s | kong 1p concealed +5s                 discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-5.1 nor does a special kong              0* 123m 456p 789s 1115s | kong 7z special +5s                discard 1m 2m 3m 4p 5p 6p 1s 5s 7s 8s 9s
  W-5.1 a chow opens                         0* 123m 456p 789s 5s | chow 1p<3 +5s                         win; discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-5.1 so does a claimed kong               0* 123m 456p 789s 5s | kong 1p claimed<1 +5s                 win; discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-3.3 not with a skin in the hand          0* 123m 456p 111z 5s | pung 1p<1 +5s                         kong 1z; discard 1m 2m 3m 4p 5p 6p 5s
  W-3.3 nor the other skin                   0* 123m 456p 555z 5s | pung 1p<1 +5s                         kong 5z; discard 1m 2m 3m 4p 5p 6p 5s
  W-3.3 nor a red dragon                     0* 123m 456p 777z 5s | pung 1p<1 +5s                         kong 7z; discard 1m 2m 3m 4p 5p 6p 5s
  W-3.3 as other honours may                 0* 123m 456p 666z 5s | pung 1p<1 +5s                         win; discard 1m 2m 3m 4p 5p 6p 5s 6z
  W-3.4 a drawn wild may be the tile         0* 123m 456p 789s 5s | pung 1p<1 +2z                         win; kong 2z; discard 1m 2m 3m 4p 5p 6p 5s 7s 8s 9s
  W-4.3 not with the wrong tile              0* 123m 456p 789s 5s | pung 1p<1 +6s                         discard 1m 2m 3m 4p 5p 6p 5s 6s 7s 8s 9s
`);

// what it shows, options, position, whether seat 0 may win; the wild is 2z
const WILDS = tableOf(`
  W-5.3 one in a small win            -             0* 123m 456p 789s 5s | pung 1p<1 +2z            yes
  W-5.3 none by option                smallWilds=0  0* 123m 456p 789s 5s | pung 1p<1 +2z            no
  W-5.3 none: without one it wins     smallWilds=0  0* 123m 456p 789s 5s | pung 1p<1 +5s            yes
  W-5.3 two in a small win            -             0* 123m 456p 78s 5s 2z | pung 1p<1 +2z          no
  W-5.3 two by option                 smallWilds=2  0* 123m 456p 78s 5s 2z | pung 1p<1 +2z          yes
  W-5.3 two in a big win              -             0* 111m 44p 77s 99s 2z | pung 1p<1 +2z          yes
  W-5.3 one only by option            bigWilds=1    0* 111m 44p 77s 99s 2z | pung 1p<1 +2z          no
  W-5.3 three in a big win            -             0* 11m 44p 77s 99s 22z | pung 1p<1 +2z          no
  W-5.3 three by option               bigWilds=3    0* 11m 44p 77s 99s 22z | pung 1p<1 +2z          yes
`);

test.each(WILDS)('%s: %s', (_, options, text = '', expected) => {
  expect(may(`koukou minimum=1 ${options}`.trim(), text).includes('win')).toBe(expected === 'yes');
});

// what it shows, options, position, what seat 0 may do; the wild is 2z
const CLOSING = tableOf(`
  W-4.19 three tiles are left after the draw      -                 0* 1111m 9p 7z +9s; wall ?3                               discard 9s
  W-4.19 four                                     -                 0* 1111m 9p 7z +9s; wall ?4                               kong 1m 7z; discard 1m 9p 9s
  W-4.19 counted from what stays                  wallRemainder=10  0* 1111m 9p 7z +9s; wall ?13                              discard 9s
  W-4.19 one more                                 wallRemainder=10  0* 1111m 9p 7z +9s; wall ?14                              kong 1m 7z; discard 1m 9p 9s
  W-4.19 a skin is put aside                      -                 0* 1111m 9p +1z; wall ?2                                  discard 1z
  W-4.19 a wild as well                           -                 0* 1111m 9p +2z; wall ?2                                  discard 2z
  W-4.19 or wins                                  -                 0* 123m 456p 789s 5s | pung 1p<1 +2z; wall ?2             win; discard 2z
  W-4.19 the last of all                          -                 0* 123m 456p 789s 5s | pung 1p<1 +5s; wall ?0             win; discard 5s
  W-4.19 a replacement tile                       -                 0* 1111m 9p | kong 7z special +9s; after-kong special; wall ?3  discard 9s
`);

test.each(CLOSING)('%s: %s', (_, options, text = '', expected) => {
  expect(may(`koukou minimum=1 closingDraws=yes ${options}`.trim(), text)).toBe(expected);
});

test('W-4.19: nobody claims or wins a tile put aside, and the next seat draws', () => {
  const waiting = '123m 789s 46p 88p | pung 1p<1';
  const start = at('koukou minimum=1 closingDraws=yes', `0* 9m +5p; 1 55p; 2 ${waiting}; wall 3s 9s 9s`);
  const { state, events } = play(start, '0 discard 5p');
  expect(eventsText(events)).toBe('discarded 0 5p; drew 1 3s');
  expect(refusal(state, '1 discard 5p')).toBe('closing-draw');
  expect(refusal(state, '1 kong 5p')).toBe('kong-not-allowed');
});

test('W-4.19: a discard before them is claimed, and a kong takes the first of them', () => {
  const start = at('koukou minimum=1 closingDraws=yes', '0* 9m +5p; 2 555p 9m; wall 3s 9s 9s 1s');
  const { state, events } = play(start, '0 discard 5p', '2 kong 5p');
  expect(eventsText(events)).toContain('drew 2 1s');
  expect(legalText(state, 2)).toBe('discard 1s');
});

// what it shows, which tiles are special, position, what seat 0 may do; the wild is 2z
const BY_SPECIALS = tableOf(`
  W-3.1 without skins the flip is like any tile   zhong     0* 1m 1z 2z 5z +7z                                  kong 2z 7z; discard 1m 1z 5z
  W-3.1 and wins                                  zhong     0* 123m 456p 111z 5s | pung 1p<1 +5s                win; discard 1m 2m 3m 4p 5p 6p 5s 1z
  W-3.1 green is laid out too                     zhong-fa  0* 1m 1z 2z 5z 6z +7z                               kong 2z 6z 7z; discard 1m 1z 5z
  W-3.3 and wins as little as zhong               zhong-fa  0* 123m 456p 666z 5s | pung 1p<1 +5s                kong 6z; discard 1m 2m 3m 4p 5p 6p 5s
  W-3.1 zhong is an honour where only skins are   skins     0* 1m 1z 2z 5z 6z +7z                               kong 1z 2z 5z; discard 1m 6z 7z
  W-3.1 and wins                                  skins     0* 123m 456p 777z 5s | pung 1p<1 +5s                win; discard 1m 2m 3m 4p 5p 6p 5s 7z
  W-4.2 four of it are a concealed kong           skins     0* 777z 9p +7z                                      kong 7z; discard 9p 7z
  W-6.5 it is a wind tile then                    skins     0* 11z 22z 33z 44z 55z 6z | pung 7z<1; flip 5m     win; discard 1z 2z 3z 4z 5z 6z
`);

test.each(BY_SPECIALS)('%s: %s', (_, specials, text = '', expected) => {
  expect(may(`koukou minimum=1 specials=${specials}`, text)).toBe(expected);
});

test.each(LEGAL)('%s: %s', (_, text = '', expected) => {
  expect(may('koukou minimum=1', text)).toBe(expected);
});

// what it shows, options, dealer and others, whether seat 0 may win; hard and self-drawn with one pung
const MINIMUM = tableOf(`
  W-7.1 the dealer gets 16 from each          koukou             dealer 0                                 yes
  W-7.2 another gets 8 from two, 16 from one  koukou             dealer 1                                 no
  W-7.1 eight is enough for eight             koukou minimum=8   dealer 1                                 yes
  W-7.1 but not for nine                      koukou minimum=9   dealer 1                                 no
  W-7.1 sixteen is not enough for seventeen   koukou minimum=17  dealer 0                                 no
  W-7.1 the smallest payment decides          koukou             dealer 1; 2 9m | pung 9p<0               no
  W-7.1 what every loser has laid out counts  koukou             dealer 1; 2 9m | pung 9p<0; 3 9m | pung 9s<0  yes
`);

test.each(MINIMUM)('%s: %s, %s', (_, options = '', rest, expected) => {
  const state = at(options, `0* 123m 456p 789s 5s | pung 1p<1 +5s; ${rest}`);
  expect(legalText(state, 0).startsWith('win')).toBe(expected === 'yes');
  expect(refusal(state, '0 win')).toBe(expected === 'yes' ? 'legal' : 'not-a-win');
});

// what it shows, options, position, action, refused with
const REFUSED = tableOf(`
  W-4.3 a tile not held                koukou            0* 14m +9s                                                 0 discard 5m  tile-not-held
  W-3.1 a wild                         koukou            0* 14m 2z +9s                                              0 discard 2z  special-tile
  W-3.1 a skin                         koukou            0* 14m 1z +9s                                              0 discard 1z  special-tile
  W-3.1 the other skin                 koukou            0* 14m +5z                                                 0 discard 5z  special-tile
  W-3.1 a red dragon                   koukou            0* 14m 7z +9s                                              0 discard 7z  special-tile
  W-3.1 a red dragon not held          koukou            0* 14m +9s                                                 0 discard 7z  tile-not-held
  W-3.1 the wild of another flip       koukou            0* 14m +2z; flip 1m                                        0 discard 2z  legal
  W-4.3 a hand that is not complete    koukou            0* 14m +9s                                                 0 win         not-a-win
  W-4.4 right after a claim            koukou minimum=1  0* 123m 456p 789s 55s | pung 1p<1; source claim            0 win         discard-after-claim
  W-4.4 even if it is no win           koukou minimum=1  0* 14m | pung 1p<1; source claim                           0 win         discard-after-claim
  W-4.2 three copies                   koukou            0* 111m +9s                                                0 kong 1m     kong-not-allowed
  W-4.2 a tile not held                koukou            0* 111m +9s                                                0 kong 7z     kong-not-allowed
  W-4.5 the fourth is not there        koukou            0* 11m | pung 4s<1 +9s                                     0 kong 4s     kong-not-allowed
  W-10.2 no claim on the own turn      koukou            0* 11m +9s                                                 0 pung 1m     wrong-phase
  W-10.2 no chow on the own turn       koukou            0* 12m +3m                                                 0 chow 1m     wrong-phase
  W-4.3 no pass on the own turn        koukou            0* 11m +9s                                                 0 pass        wrong-phase
  W-10.2 another seat                  koukou            0* 11m +9s; 1 1m                                           1 discard 1m  not-your-turn
  W-10.2 no such seat                  koukou            0* 11m +9s                                                 7 discard 1m  no-such-seat
`);

test.each(REFUSED)('refused: %s: %s', (_, options = '', text = '', action = '', code) => {
  const state = at(options, text);
  const before = structuredClone(state);
  expect(refusal(state, action)).toBe(code);
  expect(state).toEqual(before);
});

const PLAIN = at('koukou', '0* 1m 2z +9s');

// What arrives from outside may be anything. [what it is, refused with]
const MALFORMED: readonly [unknown, string][] = [
  [{ type: 'discard', tile: 0, extra: 1 }, 'malformed-action'],
  [{ type: 'discard' }, 'malformed-action'],
  [{ type: 'discard', tile: '0' }, 'malformed-action'],
  [{ type: 'discard', tile: null }, 'malformed-action'],
  [{ type: 'discard', tile: 99 }, 'tile-not-held'],
  [{ type: 'discard', tile: -1 }, 'tile-not-held'],
  [{ type: 'kong' }, 'kong-not-allowed'],
  [{ type: 'win', tile: 0 }, 'not-a-win'],
  [{ type: 'void', suit: 'm' }, 'wrong-phase'],
  [{}, 'wrong-phase'],
  [null, 'malformed-action'],
];

test.each(MALFORMED)('W-10.2: %j is refused, not thrown at', (action, code) => {
  const done = wuhan.apply(PLAIN, 0, action as WuhanAction);
  expect(done).toEqual({ ok: false, error: { code, seat: 0, legal: wuhan.legal(PLAIN, 0) } });
});

// what it shows, position, action, events, hand of seat 0 after it, its melds
const OUTCOMES = tableOf(`
  W-4.3 a discard leaves the hand         0* 14m 3p +9s; wall 1s 2s                            0 discard 3p  discarded 0 3p; drew 1 1s                                                    14m 9s    -
  W-4.14, W-4.15 a special kong           0* 14m 77z +9s; wall 1s 2s                           0 kong 7z     melded 0 kong 7z special; drew 0 2s from the back                            14m 29s 7z  kong 7z special
  W-4.15 of the tile just drawn           0* 14m 3p +2z; wall 1s 2s                            0 kong 2z     melded 0 kong 2z special; drew 0 2s from the back                 14m 3p 2s  kong 2z special
  W-3.2 one of four wilds                 0* 14m 222z +2z; wall 1s 2s                          0 kong 2z     melded 0 kong 2z special; drew 0 2s from the back                 14m 2s 222z  kong 2z special
  W-4.2, W-4.15 a concealed kong          0* 1111m 3p +9s; wall 1s 2s                          0 kong 1m     melded 0 kong 1m concealed; drew 0 2s from the back                          3p 29s    kong 1m concealed
  W-4.2 of the tile just drawn            0* 111m 3p +1m; wall 1s 2s                           0 kong 1m     melded 0 kong 1m concealed; drew 0 2s from the back               3p 2s     kong 1m concealed
  W-4.2 it is not robbed                  0* 111m 3p +1m; wall 1s 2s; 1 23m 456p 789p 55s | pung 9s<0  0 kong 1m  melded 0 kong 1m concealed; drew 0 2s from the back          3p 2s     kong 1m concealed
  W-4.14 nor is a special kong            0* 3p +2z; wall 1s 2s; 1 2z 345p 789p 55s 1m | pung 9s<0  0 kong 2z  melded 0 kong 2z special; drew 0 2s from the back               3p 2s     kong 2z special
  W-4.5, W-4.15 an added kong             0* 1m 3p | pung 4s<2 +4s; wall 1s 2s                 0 kong 4s     kong-declared 0 4s just drawn; melded 0 kong 4s added<2 just drawn; drew 0 2s from the back  1m 3p 2s  kong 4s added<2
  W-4.5 of a tile held for long           0* 1m 4s | chow 4p<3 | pung 4s<2 +9s; wall 1s 2s     0 kong 4s     kong-declared 0 4s; melded 0 kong 4s added<2; drew 0 2s from the back        1m 29s    chow 4p<3, kong 4s added<2
  W-4.5 in the turn of the pung itself    0* 1m 4s | pung 4s<2; source claim; wall 1s 2s       0 kong 4s     kong-declared 0 4s; melded 0 kong 4s added<2; drew 0 2s from the back        1m 2s     kong 4s added<2
  W-4.18 a special kong, the wall empty   0* 14m +7z; wall                                     0 kong 7z     melded 0 kong 7z special; ended wall-empty                        14m       kong 7z special
  W-4.18 a concealed kong                 0* 111m 3p +1m; wall                                 0 kong 1m     melded 0 kong 1m concealed; ended wall-empty                      3p        kong 1m concealed
  W-4.18 an added kong                    0* 3p | pung 4s<2 +4s; wall                          0 kong 4s     kong-declared 0 4s just drawn; melded 0 kong 4s added<2 just drawn; ended wall-empty  3p  kong 4s added<2
  W-4.10 the last tile as replacement     0* 14m +7z; wall 3s                                  0 kong 7z     melded 0 kong 7z special; drew 0 3s from the back                 14m 3s    kong 7z special
`);

test.each(OUTCOMES)('%s', (_, text = '', action = '', events, hand, melds) => {
  const after = play(at('koukou minimum=1', text), action);
  expect(eventsText(after.events)).toBe(events);
  expect([handText(after.state, 0), meldsText(after.state, 0)]).toEqual([hand, melds]);
});

test('W-4.15: after a kong the seat may kong again, win or discard', () => {
  const start = at('koukou minimum=1', '0* 123m 456p 5s 99s 7z | pung 1p<1 +2z; wall 1s 5s 9s 2s');
  const { state } = playAll(start, '0 kong 7z, 0 kong 2z');
  expect(handText(state, 0)).toBe('123m 456p 25999s');
  const again = playAll(
    at('koukou minimum=1', '0* 123m 456p 789s 7z | pung 1p<1 +5s; wall 1s 5s 5s'),
    '0 kong 7z',
  );
  expect(legalText(again.state, 0)).toMatch(/^win, discard 1m/);
});

test('W-4.3, W-10.2: once the round is over every action is refused', () => {
  const over = play(at('koukou', '0* 9m +7z; wall'), '0 kong 7z').state;
  expect([refusal(over, '0 discard 9m'), refusal(over, '1 pass')]).toEqual(['round-over', 'round-over']);
  expect(legalText(over, 0)).toBe('');
});

import { expect, test } from 'vitest';
import { formatTiles } from '../../core/notation.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { tableOf } from '../../testing/table.ts';
import { meldText } from '../../testing/text.ts';
import { at, legalText, playAll, winText, wonIn } from '../../testing/wuhanPosition.ts';
import type { WuhanState } from './state.ts';
import { won } from './winning.ts';

const OPEN = 'koukou minimum=1';
/** Opened; waits for 5p to complete 4-5-6 beside a pair of 8. */
const READY = '123m 789s 46p 88p | pung 1p<1';
/** The same on a pair of 9: no win on its own. */
const NINES = '123m 789s 46p 99p | pung 1p<1';

// what it shows, position, actions, the win
const WAYS = tableOf(`
  W-5.5 an ordinary draw                       0* ${READY} +5p                                            0 win                        0 on 5p self-draw: hard small
  W-5.5 a discard                              0* 9m +5p; 2 ${READY}                                      0 discard 5p, 2 win          2 on 5p discard<0: hard small
  W-5.5 another seat’s                         3* 9m +5p; 1 ${READY}                                      3 discard 5p, 1 win          1 on 5p discard<3: hard small
  W-5.5, W-6.10 an added kong                  0* 9m | pung 5p<3 +5p; 2 ${READY}                          0 kong 5p, 2 win             2 on 5p robbed-kong<0: hard robbed-kong
  W-6.8 after a concealed kong                 0* 123m 9999s 46p 88p | pung 1p<1; wall 1111s 5p 5p           0 kong 9s, 0 win             0 on 5p kong-bloom: hard kong-bloom
  W-6.8 after an added kong                    0* 123m 789s 46p 88p | pung 1p<1 +1p; wall 1111s 5p           0 kong 1p, 0 win             0 on 5p kong-bloom: hard kong-bloom
  W-6.8 after a claimed kong                   0* 9m +9s; 2 123m 999s 46p 88p | pung 1p<1; wall 1111s 5p     0 discard 9s, 2 kong 9s, 2 win  2 on 5p kong-bloom: hard kong-bloom
  W-6.8 after a zhong kong                     0* ${READY} +7z; wall 1111s 5p                                0 kong 7z, 0 win             0 on 5p kong-bloom: hard kong-bloom
  W-6.8 after a skin kong                      0* ${READY} +1z; wall 1111s 5p                                0 kong 1z, 0 win             0 on 5p kong-bloom: hard kong-bloom
  W-6.8 after a wild kong                      0* ${READY} +2z; wall 1111s 5p                                0 kong 2z, 0 win             0 on 5p kong-bloom: hard kong-bloom
  W-6.8 after two kongs                        0* ${READY} +7z; wall 1111s 5p 7z                             0 kong 7z, 0 kong 7z, 0 win  0 on 5p kong-bloom: hard kong-bloom
  W-6.8 with two substitutes                   0* 123m 78s 46p 88p 2z | pung 1p<1 +7z; wall 1111s 2z         0 kong 7z, 0 win             0 on 2z kong-bloom: soft kong-bloom
  W-4.4 after a chow and a kong                0* 9m +3m; 1 12m 9999s 46p 88p | pung 1p<1; wall 1111s 5p     0 discard 3m, 1 chow 1m, 1 kong 9s, 1 win  1 on 5p kong-bloom: hard kong-bloom
  W-6.8 not of a kong of the turn before       0* 9m 7z +9m; 1 ${READY}; wall 5p 1111s 2s                    0 kong 7z, 0 discard 9m, 1 win  1 on 5p self-draw: hard small
  W-6.8 nor on the discard after a kong        0* 5p 7z +9m; 1 ${READY}; wall 1s 2s                       0 kong 7z, 0 discard 5p, 1 win  1 on 5p discard<0: hard small
  W-6.9 three tiles are left after the draw    0* ${READY} +5p; wall ?3                                    0 win                        0 on 5p self-draw: hard last-tile
  W-6.9 four                                   0* ${READY} +5p; wall ?4                                    0 win                        0 on 5p self-draw: hard small
  W-6.9 none                                   0* ${READY} +5p; wall ?0                                    0 win                        0 on 5p self-draw: hard last-tile
  W-6.9 drawn as the last but three            0* 9m +9m; 1 ${READY}; wall 5p 9m 9m 9m                    0 discard 9m, 1 win          1 on 5p self-draw: hard last-tile
  W-6.9 as the last but four                   0* 9m +9m; 1 ${READY}; wall 5p 9m 9m 9m 9m                 0 discard 9m, 1 win          1 on 5p self-draw: hard small
  W-6.9 a replacement tile                     0* ${READY} +7z; wall 1s 1s 1s 5p                          0 kong 7z, 0 win             0 on 5p kong-bloom: hard kong-bloom, last-tile
  W-6.9 not a discard                          0* 9m +5p; 2 ${READY}; wall ?1                              0 discard 5p, 2 win          2 on 5p discard<0: hard small
  W-6.9 nor a robbed tile                      0* 9m | pung 5p<3 +5p; 2 ${READY}; wall ?0                  0 kong 5p, 2 win             2 on 5p robbed-kong<0: hard robbed-kong
  W-6.7 fully melded                           0* 9m +8s; 2 8s | pung 1m<0 | chow 2m<1 | chow 4p<1 | kong 3p claimed<3  0 discard 8s, 2 win  2 on 8s discard<0: hard fully-melded
  W-6.7 a lone wild                            0* 9m +8s; 2 2z | pung 1m<0 | chow 2m<1 | chow 4p<1 | kong 3p claimed<3  0 discard 8s, 2 win  2 on 8s discard<0: soft fully-melded
  W-6.7 drawn it is a small win                2* 8s | pung 1m<0 | chow 2m<1 | chow 4p<1 | kong 3p claimed<3 +8s  2 win  2 on 8s self-draw: hard small
  W-6.7 robbed it is not                       0* 9m | pung 8s<3 +8s; 2 8s | pung 1m<0 | chow 2m<1 | chow 4p<1 | kong 3p claimed<3  0 kong 8s, 2 win  2 on 8s robbed-kong<0: hard robbed-kong
  W-6.3 a flush on a pair of 9                 2* 123m 46m 99m 777m | pung 8m<1 +5m                       2 win                        2 on 5m self-draw: hard pure-flush
  W-6.12 the soft reading pays more            2* 222m 555m 88m 8s 8p | pung 5p<0 +8p; flip 7s; after-kong special  2 win                    2 on 8p kong-bloom: soft triplets, all-jiang, kong-bloom
  W-6.12 at a tie the hard one                 2* 222m 555m 88m 8s 8p | pung 5p<0 +8p; flip 7s            2 win                        2 on 8p self-draw: hard all-jiang
`);

test.each(WAYS)('%s: %s', (_, text = '', actions = '', expected) => {
  expect(winText(playAll(at(OPEN, text), actions).events)).toBe(expected);
});

// what it shows, options, position, the win
const LAST_FOUR = tableOf(`
  W-6.9 fourteen tiles stay, three may be drawn   wallRemainder=14                      0* ${READY} +5p; wall ?17  0 on 5p self-draw: hard last-tile
  W-6.9 fourteen tiles stay, four may be drawn    wallRemainder=14                      0* ${READY} +5p; wall ?18  0 on 5p self-draw: hard small
  W-6.9 fourteen tiles stay, none may be drawn    wallRemainder=14                      0* ${READY} +5p; wall ?14  0 on 5p self-draw: hard last-tile
  W-6.9 as version 1 had it                       wallRemainder=14 lastTileFrom=wall    0* ${READY} +5p; wall ?14  0 on 5p self-draw: hard small
  W-6.9 as version 1 had it, three in the wall    wallRemainder=1 lastTileFrom=wall     0* ${READY} +5p; wall ?3   0 on 5p self-draw: hard last-tile
  W-6.9 as version 1 had it, four in the wall     wallRemainder=1 lastTileFrom=wall     0* ${READY} +5p; wall ?4   0 on 5p self-draw: hard small
`);

test.each(LAST_FOUR)('%s', (_, options, text = '', expected) => {
  expect(winText(playAll(at(`${OPEN} ${options}`, text), '0 win').events)).toBe(expected);
});

// what it shows, position, actions, whether the seat to act may win
const NO_WINS = tableOf(`
  W-6.8 a bloom on a pair of 9         0* ${NINES} +7z; wall 1s 5p    0 kong 7z
  W-6.9 a last tile on a pair of 9     0* ${NINES} +5p; wall ?1        -
  W-6.2 two substitutes, no bloom      0* 123m 78s 46p 88p 2z | pung 1p<1 +2z   -
`);

test.each(NO_WINS)('%s: no win', (_, text = '', actions = '') => {
  expect(legalText(playAll(at(OPEN, text), actions).state, 0)).not.toContain('win');
});

// what it shows, position, actions, base x product, raw payments by seat; discarder ready
const WORTH = tableOf(`
  W-8.7, W-8.9 the dealer pays double            1* ${READY} +5p                                          1 win                 1 x 8    16 0 8 8     -
  W-8.9 the dealer wins                          1* ${READY} +5p; dealer 1                                1 win                 1 x 8    16 0 16 16   -
  W-8.10 the discarder pays double               0* 9m +5p; 2 ${READY}; dealer 3                          0 discard 5p, 2 win   1 x 4    8 4 0 8      no
  W-8.10, W-8.9 the discarder deals              0* 9m +5p; 2 ${READY}                                    0 discard 5p, 2 win   1 x 4    16 4 0 4     no
  W-8.15 a robbed seat has no such factor        0* 9m | pung 5p<3 +5p; 2 ${READY}; dealer 3              0 kong 5p, 2 win      10 x 4   80 40 0 40   -
  W-8.6 a bloom has no self-draw factor          0* ${READY} +7z; wall 1111s 5p; dealer 3                    0 kong 7z, 0 win      10 x 8   0 80 80 80   -
  W-8.6 a last tile has none                     1* ${READY} +5p; wall ?3                                  1 win                 10 x 4   40 0 40 40   -
  W-8.11 what losers laid out counts             1* ${READY} +5p; 2 9m | kong 3s claimed<1 | kong 2z special; 3 9m | kong 3p concealed  1 win  1 x 8  16 0 128 32  -
  W-4.17 the robbed kong counts as a pung        0* 9m | pung 5p<3 +5p; 2 ${READY}; 3 9m | kong 3p added<0; dealer 2  0 kong 5p, 2 win  10 x 4  80 40 0 160  -
`);

test.each(WORTH)('%s: %s', (_, text = '', actions = '', worth, raw, ready) => {
  const { base, product, raw: owed, discarderReady } = wonIn(playAll(at(OPEN, text), actions).events);
  expect([`${base} x ${product}`, owed.join(' ')]).toEqual([worth, raw]);
  expect(discarderReady).toBe(ready === '' ? null : ready === 'yes');
});

// what it shows, discarder with 5p in hand, ready after the discard
const DISCARDERS = tableOf(`
  W-8.16 ready after the discard           234m 567m 35s 88s | pung 1m<2       yes
  W-8.16 not opened                        111m 234m 567m 35s 88s              no
  W-8.16 the discard was the tile it had   234m 567m 345s 9s | pung 1m<2       no
  W-8.16 a red dragon in its hand          234m 567m 35s 8s 7z | pung 1m<2     no
`);

test.each(DISCARDERS)('%s: %s', (_, hand, ready) => {
  const { events } = playAll(at(OPEN, `0* ${hand} +5p; 2 ${READY}`), '0 discard 5p, 2 win');
  expect(wonIn(events).discarderReady).toBe(ready === 'yes');
});

// what it shows, position, actions, concealed tiles with the winning tile, melds, everything else that moves tiles
const FROZEN = tableOf(`
  W-10.5 a drawn tile is among the concealed      0* ${READY} +5p                          0 win                123m 45688p 789s  pung 1p<1
  W-10.5 so is a discard                          0* 9m +5p; 2 ${READY}                    0 discard 5p, 2 win  123m 45688p 789s  pung 1p<1
  W-10.5 and a robbed tile                        0* 9m | pung 5p<3 +5p; 2 ${READY}        0 kong 5p, 2 win     123m 45688p 789s  pung 1p<1
  W-8.11 special kongs are kept with the melds    0* ${READY} +7z; wall 1s 5p              0 kong 7z, 0 win     123m 45688p 789s  pung 1p<1, kong 7z special
`);

test.each(FROZEN)('%s', (_, text = '', actions = '', concealed, melds) => {
  const win = wonIn(playAll(at(OPEN, text), actions).events);
  expect([formatTiles(SUITED_AND_HONOURS, win.concealed), win.melds.map(meldText).join(', ')]).toEqual([
    concealed,
    melds,
  ]);
});

test('W-4.17, W-4.8: a win names the seat it came from, whether it was robbed, and the one winner', () => {
  const robbed = wonIn(playAll(at(OPEN, `0* 9m | pung 5p<3 +5p; 2 ${READY}`), '0 kong 5p, 2 win').events);
  expect([robbed.from, robbed.robbed, robbed.winners]).toEqual([0, true, [2]]);
  const drawn = wonIn(playAll(at(OPEN, `0* ${READY} +5p`), '0 win').events);
  expect([drawn.from, drawn.robbed, drawn.winners]).toEqual([null, false, [0]]);
});

test('a win that is none is our own bug', () => {
  const state: WuhanState = at(OPEN, '0* 147m +9s');
  const claim = { seat: 0, tile: null, from: null, robbed: false, winners: [0] };
  expect(() => won(state, claim)).toThrow('a win that is none');
});

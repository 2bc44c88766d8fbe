import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';
import { wuhanHand, wuhanOptions } from '../../testing/wuhanPosition.ts';
import type { WinWay } from './basics.ts';
import { BIG_TYPES } from './basics.ts';
import type { WinSource } from './patterns.ts';
import { bigTypes, smallSubstitutes } from './patterns.ts';

/** `'kong-bloom last'` is on a replacement tile among the last four of the wall. */
const sourceOf = (text: string): WinSource => {
  const [way = '', last] = text.split(' ');
  return { way: way as WinWay, lastTile: last === 'last' };
};

/** Each big type the hand can be with the substitutes it needs: `'pure-flush 0, triplets 1'`. */
const typesOf = (hand: string, flip: string, how: string, options = 'koukou'): string =>
  [...bigTypes(wuhanOptions(options), wuhanHand(hand, flip), sourceOf(how))]
    .map(([type, substitutes]) => `${type} ${substitutes}`)
    .join(', ');

// what it shows, hand, flip, types of a drawn hand; 6s makes 7s wild, 6m makes 7m, 1z makes 2z, 7s makes 8s
const SHAPES = tableOf(`
  W-6.3 one suit, any pair                      234m 567m 888m 99m | pung 1m<0                          6s  pure-flush 0
  W-6.3 in p                                    234p 567p 888p 99p | pung 1p<0                          6s  pure-flush 0
  W-6.3 in s                                    123s 999s 888s 44s | pung 1s<0                          1z  pure-flush 0
  W-6.3 a chow and a concealed kong             567m 99m | pung 1m<0 | chow 2m<3 | kong 8m concealed    6s  pure-flush 0
  W-6.3 a wild of another suit                  234m 567m 88m 99m 7s | pung 1m<0                        6s  pure-flush 1
  W-6.3 an honour as wild                       234m 567m 88m 99m 2z | pung 1m<0                        1z  pure-flush 1
  W-6.3 two of them                             234m 56m 88m 99m 77s | pung 1m<0                        6s  pure-flush 2
  W-6.3 three are too many                      234m 5m 88m 99m 777s | pung 1m<0                        6s  -
  W-6.3 a triplet of them is of no help         234m 567m 99m 777s | pung 1m<0                          6s  -
  W-6.3 a wild of the suit is literal           777m 234m 888m 99m | pung 1m<0                          6m  pure-flush 0
  W-6.3 or a substitute                         34m 234m 888m 99m 7m | pung 1m<0                        6m  pure-flush 1
  W-6.3 some of both                            34m 234m 89m 99m 77m | pung 1m<0                        6m  pure-flush 1
  W-6.3 two substitutes of the suit             12m 45m 222m 99m 77m | pung 1m<0                        6m  pure-flush 2
  W-6.3 three                                   12m 45m 22m 99m 777m | pung 1m<0                        6m  -
  W-6.3 a meld of another suit                  234m 567m 888m 99m | pung 1p<0                          6s  -
  W-6.3 a set of another suit                   234m 567m 888p 99m | pung 1m<0                          6s  -
  W-6.3 a pair of honours                       234m 567m 888m 66z | pung 1m<0                          6s  -
  W-6.3 not complete                            234m 567m 889m 19m 9m | pung 1m<0                       6s  -
  W-6.3 special kongs belong to no type         234m 567m 888m 99m | pung 1m<0 | kong 7z special | kong 7s special  6s  pure-flush 0
  W-6.4 triplets and any pair                   222m 444s 99m 333p | pung 1m<0                          6s  triplets 0
  W-6.4 a pair of honours                       222m 444s 66z 333z | pung 1m<0                          6s  triplets 0
  W-6.4 a literal pair of wilds                 222m 444s 77s 333p | pung 1m<0                          6s  triplets 0
  W-6.4 a literal triplet of wilds              222m 777s 99m 333p | pung 1m<0                          6s  triplets 0
  W-6.4 one substitute                          222m 444s 9m 333p 7s | pung 1m<0                        6s  triplets 1
  W-6.4 two                                     22m 444s 9m 333p 77s | pung 1m<0                        6s  triplets 2
  W-6.4 three are too many                      22m 44s 9m 333p 777s | pung 1m<0                        6s  -
  W-6.4 four, one of them literal               22m 444s 9m 33p 7777s | pung 1m<0                       6s  -
  W-6.4 kongs of every kind                     99m 333p | pung 1m<0 | kong 4s concealed | kong 5z claimed<1  6s  triplets 0
  W-6.4 an added kong                           99m 222m 333p | kong 1m added<0 | kong 4s concealed     6s  triplets 0
  W-6.4 no chow                                 22m 444s 333p 999p | chow 4m<3                          6s  -
  W-6.4 no run                                  222m 456s 99m 333p | pung 1m<0                          6s  -
  W-6.4 three runs that are three triplets      111m 222m 333m 99p | pung 8s<0                          1z  triplets 0
  W-6.5 no shape at all                         1133z 2244z 665z | pung 5z<0                            6s  all-winds 0
  W-6.5 white and green are winds               55z 66z 1234z 123z | pung 4z<0                          6s  all-winds 0
  W-6.5 with triplets as well                   111z 333z 444z 66z | pung 5z<0                          6s  triplets 0, all-winds 0
  W-6.5 another wild                            1133z 2244z 66z 7s | pung 5z<0                          6s  all-winds 1
  W-6.5 two                                     1133z 2244z 6z 77s | pung 5z<0                          6s  all-winds 2
  W-6.5 three                                   1133z 2244z 777s | pung 5z<0                            6s  -
  W-6.5 a wild that is a wind is literal        2222z 3344z 666z | pung 4z<0                            1z  triplets 1, all-winds 0
  W-6.5 three of them, no shape                 222z 3333z 4666z | pung 4z<0                            1z  all-winds 0
  W-6.5 and so is zhong where it may be held        1133z 2244z 66z 7z | pung 5z<0                          6s  all-winds 0
  W-6.5 a suit tile                             1133z 2244z 66z 9s | pung 5z<0                          6s  -
  W-6.5 a meld of a suit                        1133z 2244z 66z 3z | pung 9s<0                          6s  -
  W-6.6 no shape at all                         2558m 258p 258s 8s | pung 8p<0                          1z  all-jiang 0
  W-6.6 another wild                            2558m 258p 258s 2z | pung 8p<0                          1z  all-jiang 1
  W-6.6 two                                     2558m 25p 258s 22z | pung 8p<0                          1z  all-jiang 2
  W-6.6 three                                   2558m 2p 258s 222z | pung 8p<0                          1z  -
  W-6.6 a wild that is a jiang tile is literal  2558m 25p 2s 8888s | pung 8p<0                          7s  all-jiang 0
  W-1.2 the honour 2z is none                   2558m 258p 258s 2z | pung 8p<0                          6s  -
  W-1.2 nor 5z                                  2558m 258p 258s 5z | pung 8p<0                          6s  -
  W-6.6 any other rank                          2558m 258p 258s 7s | pung 8p<0                          1z  -
  W-6.6 a meld with other ranks                 2558m 258p 258s 8s | chow 5p<0                          1z  -
  W-6.6 a pung of another rank                  2558m 258p 258s 8s | pung 9p<0                          1z  -
  W-6.15 each type has its own substitutes      222m 555m 88m 8s 88p | pung 5p<0                        7s  triplets 1, all-jiang 0
  W-6.11 three at once                          222m 555m 888m 55m | pung 2m<0                          6s  pure-flush 0, triplets 0, all-jiang 0
  W-6.1 a small win is none of them             234m 567m 345p 88p | pung 1m<0                          6s  -
  W-5.6 seven pairs                             1133m 5577m 2288p 99s                                   1z  -
  W-5.6 thirteen orphans                        19m 19p 19s 1234567z 1z                                 1m  -
`);

test.each(SHAPES)('%s: %s', (_, hand = '', flip = '', expected) => {
  expect(typesOf(hand, flip, 'self-draw')).toBe(expected);
});

const STANDARD = '234m 567m 345p 88p | pung 1m<0';
const NINES = '234m 567m 345p 99p | pung 1m<0';
const MELDED = '| pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p claimed<3';

// what it shows, hand, how it is won, types; the wild is 7s
const SITUATIONS = tableOf(`
  W-6.8 on a replacement tile                ${STANDARD}                                   kong-bloom        kong-bloom 0
  W-6.8 not on another draw                  ${STANDARD}                                   self-draw         -
  W-6.8 needs a jiang pair                   ${NINES}                                      kong-bloom        -
  W-6.8 one substitute                       234m 567m 35p 7s 88p | pung 1m<0              kong-bloom        kong-bloom 1
  W-6.8 two                                  234m 56m 35p 77s 88p | pung 1m<0              kong-bloom        kong-bloom 2
  W-6.8 three are too many                   234m 5m 35p 777s 88p | pung 1m<0              kong-bloom        -
  W-6.9 among the last four                  ${STANDARD}                                   self-draw last    last-tile 0
  W-6.9 on a replacement tile too            ${STANDARD}                                   kong-bloom last   kong-bloom 0, last-tile 0
  W-6.9 needs a jiang pair                   ${NINES}                                      self-draw last    -
  W-6.9 two substitutes                      234m 56m 35p 77s 88p | pung 1m<0              self-draw last    last-tile 2
  W-6.10 on a robbed tile                    ${STANDARD}                                   robbed-kong       robbed-kong 0
  W-6.10 needs a jiang pair                  ${NINES}                                      robbed-kong       -
  W-6.10 two substitutes                     234m 56m 35p 77s 88p | pung 1m<0              robbed-kong       robbed-kong 2
  W-6.10 not on a discard                    ${STANDARD}                                   discard           -
  W-6.7 four openings and a discard          8p 8p ${MELDED}                               discard           fully-melded 0
  W-6.7 it cannot be drawn                   8p 8p ${MELDED}                               self-draw         -
  W-6.7 nor be a kong bloom                  8p 8p ${MELDED}                               kong-bloom        kong-bloom 0
  W-6.7 nor robbed                           8p 8p ${MELDED}                               robbed-kong       robbed-kong 0
  W-6.7 a lone wild                          7s 8p ${MELDED}                               discard           fully-melded 1
  W-6.7 needs a jiang pair                   9p 9p ${MELDED}                               discard           -
  W-6.7 a wild cannot make 9 a jiang tile    7s 9p ${MELDED}                               discard           -
  W-6.7 a concealed kong is no opening       8p 8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p concealed  discard  -
  W-6.7 an added kong is one                 8p 8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p added<1    discard  fully-melded 0
  W-6.7 three melds                          8p 8p 345p | pung 1m<0 | chow 2m<1 | chow 4m<2                 discard  -
  W-6.7 a special kong is no fourth          8p 8p 345p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 7z special  discard  -
  W-6.7 nor a fifth                          8p 8p ${MELDED} | kong 7z special                              discard  fully-melded 0
  W-6.11 with everything that applies        8p 8p | pung 8m<0 | pung 2m<1 | pung 5p<2 | kong 2p claimed<3  discard  triplets 0, all-jiang 0, fully-melded 0
  W-6.11 a flush with another pair           234m 567m 888m 99m | kong 1m claimed<0        kong-bloom last   pure-flush 0
  W-6.11 a flush with a jiang pair           234m 567m 999m 88m | kong 1m claimed<0        kong-bloom last   pure-flush 0, kong-bloom 0, last-tile 0
  W-6.15 a soft flush beside a soft bloom    234m 567m 88m 99m 7s | pung 1m<0          kong-bloom        pure-flush 1, kong-bloom 1
  W-6.11 a hand without shape                2558m 258p 258s 8s | pung 8p<0                robbed-kong       all-jiang 0
  W-6.15 a bloom that needs more             222m 555m 8m 77s 88p | pung 5p<0              kong-bloom        triplets 2, all-jiang 2, kong-bloom 2
  W-6.15 triplets with another pair          222m 444s 77s 333p | pung 1m<0                kong-bloom        triplets 0, kong-bloom 2
`);

test.each(SITUATIONS)('%s: %s, %s', (_, hand = '', how = '', expected) => {
  expect(typesOf(hand, '6s', how)).toBe(expected);
});

test('W-6.7, W-8.13: where an added kong is no opening the hand is not fully melded', () => {
  const hand = '8p 8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p added<1';
  expect(typesOf(hand, '6s', 'discard', 'koukou addedKongKeepsOpening=no')).toBe('');
  expect(typesOf(`8p 8p ${MELDED}`, '6s', 'discard', 'koukou addedKongKeepsOpening=no')).toBe(
    'fully-melded 0',
  );
});

test('W-6.11: the types have a fixed order', () => {
  expect(BIG_TYPES).toEqual([
    'pure-flush',
    'triplets',
    'all-winds',
    'all-jiang',
    'fully-melded',
    'kong-bloom',
    'last-tile',
    'robbed-kong',
  ]);
});

// what it shows, hand, flip, substitutes of the standard shape with a jiang pair, none where it has not got it
const SMALL = tableOf(`
  W-6.1 hard                                   234m 567m 345p 88p | pung 1m<0           6s  0
  W-6.2 one substitute                         234m 567m 35p 88p 7s | pung 1m<0         6s  1
  W-6.2 two                                    234m 56m 35p 88p 77s | pung 1m<0         6s  2
  W-6.1 another pair                           234m 567m 345p 99p | pung 1m<0           6s  none
  W-6.1 a pair of 2                            234m 567m 345p 22p | pung 1m<0           6s  0
  W-6.1 a pair of 5                            234m 567m 345p 55s | pung 1m<0           1z  0
  W-1.2 5z is no jiang tile                    234m 567m 345p 55z | pung 1m<0           6s  none
  W-1.2 nor is 2z                              234m 567m 345p 22z | pung 1m<0           6s  none
  W-3.5 literal wilds are not counted          567m 789s 345p 88p | pung 1m<0           6s  0
  W-3.5 not even three                         567m 777s 345p 88p | pung 1m<0           6s  0
  W-3.5 a literal jiang pair                   234m 567m 345p 88s | pung 1m<0           7s  0
  W-3.4 one literal and one substitute         567m 789s 35p 88p 7s | pung 1m<0         6s  1
  W-3.4 a substitute for the pair              234m 567m 345p 8p 7s | pung 1m<0         6s  1
  W-3.4 for an honour                          234m 567m 66z 88p 7s | pung 1m<0         6s  1
  W-3.4 for a tile of which four can be seen   234m 567m 55p 88p 7s | kong 5p claimed<0  6s  1
  W-6.13 below the lowest tile of a run        456m 89m 7s 345p 88p | pung 1m<0         6s  1
  W-6.13 in the middle                         456m 79m 7s 345p 88p | pung 1m<0         6s  1
  W-6.13 above                                 456m 78m 7s 345p 88p | pung 1m<0         6s  1
  W-6.13 9 does not run on to 1                456m 91m 7s 345p 88p | pung 1p<0         6s  none
  W-6.13 four copies split between groups      5555m 67m 345p 88p | pung 1m<0           6s  0
  W-6.13 a triplet, and the pair in a run      22234m 567m 345p | pung 1m<0             6s  0
  W-5.4 two melds                              567m 345p 88p | pung 1m<0 | chow 2m<3    6s  0
  W-5.4 three melds                            345p 88p | pung 1m<0 | chow 2m<3 | kong 9p concealed  6s  0
  W-5.4 four melds                             88p | pung 1m<0 | chow 2m<3 | kong 9p concealed | kong 8s added<1  6s  0
  W-5.4 no meld                                111m 234m 567m 345p 88p                  6s  0
  W-5.4 special kongs take no place            234m 567m 345p 88p | pung 1m<0 | kong 7z special | kong 6s special  6s  0
  W-5.4 a set too few                          567m 345p 88p | pung 1m<0                6s  none
`);

test.each(SMALL)('%s: %s', (_, hand, flip, expected) => {
  const needed = smallSubstitutes(wuhanHand(hand ?? '', flip));
  expect(needed > 4 ? 'none' : String(needed)).toBe(expected);
});

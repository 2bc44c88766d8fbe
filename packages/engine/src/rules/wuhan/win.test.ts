import { expect, test } from 'vitest';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { codeText } from '../../testing/playing.ts';
import { tableOf } from '../../testing/table.ts';
import { readingText, wuhanHand, wuhanOptions } from '../../testing/wuhanPosition.ts';
import type { BigType, WinWay } from './basics.ts';
import { KOUKOU } from './options.ts';
import type { WinSource } from './patterns.ts';
import { bestWin, isReady, waitsOf, winReadings } from './win.ts';

const sourceOf = (text: string): WinSource => {
  const [way = '', last] = text.split(' ');
  return { way: way as WinWay, lastTile: last === 'last' };
};

/** How the hand may be taken: `'hard all-jiang / soft triplets, all-jiang'`. */
const readings = (hand: string, flip: string, how: string, options = 'koukou'): string =>
  winReadings(wuhanOptions(options), wuhanHand(hand, flip), sourceOf(how)).map(readingText).join(' / ');

// what it shows, hand, flip, how it is won, readings; 6s makes 7s wild with skins 6s and 5s, 6m makes 7m, 7s makes 8s
const READINGS = tableOf(`
  W-6.1 a small win                         234m 567m 345p 88p | pung 1m<0        6s  self-draw        hard small
  W-6.2 with one substitute                 234m 567m 35p 88p 7s | pung 1m<0      6s  discard          soft small
  W-5.3, W-6.2 with two it is none          234m 56m 35p 88p 77s | pung 1m<0      6s  self-draw        -
  W-5.3 in a big win two are allowed        234m 56m 35p 88p 77s | pung 1m<0      6s  kong-bloom       soft kong-bloom
  W-5.3 three are not                       234m 5m 35p 88p 777s | pung 1m<0      6s  kong-bloom       -
  W-6.1 another pair is none                234m 567m 345p 99p | pung 1m<0        6s  self-draw        -
  W-5.1 no opening                          111m 234m 567m 345p 88p               6s  self-draw        -
  W-5.1 a concealed kong alone              234m 567m 345p 88p | kong 1m concealed  6s  self-draw      -
  W-5.1 a special kong alone                111m 234m 567m 345p 88p | kong 7z special  6s  self-draw   -
  W-5.1 a concealed kong beside an opening  567m 345p 88p | kong 1m concealed | chow 2m<3  6s  self-draw  hard small
  W-5.1 a chow                              567m 345p 88p 111m | chow 2m<3        6s  self-draw        hard small
  W-5.1 a claimed kong                      234m 567m 345p 88p | kong 1m claimed<2  6s  self-draw      hard small
  W-5.1 an added kong                       234m 567m 345p 88p | kong 1m added<2  6s  self-draw        hard small
  W-3.3 a skin among the tiles              234m 567m 666s 88p | pung 1m<0        6s  self-draw        -
  W-3.3 the other skin                      234m 567m 555s 88p | pung 1m<0        6s  self-draw        -
  W-3.3 a red dragon                        234m 567m 777z 88p | pung 1m<0        6s  self-draw        -
  W-3.3 a skin in a big win                 222m 444p 555s 99m | pung 1m<0        6s  self-draw        -
  W-3.3 skins laid out are no matter        234m 567m 345p 88p | pung 1m<0 | kong 6s special | kong 7z special  6s  self-draw  hard small
  W-6.11 all that applies                   222m 555m 888m 55m | pung 2m<0        6s  self-draw        hard pure-flush, triplets, all-jiang
  W-6.12 all soft                           234m 567m 88m 99m 7s | pung 1m<0      6s  self-draw        soft pure-flush
  W-6.12 one hard, one soft                 222m 555m 88m 8s 88p | pung 5p<0      7s  self-draw        hard all-jiang / soft triplets, all-jiang
  W-6.12 one hard, two soft                 222m 555m 88m 8s 88p | pung 5p<0      7s  kong-bloom       hard all-jiang / soft triplets, all-jiang, kong-bloom
  W-6.12 two hard                           222m 555m 888m 88p | pung 5p<0        7s  self-draw        hard triplets, all-jiang
  W-6.14 a big type hides a hard small win  778899m 222p 55s | pung 1s<0          6m  self-draw        soft triplets
  W-6.14 a small win where none applies     778899m 222p 55s | chow 1s<3          6m  self-draw        hard small
  W-5.6 seven pairs                         1133m 5577m 88p 22s 99s               6s  self-draw        -
  W-5.6 no shape at all                     147m 258p 369s 99s | pung 1m<0        1z  self-draw        -
  W-6.7 the only way left is the discard    7s 8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p claimed<3  6s  discard    soft fully-melded
  W-6.7 drawn it is small                   7s 8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p claimed<3  6s  self-draw  soft small
`);

test.each(READINGS)('%s: %s', (_, hand = '', flip = '', how = '', expected) => {
  expect(readings(hand, flip, how)).toBe(expected);
});

test('W-5.1, W-8.13: where an added kong is no opening, it opens nothing', () => {
  const options = 'koukou addedKongKeepsOpening=no';
  expect(readings('234m 567m 345p 88p | kong 1m added<2', '6s', 'self-draw', options)).toBe('');
  expect(readings('567m 345p 88p | kong 1m added<2 | chow 2m<3', '6s', 'self-draw', options)).toBe(
    'hard small',
  );
});

/** Nobody but the winner has laid out anything; seat 1 wins, seat 0 deals. */
const nothing = { melds: [], special: { laizi: 0, pizi: 0, zhong: 0, fa: 0 } };
const SETTING = {
  dealer: 0,
  winner: 1,
  way: 'self-draw',
  from: null,
  laid: [nothing, nothing, nothing, nothing],
} as const;

// stacking, types of the hard reading, types of the soft one, the one that counts, raw payments
const BEST = tableOf(`
  add     pure-flush            pure-flush, triplets                        hard pure-flush                             30 0 30 30
  add     pure-flush            pure-flush, triplets, kong-bloom            soft pure-flush, triplets, kong-bloom       45 0 45 45
  add     pure-flush, triplets  pure-flush, triplets, kong-bloom            hard pure-flush, triplets                   60 0 60 60
  double  pure-flush            pure-flush, triplets                        hard pure-flush                             30 0 30 30
  double  pure-flush            pure-flush, triplets, kong-bloom            soft pure-flush, triplets, kong-bloom       60 0 60 60
`);

test.each(BEST)('W-6.12: %s, hard %s or soft %s: %s', (stacking, hard, soft, expected, raw) => {
  const types = (text = ''): BigType[] => text.split(', ') as BigType[];
  const both = [
    { types: types(hard), hard: true },
    { types: types(soft), hard: false },
  ];
  const best = bestWin(wuhanOptions(`koukou stacking=${stacking}`), both, SETTING);
  expect(best === null ? '' : readingText(best)).toBe(expected);
  expect(best?.raw.join(' ')).toBe(raw);
});

test('W-6.12: a reading comes with its base and the winner’s product', () => {
  const hard = { types: [], hard: true };
  expect(bestWin(KOUKOU, [hard], SETTING)).toEqual({ ...hard, base: 1, product: 4, raw: [8, 0, 4, 4] });
  expect(bestWin(KOUKOU, [], SETTING)).toBe(null);
});

// what it shows, hand at rest, flip, tiles that would complete it
const WAITS = tableOf(`
  W-8.5 one kind, and the wild                 234m 567m 35p 88p | pung 1m<0           6s  4p 7s
  W-8.5 a jiang pair on one tile               234m 567m 345p 8p | pung 1m<0           6s  8p 7s
  W-8.5 no jiang pair                          234m 567m 345p 9p | pung 1m<0           6s  -
  W-8.5 a wild held is used up                 234m 567m 3p 88p 7s | pung 1m<0         6s  1p 2p 3p 4p 5p
  W-8.5 a wild waiting for any jiang tile      234m 567m 345p 7s | pung 1m<0           6s  2m 5m 8m 2p 5p 8p 2s 8s
  W-8.5 a skin is no such kind                 234m 567m 345p 45s 5s | pung 1m<0       6s  -
  W-8.5 skins are not, though 5s and 6s fit     234m 567m 47s 88p | pung 1m<0           6s  2s 3s 4s
  W-8.5 nor the other skin                     234m 567m 34m 88p | pung 9m<0           6m  -
  W-8.5 no opening                             111m 234m 567m 35p 88p                  6s  -
  W-8.5 a skin held                            234m 567m 35p 8p 6s | pung 1m<0         6s  -
  W-8.5 a red dragon held                      234m 567m 35p 8p 7z | pung 1m<0         6s  -
  W-8.5 red dragons do not complete            222m 444p 77z 99m | pung 1m<0           6s  -
  W-8.5 a big win waits too                    222m 444p 33z 99m | pung 1m<0           6s  9m 7s 3z
  W-8.5 two wilds wait for a big win only      222m 444p 3z 9m 77s | pung 1m<0         6s  9m 3z
  W-8.5 no copy is left, all in a meld         234m 567m 345p 5p | kong 5p claimed<0   6s  2p 5p 7s
  W-8.5 no copy is left, all in the hand       5555p | pung 1m<0 | chow 2m<1 | chow 4m<2  6s  5p 7s
  W-8.5 the fifth copy alone, the limit reached  5555p 99m 7s | chow 2m<1 | chow 4m<2  6s  9m 5p
  W-8.5 the own discard of a lone tile         8p | pung 1m<0 | chow 2m<1 | chow 4m<2 | kong 3p claimed<3  6s  8p 7s
`);

test.each(WAITS)('%s: %s', (_, hand, flip, expected) => {
  const facts = wuhanHand(hand ?? '', flip);
  expect(waitsOf(KOUKOU, facts).map(codeText).join(' ')).toBe(expected);
  expect(isReady(KOUKOU, facts)).toBe(expected !== '');
});

test('W-8.5: a wild that makes any tile a pair waits for every kind but skins and red dragons', () => {
  const hand = wuhanHand('222m 444p 333z 7s | pung 1m<0', '6s');
  const others = SUITED_AND_HONOURS.codes.filter((code) => !['5s', '6s', '7z'].includes(code));
  expect(waitsOf(KOUKOU, hand).map(codeText)).toEqual(others);
});

test('W-8.5: the minimum plays no part', () => {
  const facts = wuhanHand('234m 567m 35p 88p | pung 1m<0', '6s');
  expect(isReady({ ...KOUKOU, minimum: 1_000_000 }, facts)).toBe(true);
});

test('W-8.5: nor do kong bloom, last tile and robbed kong: two substitutes are too many for a small win', () => {
  expect(isReady(KOUKOU, wuhanHand('234m 56m 3p 88p 77s | pung 1m<0', '6s'))).toBe(false);
  expect(isReady(KOUKOU, wuhanHand('234m 567m 3p 88p 7s | pung 1m<0', '6s'))).toBe(true);
});

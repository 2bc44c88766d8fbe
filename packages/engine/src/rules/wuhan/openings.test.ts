import { expect, test } from 'vitest';
import { isSetMeld } from '../../core/meld.ts';
import { meldOf, one } from '../../testing/playing.ts';
import { wuhanOptions } from '../../testing/wuhanPosition.ts';
import { seatOf } from '../../testing/wuhanSettlements.ts';
import { hasOpened, isOpening, laidOut, productOf } from './openings.ts';
import { specialsOf } from './specials.ts';

const NO_ADDED = 'koukou addedKongKeepsOpening=no';

// [what it shows, options, laid out, product]
const PRODUCTS: readonly [string, string, string, number][] = [
  ['W-8.11 nothing', 'koukou', '-', 1],
  ['W-8.11 a chow', 'koukou', 'chow', 2],
  ['W-8.11 a pung', 'koukou', 'pung', 2],
  ['W-8.11 a claimed kong', 'koukou', 'claimed kong', 4],
  ['W-8.11 an added kong', 'koukou', 'added kong', 4],
  ['W-8.11 a concealed kong', 'koukou', 'concealed kong', 4],
  ['W-8.11 a wild', 'koukou', 'laizi kong', 4],
  ['W-8.11 a skin', 'koukou', 'pizi kong', 2],
  ['W-8.11 a red dragon', 'koukou', 'zhong kong', 2],
  ['W-8.11 a green dragon', 'koukou', 'fa kong', 2],
  ['W-8.11 everything multiplies', 'koukou', 'chow, pung, claimed kong, concealed kong', 64],
  ['W-8.11 special kongs multiply', 'koukou', '2 laizi kong, 3 pizi kong, 4 zhong kong', 2048],
  ['W-8.11 both', 'koukou', 'pung, laizi kong, zhong kong', 16],

  ['W-8.12 each opening doubles', 'koukou', '2 chow, 2 pung', 16],
  ['W-8.12 all openings double once', 'koukou openings=once', '2 chow, 2 pung', 2],
  ['W-8.12 one opening doubles once as well', 'kaikou', 'pung', 2],
  ['W-8.12 no opening, no doubling', 'kaikou', '-', 1],
  ['W-8.12 a claimed kong keeps its own factor', 'kaikou', 'claimed kong', 4],
  ['W-8.12 an added kong keeps its own factor', 'kaikou', 'added kong', 4],
  ['W-8.12 two kongs of two, and one doubling', 'kaikou', 'claimed kong, added kong, chow', 8],
  ['W-8.12 a concealed kong is no opening', 'kaikou', 'concealed kong', 4],
  ['W-8.12 a concealed kong beside openings', 'kaikou', 'concealed kong, chow, pung', 8],
  [
    'W-8.12 special kongs multiply all the same',
    'kaikou',
    'chow, pung, 2 laizi kong, pizi kong, zhong kong',
    128,
  ],

  ['W-8.13 an added kong that is no opening', NO_ADDED, 'added kong', 2],
  ['W-8.13 the claimed kong is not touched', NO_ADDED, 'claimed kong', 4],
  ['W-8.13 beside openings', NO_ADDED, 'chow, pung, added kong', 8],
  ['W-8.13 alone, openings once', 'kaikou addedKongKeepsOpening=no', 'added kong', 2],
  ['W-8.13 beside openings, openings once', 'kaikou addedKongKeepsOpening=no', 'chow, added kong', 4],

  ['W-8.20 eight wilds are taken as given', 'koukou', '8 laizi kong', 4 ** 8],
  ['W-8.20 twenty as well', 'koukou', '20 laizi kong', 4 ** 20],
  ['W-8.20 and ten sets', 'koukou', '10 pung', 1024],
];

test.each(PRODUCTS)('%s: %s, %s', (_, options, laid, product) => {
  expect(productOf(wuhanOptions(options), seatOf(laid))).toBe(product);
});

// [rule, options, laid out, opened?]
const OPENED: readonly [string, string, string, boolean][] = [
  ['W-5.1', 'koukou', '-', false],
  ['W-5.1', 'koukou', 'chow', true],
  ['W-5.1', 'koukou', 'pung', true],
  ['W-5.1', 'koukou', 'claimed kong', true],
  ['W-5.1', 'koukou', 'added kong', true],
  ['W-5.1', 'koukou', 'concealed kong', false],
  ['W-5.1', 'koukou', '4 laizi kong, 7 pizi kong, 4 zhong kong', false],
  ['W-5.1', 'kaikou', 'concealed kong, chow', true],
  ['W-8.13', NO_ADDED, 'added kong', false],
  ['W-8.13', NO_ADDED, 'added kong, chow', true],
  ['W-8.13', NO_ADDED, 'claimed kong', true],
  ['W-8.13', NO_ADDED, 'pung', true],
];

test.each(OPENED)('%s %s: %s opens: %s', (_, options, laid, opened) => {
  const { melds } = seatOf(laid);
  expect(hasOpened(wuhanOptions(options), melds)).toBe(opened);
});

test('W-4.14 a special tile laid out is no opening', () => {
  expect(isOpening(wuhanOptions('koukou'), meldOf('kong 2z special'))).toBe(false);
});

// [flip, melds as they lie, sets, laizi/pizi/zhong]
const LAID: readonly [string, string, number, string][] = [
  ['1z', '', 0, '0/0/0'],
  ['1z', 'pung 9m<1 | kong 2z special | chow 3p<3', 2, '1/0/0'],
  ['1z', 'kong 1z special | kong 5z special | kong 1z special', 0, '0/3/0'],
  ['1z', 'kong 7z special | kong 2z special | kong 7z special', 0, '1/0/2'],
  ['6s', 'kong 7s special | kong 6s special | kong 5s special | kong 7z special', 0, '1/2/1'],
  ['7z', 'kong 6z special | kong 4z special | kong 3z special | kong 7z special', 0, '1/2/1'],
  ['1z', 'pung 2z<1 | kong 7z concealed', 2, '0/0/0'],
  ['1z', 'kong 9m concealed | kong 8m claimed<2 | kong 7m added<1', 3, '0/0/0'],
];

test.each(LAID)('W-8.11 flip %s, %s: %i sets, special %s', (flip, text, sets, special) => {
  const melds = text.split(' | ').filter(Boolean).map(meldOf);
  const laid = laidOut(specialsOf(wuhanOptions('koukou'), one(flip)), melds);
  expect(laid.melds).toEqual(melds.filter(isSetMeld));
  expect(laid.melds.length).toBe(sets);
  expect(`${laid.special.laizi}/${laid.special.pizi}/${laid.special.zhong}`).toBe(special);
});

test('W-8.11 a special kong counts once, under its own line, and never as a set', () => {
  const melds = 'pung 9m<1 | kong 2z special | kong 7z special | kong 5z special'.split(' | ').map(meldOf);
  expect(
    productOf(wuhanOptions('koukou'), laidOut(specialsOf(wuhanOptions('koukou'), one('1z')), melds)),
  ).toBe(2 * 4 * 2 * 2);
});

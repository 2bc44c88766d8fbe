import { expect, test } from 'vitest';
import { wuhanOptions } from '../../testing/wuhanPosition.ts';
import { bySeatText, winIn } from '../../testing/wuhanSettlements.ts';
import { rawWorth, smallestPayment } from './worth.ts';

const BARE = '- / pung / - / -';

/** `'10 × 6: 60 / - / 60 / 60'`: base, the winner's product, what each seat owes. */
const worthText = (options: string, text: string, laid: string): string => {
  const win = winIn(text, laid);
  const { base, product, raw } = rawWorth(wuhanOptions(options), { ...win, laid: win.seats });
  expect(raw[win.winner]).toBe(0);
  return `${base} × ${product}: ${bySeatText(raw, win.winner)}`;
};

// [what it shows, options, win, laid out, worth]
const WORTHS: readonly [string, string, string, string, string][] = [
  [
    'W-8.7 soft, discard, nothing else',
    'koukou',
    '1 discard<2: soft small; dealer 1',
    '- / - / - / -',
    '1 × 1: 2 / - / 4 / 2',
  ],
  [
    'W-8.7 the winner’s product',
    'koukou',
    '1 discard<2: soft small; dealer 3',
    '- / chow, laizi kong / - / -',
    '1 × 8: 8 / - / 16 / 16',
  ],
  [
    'W-8.7 each loser’s product',
    'koukou',
    '1 robbed-kong<2: soft robbed-kong',
    'chow / chow / pung, laizi kong / zhong kong',
    '10 × 2: 40 / - / 160 / 40',
  ],

  ['W-8.8 a small win', 'koukou', '1 self-draw: soft small; dealer 0', BARE, '1 × 4: 8 / - / 4 / 4'],
  ['W-8.8 one big type', 'koukou', '1 robbed-kong<0: soft robbed-kong', BARE, '10 × 2: 20 / - / 20 / 20'],
  [
    'W-8.8 two are added',
    'koukou',
    '1 robbed-kong<0: soft triplets, robbed-kong',
    BARE,
    '20 × 2: 40 / - / 40 / 40',
  ],
  [
    'W-8.8 three are added',
    'koukou',
    '1 robbed-kong<0: soft pure-flush, triplets, robbed-kong',
    BARE,
    '30 × 2: 60 / - / 60 / 60',
  ],
  [
    'W-8.8 one, doubling',
    'koukou stacking=double',
    '1 robbed-kong<0: soft robbed-kong',
    BARE,
    '10 × 2: 20 / - / 20 / 20',
  ],
  [
    'W-8.8 two are double',
    'koukou stacking=double',
    '1 robbed-kong<0: soft triplets, robbed-kong',
    BARE,
    '20 × 2: 40 / - / 40 / 40',
  ],
  [
    'W-8.8 three are fourfold',
    'koukou stacking=double',
    '1 robbed-kong<0: soft pure-flush, triplets, robbed-kong',
    BARE,
    '40 × 2: 80 / - / 80 / 80',
  ],
  [
    'W-8.8 a small win, doubling',
    'koukou stacking=double',
    '1 self-draw: soft small; dealer 0',
    BARE,
    '1 × 4: 8 / - / 4 / 4',
  ],

  ['W-8.9 hard, small', 'koukou', '1 self-draw: hard small; dealer 0', BARE, '1 × 8: 16 / - / 8 / 8'],
  ['W-8.9 hard, big', 'koukou', '1 robbed-kong<0: hard robbed-kong', BARE, '10 × 4: 40 / - / 40 / 40'],
  ['W-8.9 the dealer wins', 'koukou', '1 self-draw: hard small; dealer 1', BARE, '1 × 8: 16 / - / 16 / 16'],
  ['W-8.9 the dealer pays', 'koukou', '1 self-draw: hard small; dealer 3', BARE, '1 × 8: 8 / - / 8 / 16'],
  ['W-8.9 the dealer discards', 'koukou', '1 discard<0: hard small; dealer 0', BARE, '1 × 4: 16 / - / 4 / 4'],
  [
    'W-8.9 a big win of the dealer',
    'koukou',
    '1 self-draw: hard triplets; dealer 1',
    BARE,
    '10 × 6: 60 / - / 60 / 60',
  ],
  [
    'W-8.9 a big win over the dealer',
    'koukou',
    '1 self-draw: hard triplets; dealer 0',
    BARE,
    '10 × 6: 60 / - / 60 / 60',
  ],

  ['W-8.6 small, drawn', 'koukou', '1 self-draw: soft small; dealer 0', BARE, '1 × 4: 8 / - / 4 / 4'],
  ['W-8.6 small, not drawn', 'koukou', '1 discard<3: soft small; dealer 0', BARE, '1 × 2: 4 / - / 2 / 4'],
  [
    'W-8.6 small, whatever big wins get',
    'koukou bigSelfDraw=double',
    '1 self-draw: soft small; dealer 0',
    BARE,
    '1 × 4: 8 / - / 4 / 4',
  ],
  ['W-8.6 big, drawn', 'koukou', '1 self-draw: soft triplets', BARE, '10 × 3: 30 / - / 30 / 30'],
  [
    'W-8.6 big, doubled',
    'koukou bigSelfDraw=double',
    '1 self-draw: soft triplets',
    BARE,
    '10 × 4: 40 / - / 40 / 40',
  ],
  [
    'W-8.6 big, not drawn',
    'koukou bigSelfDraw=double',
    '1 discard<3: soft triplets',
    BARE,
    '10 × 2: 20 / - / 20 / 30',
  ],
  [
    'W-8.6 robbed',
    'koukou bigSelfDraw=double bloomSelfDrawn=yes',
    '1 robbed-kong<3: soft robbed-kong',
    BARE,
    '10 × 2: 20 / - / 20 / 20',
  ],
  ['W-8.6 kong bloom', 'koukou', '1 kong-bloom: soft kong-bloom', BARE, '10 × 2: 20 / - / 20 / 20'],
  [
    'W-8.6 kong bloom by option',
    'koukou bloomSelfDrawn=yes',
    '1 kong-bloom: soft kong-bloom',
    BARE,
    '10 × 3: 30 / - / 30 / 30',
  ],
  [
    'W-8.6 a replacement tile without the type',
    'koukou',
    '1 kong-bloom: soft pure-flush',
    BARE,
    '10 × 2: 20 / - / 20 / 20',
  ],
  [
    'W-8.6 the same by option',
    'koukou bloomSelfDrawn=yes',
    '1 kong-bloom: soft pure-flush',
    BARE,
    '10 × 3: 30 / - / 30 / 30',
  ],
  [
    'W-8.6 the option is not about discards',
    'koukou bloomSelfDrawn=yes',
    '1 discard<0: soft triplets',
    BARE,
    '10 × 2: 30 / - / 20 / 20',
  ],
  ['W-8.6 last tile', 'koukou', '1 self-draw: soft last-tile', BARE, '10 × 2: 20 / - / 20 / 20'],
  [
    'W-8.6 last tile by option',
    'koukou lastTileSelfDrawn=yes',
    '1 self-draw: soft last-tile',
    BARE,
    '10 × 3: 30 / - / 30 / 30',
  ],
  [
    'W-8.6 last tile among others',
    'koukou',
    '1 self-draw: soft triplets, last-tile',
    BARE,
    '20 × 2: 40 / - / 40 / 40',
  ],
  [
    'W-8.6 no last tile: it has the factor',
    'koukou',
    '1 self-draw: soft triplets',
    BARE,
    '10 × 3: 30 / - / 30 / 30',
  ],
  [
    'W-8.6 no last tile in a small win',
    'koukou',
    '1 self-draw: soft small; dealer 0',
    BARE,
    '1 × 4: 8 / - / 4 / 4',
  ],
  [
    'W-8.6 bloom and last tile',
    'koukou',
    '1 kong-bloom: soft kong-bloom, last-tile',
    BARE,
    '20 × 2: 40 / - / 40 / 40',
  ],
  [
    'W-8.6 bloom and last tile, both drawn',
    'koukou bloomSelfDrawn=yes lastTileSelfDrawn=yes',
    '1 kong-bloom: soft kong-bloom, last-tile',
    BARE,
    '20 × 3: 60 / - / 60 / 60',
  ],
  [
    'W-8.6 bloom and last tile, only bloom drawn',
    'koukou bloomSelfDrawn=yes',
    '1 kong-bloom: soft kong-bloom, last-tile',
    BARE,
    '20 × 2: 40 / - / 40 / 40',
  ],

  ['W-8.10 small', 'koukou', '1 discard<3: soft small; dealer 0', BARE, '1 × 2: 4 / - / 2 / 4'],
  [
    'W-8.10 small, whatever big wins get',
    'koukou bigDiscard=double',
    '1 discard<3: soft small; dealer 1',
    BARE,
    '1 × 2: 4 / - / 4 / 8',
  ],
  ['W-8.10 big', 'koukou', '1 discard<3: hard pure-flush', BARE, '10 × 4: 40 / - / 40 / 60'],
  [
    'W-8.10 big, doubled',
    'koukou bigDiscard=double',
    '1 discard<3: hard pure-flush',
    BARE,
    '10 × 4: 40 / - / 40 / 80',
  ],
  [
    'W-8.10 on top of the discarder’s product',
    'koukou',
    '1 discard<0: soft pure-flush',
    'chow, pung / pung / - / -',
    '10 × 2: 120 / - / 20 / 20',
  ],
  [
    'W-8.10 a robbed seat has none',
    'koukou bigDiscard=double',
    '1 robbed-kong<3: hard robbed-kong',
    BARE,
    '10 × 4: 40 / - / 40 / 40',
  ],
  [
    'W-8.10 nobody discarded',
    'koukou bigDiscard=double',
    '1 self-draw: hard triplets',
    BARE,
    '10 × 6: 60 / - / 60 / 60',
  ],

  [
    'W-8.12 openings once',
    'kaikou',
    '1 self-draw: hard small; dealer 0',
    '2 chow / 2 chow, pung / pung / claimed kong',
    '1 × 8: 32 / - / 16 / 32',
  ],
  [
    'W-8.13 an added kong',
    'koukou addedKongKeepsOpening=no',
    '1 self-draw: hard small; dealer 0',
    'added kong / chow, added kong / - / -',
    '1 × 16: 64 / - / 16 / 16',
  ],
  [
    'W-8.20 wilds without number',
    'koukou',
    '0 self-draw: hard pure-flush',
    '8 laizi kong / 8 laizi kong / 20 laizi kong / -',
    `10 × ${3 * 4 ** 8}: - / ${30 * 4 ** 16} / ${30 * 4 ** 28} / ${30 * 4 ** 8}`,
  ],
];

test.each(WORTHS)('%s: %s, %s, %s', (_, options, win, laid, worth) => {
  expect(worthText(options, win, laid)).toBe(worth);
});

test('W-8.20 payments are whole numbers, whatever the options', () => {
  for (const bigSelfDraw of ['half-more', 'double'])
    for (const stacking of ['add', 'double'])
      for (const way of ['self-draw', 'discard<0', 'kong-bloom', 'robbed-kong<0'])
        for (const types of ['small', 'pure-flush', 'pure-flush, triplets, last-tile']) {
          const options = wuhanOptions(
            `koukou bloomSelfDrawn=yes bigSelfDraw=${bigSelfDraw} stacking=${stacking}`,
          );
          const win = winIn(`1 ${way}: soft ${types}; dealer 2`, BARE);
          const { raw } = rawWorth(options, { ...win, laid: win.seats });
          expect(raw.every(Number.isInteger)).toBe(true);
        }
});

// [what it shows, options, win, laid out, smallest payment]
const SMALLEST: readonly [string, string, string, number][] = [
  ['all alike', '1 self-draw: hard triplets', BARE, 60],
  ['the dealer owes more', '1 self-draw: hard small; dealer 0', BARE, 8],
  ['the discarder owes more', '1 discard<0: soft small; dealer 1', BARE, 4],
  ['the smallest is before the winner', '3 self-draw: hard small; dealer 3', 'chow / - / chow / pung', 16],
  ['the smallest is after the winner', '0 self-draw: hard small; dealer 0', 'pung / chow / chow / -', 16],
  ['nothing is owed by the winner', '2 self-draw: hard small; dealer 2', 'chow / chow / pung / pung', 32],
  ['an uncapped one', '0 self-draw: hard pure-flush', '8 laizi kong / - / - / -', 30 * 4 ** 8],
];

test.each(SMALLEST)('W-7.1 the smallest raw payment, %s: %s, %s', (_, text, laid, smallest) => {
  const win = winIn(text, laid);
  const { raw } = rawWorth(wuhanOptions('koukou'), { ...win, laid: win.seats });
  expect(smallestPayment(win, raw)).toBe(smallest);
});

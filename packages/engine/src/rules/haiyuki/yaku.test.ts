import { expect, test } from 'vitest';
import type { Meld } from '../../core/meld.ts';
import { countAll } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { codeOf } from '../../core/tile.ts';
import { tableOf } from '../../testing/table.ts';
import { bookTable } from './testing/book.ts';
import { pilesOf } from './testing/piles.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import { waitsOf, YAKU_SCORES, yakuOf } from './yaku.ts';

/** `'JANG_GI ataho'`, `'SAM_DO_RIP'`, `'none'`. */
const yakuText = (hand: string): string => {
  const yaku = yakuOf(pilesOf(hand));
  if (yaku === null) return 'none';
  expect(yaku.score).toBe(YAKU_SCORES[yaku.key]);
  return yaku.variant === null ? yaku.key : `${yaku.key} ${yaku.variant}`;
};

// [rule, hand, yaku with its variant]
const HANDS = tableOf(`
  H-3.4  9 ataho, 3 pet  IP_E_DAM
  H-3.4  3 ataho, 9 punch  IP_E_DAM
  H-3.4  9 mayu_purple, 3 mayu_red  IP_E_DAM
  H-3.3  9 ataho, 2 pet, 1 rin  none
  H-3.3  9 ataho, 1 pet, 1 rin, 1 yuri  none

  H-3.5  8 ataho, 4 punch  BI_O_UI
  H-3.5  8 fari, 4 wand  BI_O_UI
  H-3.5  4 ataho, 8 punch  PAL_BO_CHAE
  H-3.5  8 ataho, 4 sword  PAL_BO_CHAE
  H-3.5  8 ataho, 4 rin  PAL_BO_CHAE
  H-3.5  8 mayu_red, 4 punch  PAL_BO_CHAE
  H-3.5  8 punch, 4 sword  MAGU_DDAERIGI
  H-3.5  4 punch, 8 wand  MAGU_DDAERIGI
  H-3.5  4 mayu_purple, 8 mayu_red  PAL_BO_CHAE
  H-3.3  8 ataho, 2 punch, 2 rin  none
  H-3.3  8 ataho, 3 punch, 1 rin  none

  H-3.6  6 ataho, 6 punch  O_UI
  H-3.6  6 rin, 6 punch  O_UI
  H-3.6  6 yuri, 6 sword  O_UI
  H-3.6  6 ataho, 6 sword  YUK_BEOP_JEON_SEO
  H-3.6  6 ataho, 6 rin  YUK_BEOP_JEON_SEO
  H-3.6  6 ataho, 6 pet  JU_HO
  H-3.6  6 ataho, 6 fari  YUK_BEOP_JEON_SEO
  H-3.6  6 smash, 6 pet  YUK_BEOP_JEON_SEO
  H-3.6  6 mayu_red, 6 mayu_blue  YUK_BEOP_JEON_SEO

  H-3.7  6 ataho, 3 rin, 3 punch  SUN_IL_SAEK red
  H-3.7  3 yuri, 6 sword, 3 mayu_blue  SUN_IL_SAEK blue
  H-3.7  3 pet, 3 fari, 6 mayu_yellow  SUN_IL_SAEK yellow
  H-3.7  6 mayu_red, 3 mayu_blue, 3 mayu_yellow  MAYU
  H-3.7  3 mayu_red, 3 mayu_blue, 6 mayu_yellow  MAYU
  H-3.7  6 mayu_purple, 3 mayu_blue, 3 mayu_yellow  SAM_DO_RIP
  H-3.7  6 ataho, 3 punch, 3 sword  JANG_GI ataho
  H-3.7  3 rin, 3 punch, 6 mayu_purple  JANG_GI rin
  H-3.7  3 fari, 6 wand, 3 ataho  JANG_GI fari
  H-3.7  6 ataho, 3 rin, 3 sword  SAM_DO_RIP
  H-3.7  6 ataho, 3 mayu_red, 3 mayu_purple  SAM_DO_RIP
  H-3.3  6 ataho, 4 punch, 2 rin  none
  H-3.3  6 ataho, 2 rin, 2 punch, 2 mayu_red  none
  H-3.3  6 ataho, 3 punch, 2 rin, 1 yuri  none
  H-3.3  5 ataho, 5 punch, 2 rin  none
  H-3.3  7 ataho, 5 punch  none

  H-3.8  4 mayu_red, 4 mayu_blue, 4 mayu_yellow  JIN_MAYU
  H-3.8  4 mayu_red, 4 mayu_blue, 4 mayu_purple  SA_CHEON_YO_RI
  H-3.8  4 punch, 4 sword, 4 wand  MAGU_DDAERIGI
  H-3.8  4 punch, 4 sword, 4 mayu_yellow  JAYU_BAKAE_PYEONGDEUNG
  H-3.8  4 ataho, 4 rin, 4 punch  CROSS_COMBINATION
  H-3.8  4 pet, 4 fari, 4 wand  CROSS_COMBINATION
  H-3.8  4 ataho, 4 rin, 4 mayu_red  CHO_IL_SAEK red
  H-3.8  4 smash, 4 sword, 4 mayu_blue  CHO_IL_SAEK blue
  H-3.8  4 fari, 4 wand, 4 mayu_yellow  CHO_IL_SAEK yellow
  H-3.8  4 ataho, 4 smash, 4 pet  NAM_TANG
  H-3.8  4 rin, 4 yuri, 4 fari  YEO_TANG
  H-3.8  4 ataho, 4 rin, 4 smash  CHWI_HO_JEON
  H-3.8  4 fari, 4 smash, 4 yuri  PO_MUL_JANG
  H-3.8  4 pet, 4 smash, 4 yuri  SA_CHEON_YO_RI
  H-3.8  4 ataho, 4 smash, 4 fari  JAYU_BAKAE_PYEONGDEUNG
  H-3.8  4 ataho, 4 sword, 4 mayu_yellow  JAYU_BAKAE_PYEONGDEUNG
  H-3.8  4 ataho, 4 sword, 4 mayu_purple  SA_CHEON_YO_RI
  H-3.8  4 ataho, 4 punch, 4 sword  PIL_SAL_GI ataho
  H-3.8  4 rin, 4 punch, 4 mayu_purple  PIL_SAL_GI rin
  H-3.8  4 smash, 4 sword, 4 ataho  PIL_SAL_GI smash
  H-3.8  4 yuri, 4 sword, 4 punch  PIL_SAL_GI yuri
  H-3.8  4 pet, 4 wand, 4 mayu_red  PIL_SAL_GI pet
  H-3.8  4 ataho, 4 rin, 4 sword  SA_CHEON_YO_RI
  H-3.3  4 ataho, 4 punch, 2 rin, 2 yuri  none
  H-3.3  4 ataho, 2 rin, 2 smash, 2 yuri, 2 fari  none
  H-3.3  4 ataho, 3 punch, 3 rin, 2 yuri  none
  H-3.3  4 ataho, 4 punch, 3 rin, 1 yuri  none

  H-3.9  3 ataho, 3 rin, 3 punch, 3 mayu_red  SPECIAL_COMBINATION
  H-3.9  3 pet, 3 fari, 3 wand, 3 mayu_yellow  SPECIAL_COMBINATION
  H-3.9  3 mayu_red, 3 mayu_blue, 3 mayu_yellow, 3 mayu_purple  CHO_MAYU
  H-3.9  3 smash, 3 rin, 3 yuri, 3 fari  BYEON_TAE_GAE
  H-3.9  3 ataho, 3 rin, 3 yuri, 3 fari  SAM_DO_RIP
  H-3.9  3 ataho, 3 rin, 3 punch, 3 mayu_purple  IL_SAEK red
  H-3.9  3 smash, 3 yuri, 3 mayu_blue, 3 mayu_purple  IL_SAEK blue
  H-3.9  3 fari, 3 wand, 3 mayu_yellow, 3 mayu_purple  IL_SAEK yellow
  H-3.9  3 ataho, 3 rin, 3 mayu_red, 3 mayu_blue  SAM_DO_RIP
  H-3.9  3 mayu_red, 3 mayu_blue, 3 mayu_yellow, 3 ataho  MAYU
  H-3.9  3 mayu_red, 3 mayu_blue, 3 mayu_yellow, 3 wand  MAYU
  H-3.9  3 mayu_red, 3 mayu_blue, 3 mayu_purple, 3 ataho  SAM_DO_RIP
  H-3.9  3 mayu_red, 3 mayu_blue, 3 mayu_purple, 3 wand  SAEK_HANA_SSIK
  H-3.9  3 ataho, 3 punch, 3 yuri, 3 sword  DOUBLE_COMBINATION
  H-3.9  3 smash, 3 sword, 3 fari, 3 wand  DOUBLE_COMBINATION
  H-3.9  3 ataho, 3 punch, 3 pet, 3 sword  JANG_GI ataho
  H-3.9  3 ataho, 3 rin, 3 punch, 3 yuri  COMBINATION
  H-3.9  3 ataho, 3 rin, 3 punch, 3 sword  COMBINATION
  H-3.9  3 ataho, 3 rin, 3 mayu_red, 3 wand  SAM_DO_RIP
  H-3.9  3 ataho, 3 mayu_red, 3 punch, 3 wand  JANG_GI ataho
  H-3.9  3 ataho, 3 sword, 3 fari, 3 mayu_purple  SAEK_HANA_SSIK
  H-3.9  3 ataho, 3 punch, 3 smash, 3 mayu_purple  JANG_GI ataho
  H-3.9  3 ataho, 3 sword, 3 mayu_yellow, 3 punch  JANG_GI ataho
  H-3.9  3 pet, 3 wand, 3 mayu_red, 3 mayu_purple  JANG_GI pet
  H-3.9  3 smash, 3 sword, 3 pet, 3 fari  JANG_GI smash
  H-3.9  3 yuri, 3 sword, 3 pet, 3 fari  JANG_GI yuri
  H-3.9  3 ataho, 3 smash, 3 pet, 3 mayu_red  SAM_DO_RIP
  H-3.9  3 punch, 3 sword, 3 wand, 3 mayu_red  SAM_DO_RIP

  H-3.10  2 ataho, 2 rin, 2 smash, 2 yuri, 2 pet, 2 fari  ALL_STARS
  H-3.10  2 ataho, 2 rin, 2 smash, 2 yuri, 2 pet, 2 wand  none
  H-3.10  2 ataho, 2 smash, 2 pet, 2 punch, 2 sword, 2 wand  SAM_YEON_GYEOK
  H-3.10  2 rin, 2 smash, 2 fari, 2 punch, 2 sword, 2 wand  SAM_YEON_GYEOK
  H-3.10  2 rin, 2 ataho, 2 fari, 2 punch, 2 sword, 2 wand  none
  H-3.10  2 mayu_red, 2 smash, 2 fari, 2 punch, 2 sword, 2 wand  none
  H-3.10  2 ataho, 2 punch, 2 smash, 2 sword, 2 mayu_red, 2 mayu_blue  none
  H-3.3  3 ataho, 3 punch, 2 smash, 2 sword, 2 wand  none

  H-3.1  8 ataho, 3 punch  none
  H-3.1  3 ataho, 3 rin, 3 punch  none
  H-3.1  9 ataho, 4 punch  none
  H-3.1  4 ataho, 4 rin, 4 punch, 2 yuri  none
  H-3.1  3 ataho, 3 rin, 3 punch, 3 mayu_red, 3 yuri  none
`);

test.each(HANDS)('%s: %s', (_, hand = '', expected) => expect(yakuText(hand)).toBe(expected));

test('H-3.2: keys and scores are those of the book', () => {
  const rows = bookTable('key | name').map(([key = '', , , score]) => [key, Number(score)]);
  expect(Object.fromEntries(rows)).toEqual(YAKU_SCORES);
  expect(rows).toHaveLength(30);
});

test('H-3.13: an open set of 3 and 5 closed ones are a pile of 8', () => {
  const open: Meld = { kind: 'pung', tile: 0 as Tile, from: 1 };
  const together = countAll(HAIYUKI_TILES, pilesOf('5 ataho, 4 punch'), [open]);
  expect(yakuOf(together)).toEqual({ key: 'BI_O_UI', score: 12_800, variant: null });
});

/** `'pet 12800, ataho 8800'`, in the order of the tiles. */
const waitsText = (hand: string): string =>
  waitsOf(pilesOf(hand))
    .map(({ tile, score }) => `${codeOf(HAIYUKI_TILES, tile)} ${score}`)
    .join(', ');

// [rule, hand, its waits]
const WAITS = tableOf(`
  H-4.1  8 ataho, 3 pet  ataho 12800, pet 8800
  H-4.1  3 ataho, 8 pet  ataho 8800, pet 12800
  H-4.1  9 ataho, 2 pet  pet 12800
  H-4.1  9 ataho, 1 pet, 1 rin  -
  H-4.1  8 ataho, 3 punch  ataho 12800, punch 12800
  H-4.1  7 punch, 4 ataho  punch 8800
  H-4.1  6 ataho, 5 punch  punch 9600
  H-4.1  5 ataho, 6 punch  ataho 9600
  H-4.1  5 ataho, 5 punch, 1 pet  -
  H-4.1  6 ataho, 3 rin, 2 punch  punch 6400
  H-4.1  5 ataho, 3 rin, 3 punch  ataho 6400
  H-4.1  4 ataho, 4 rin, 3 punch  punch 9600
  H-4.1  4 ataho, 4 rin, 2 punch, 1 pet  -
  H-4.1  3 ataho, 3 rin, 3 punch, 2 mayu_purple  mayu_purple 4800
  H-4.1  2 ataho, 2 rin, 2 smash, 2 yuri, 2 pet, 1 fari  fari 2400
  H-4.1  1 ataho, 2 rin, 2 smash, 2 yuri, 2 pet, 2 fari  ataho 2400
  H-4.1  1 mayu_red, 2 rin, 2 smash, 2 yuri, 2 pet, 2 fari  -
  H-4.1  3 ataho, 2 rin, 2 smash, 2 yuri, 2 pet  -
  H-4.1  1 ataho, 1 rin, 3 smash, 3 yuri, 3 pet  -
  H-4.1  2 mayu_purple, 9 mayu_red  mayu_purple 12800
  H-4.1  9 ataho, 3 pet  -
  H-4.1  3 ataho, 3 rin, 3 punch, 1 mayu_purple  -
`);

test.each(WAITS)('%s: %s', (_, hand = '', expected) => expect(waitsText(hand)).toBe(expected));

test('H-4.1: asking changes nothing', () => {
  const hand = pilesOf('8 ataho, 3 pet');
  waitsOf(hand);
  expect(hand).toEqual(pilesOf('8 ataho, 3 pet'));
});

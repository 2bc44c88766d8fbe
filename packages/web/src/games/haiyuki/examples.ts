/** How wins of Haiyuki look: a hand for every yaku. A test has the engine judge each. */

import { tileOf } from '@paiju/engine';
import type { YakuKey } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, YAKU_SCORES } from '@paiju/engine/haiyuki';
import type { Examples, HandShown } from '../shared/example.ts';
import { yakuNeedsText, yakuText } from './words/codes.ts';

/** Kinds with how many of each. */
export type Piles = Readonly<Record<string, number>>;

export const EXAMPLES: Readonly<Record<YakuKey, Piles>> = {
  SAM_YEON_GYEOK: { ataho: 2, punch: 2, smash: 2, sword: 2, pet: 2, wand: 2 },
  ALL_STARS: { ataho: 2, rin: 2, smash: 2, yuri: 2, pet: 2, fari: 2 },
  SAM_DO_RIP: { ataho: 3, smash: 3, wand: 3, mayu_red: 3 },
  JANG_GI: { ataho: 3, punch: 3, yuri: 3, mayu_yellow: 3 },
  SAEK_HANA_SSIK: { ataho: 3, smash: 3, pet: 3, mayu_purple: 3 },
  COMBINATION: { ataho: 3, rin: 3, punch: 3, smash: 3 },
  IL_SAEK: { smash: 3, yuri: 3, sword: 3, mayu_purple: 3 },
  DOUBLE_COMBINATION: { ataho: 3, punch: 3, yuri: 3, sword: 3 },
  MAYU: { mayu_red: 3, mayu_blue: 3, mayu_yellow: 3, ataho: 3 },
  CHO_MAYU: { mayu_red: 3, mayu_blue: 3, mayu_yellow: 3, mayu_purple: 3 },
  BYEON_TAE_GAE: { smash: 3, rin: 3, yuri: 3, fari: 3 },
  SPECIAL_COMBINATION: { ataho: 3, rin: 3, punch: 3, mayu_red: 3 },
  SA_CHEON_YO_RI: { ataho: 4, smash: 4, mayu_red: 4 },
  PIL_SAL_GI: { ataho: 4, punch: 4, smash: 4 },
  JAYU_BAKAE_PYEONGDEUNG: { rin: 4, sword: 4, mayu_yellow: 4 },
  NAM_TANG: { ataho: 4, smash: 4, pet: 4 },
  YEO_TANG: { rin: 4, yuri: 4, fari: 4 },
  CHWI_HO_JEON: { ataho: 4, rin: 4, smash: 4 },
  PO_MUL_JANG: { fari: 4, smash: 4, yuri: 4 },
  CHO_IL_SAEK: { pet: 4, fari: 4, mayu_yellow: 4 },
  JIN_MAYU: { mayu_red: 4, mayu_blue: 4, mayu_yellow: 4 },
  CROSS_COMBINATION: { pet: 4, fari: 4, wand: 4 },
  MAGU_DDAERIGI: { punch: 4, sword: 4, wand: 4 },
  YUK_BEOP_JEON_SEO: { rin: 6, sword: 6 },
  SUN_IL_SAEK: { yuri: 6, sword: 3, mayu_blue: 3 },
  JU_HO: { ataho: 6, pet: 6 },
  O_UI: { smash: 6, sword: 6 },
  PAL_BO_CHAE: { fari: 8, mayu_red: 4 },
  BI_O_UI: { fari: 8, wand: 4 },
  IP_E_DAM: { mayu_purple: 9, rin: 3 },
};

export const handOfPiles = (piles: Piles): HandShown => ({
  melds: [],
  groups: Object.entries(piles).map(([code, size]) => {
    const tile = tileOf(HAIYUKI_TILES, code);
    if (tile === null) throw new RangeError(`no tile ${code}`);
    return Array.from({ length: size }, () => tile);
  }),
});

export const haiyukiExamples: Examples = (t) =>
  (Object.keys(EXAMPLES) as YakuKey[])
    .toSorted((a, b) => YAKU_SCORES[a] - YAKU_SCORES[b])
    .map((key) => ({
      name: yakuText(t, key),
      notes: [t('points', { n: YAKU_SCORES[key] }), yakuNeedsText(t, key)],
      hand: handOfPiles(EXAMPLES[key]),
    }));

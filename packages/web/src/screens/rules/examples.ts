/** How wins look: a hand for every pattern, type and yaku that a hand can show. A test has the engine judge each. */
import type { BigType, PatternCode, YakuKey } from '@paiju/engine';

/** Sets on the table come first, as `pung 4p`; `hand` holds the winning tile, set by set. */
export interface Example<Code extends string> {
  readonly code: Code;
  readonly hand: string;
  readonly melds?: readonly string[];
}

export interface XuezhanExample extends Example<PatternCode> {
  readonly preset: 'bury3' | 'sichuan' | 'xueliu';
  readonly isSelfDrawn?: true;
}

/** What a win earns by how it came cannot be seen in the hand: heaven, earth, kongs, the last tile. */
export const XUEZHAN_EXAMPLES: readonly XuezhanExample[] = [
  { code: 'base', preset: 'bury3', hand: '123m 678m 99p', melds: ['pung 4p'] },
  { code: 'menqing', preset: 'bury3', hand: '123p 456p 123m 55m' },
  { code: 'self-draw', preset: 'bury3', hand: '456s 789s 33m', melds: ['pung 6m'], isSelfDrawn: true },
  { code: 'all-triplets', preset: 'bury3', hand: '111p 222p 555m 99m' },
  { code: 'golden-hook', preset: 'bury3', hand: '55p', melds: ['pung 1p', 'pung 2p', 'pung 5m'] },
  { code: 'pure-suit', preset: 'bury3', hand: '123p 456p 789p 11p' },
  { code: 'pure-all-triplets', preset: 'bury3', hand: '111p 222p 555p 99p' },
  { code: 'pure-golden-hook', preset: 'bury3', hand: '88p', melds: ['kong 1p', 'kong 2p', 'kong 9p'] },
  { code: 'root', preset: 'bury3', hand: '123m 456s 77s', melds: ['kong 8m'] },
  { code: 'seven-pairs', preset: 'sichuan', hand: '11p 22p 44p 66p 33m 55m 99m' },
  { code: 'dragon-seven-pairs', preset: 'xueliu', hand: '1111p 44p 66p 33m 55m 99m' },
  { code: 'jiang-seven-pairs', preset: 'xueliu', hand: '2222p 55p 88p 22m 55m 88m' },
  { code: 'jiang-triplets', preset: 'xueliu', hand: '222p 555p 888p 222m 55m' },
  { code: 'terminals', preset: 'xueliu', hand: '123p 789p 111m 789m 99m' },
  { code: 'middle-tiles', preset: 'xueliu', hand: '234p 345p 678m 567m 55m' },
  { code: 'arhats', preset: 'xueliu', hand: '55m', melds: ['kong 1p', 'kong 3p', 'kong 7m', 'kong 9m'] },
];

export interface WuhanExample extends Example<BigType | 'small'> {
  readonly isOnDiscard?: true;
}

/** The flip of all of them: 1s is shown, so 2s is wild and 1s and 9s are skins. */
export const WUHAN_FLIP = '1s';
/** How the tile came makes kong bloom, last tile and robbed kong, not the hand. */
export const WUHAN_EXAMPLES: readonly WuhanExample[] = [
  { code: 'small', hand: '123m 456p 789p 55m', melds: ['pung 3z'] },
  { code: 'pure-flush', hand: '123m 456m 789m 33m', melds: ['chow 5m'] },
  { code: 'triplets', hand: '222m 666p 444z 99p', melds: ['pung 3z'] },
  { code: 'all-winds', hand: '11z 222z 33z 5z 66z 4z', melds: ['pung 4z'] },
  { code: 'all-jiang', hand: '22m 555m 88m 2p 55p 8s', melds: ['pung 8p'] },
  {
    code: 'fully-melded',
    hand: '55p',
    melds: ['pung 3z', 'chow 1m', 'chow 6p', 'pung 7s'],
    isOnDiscard: true,
  },
];

/** Kinds with how many of each. */
export type Piles = Readonly<Record<string, number>>;

export const HAIYUKI_EXAMPLES: Readonly<Record<YakuKey, Piles>> = {
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

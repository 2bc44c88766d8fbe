/**
 * Section 3: what twelve tiles are worth. The thirty conditions of the rule book come down to a short list of
 * questions for each of seven shapes; a test holds the two against each other and counts the hands (H-3.11).
 */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Tile } from '../../core/tile.ts';
import type { Colour, Kind } from './tiles.ts';
import { KINDS } from './tiles.ts';

/** H-3.2 */
export const YAKU_SCORES = {
  SAM_YEON_GYEOK: 2000,
  ALL_STARS: 2400,
  SAM_DO_RIP: 2400,
  JANG_GI: 2800,
  SAEK_HANA_SSIK: 3200,
  COMBINATION: 4000,
  IL_SAEK: 4800,
  DOUBLE_COMBINATION: 4800,
  MAYU: 4800,
  CHO_MAYU: 6400,
  BYEON_TAE_GAE: 6400,
  SPECIAL_COMBINATION: 8000,
  SA_CHEON_YO_RI: 3200,
  PIL_SAL_GI: 5600,
  JAYU_BAKAE_PYEONGDEUNG: 6400,
  NAM_TANG: 7200,
  YEO_TANG: 7200,
  CHWI_HO_JEON: 7200,
  PO_MUL_JANG: 7200,
  CHO_IL_SAEK: 8000,
  JIN_MAYU: 9600,
  CROSS_COMBINATION: 9600,
  MAGU_DDAERIGI: 9600,
  YUK_BEOP_JEON_SEO: 5600,
  SUN_IL_SAEK: 6400,
  JU_HO: 7200,
  O_UI: 9600,
  PAL_BO_CHAE: 8800,
  BI_O_UI: 12_800,
  IP_E_DAM: 12_800,
} as const;
export type YakuKey = keyof typeof YAKU_SCORES;

export interface Yaku {
  readonly key: YakuKey;
  readonly score: number;
  /** H-3.12: the colour, or the tile of the character, that the yaku is called after; null for most. */
  readonly variant: string | null;
}

export interface Wait {
  readonly tile: Tile;
  /** Of the yaku the tile completes. */
  readonly score: number;
}

/** H-3.1: tiles of a complete hand, closed and open together. */
const HAND_SIZE = 12;

/** A set of kinds: one bit for each. */
type Kinds = number;

const kindsWhere = (isMember: (kind: Kind) => boolean): Kinds =>
  KINDS.reduce((bits, kind, tile) => (isMember(kind) ? bits | (1 << tile) : bits), 0);
const named = (...codes: string[]): Kinds => kindsWhere(({ code }) => codes.includes(code));

const CHARACTER_TILES = kindsWhere(({ category }) => category === 'character');
const WEAPONS = kindsWhere(({ category }) => category === 'weapon');
const BROWDOGS = kindsWhere(({ category }) => category === 'mayu');
const PURPLE = kindsWhere(({ colour }) => colour === 'purple');
const PRIMARY_BROWDOGS = BROWDOGS & ~PURPLE;

/** Red, blue and yellow: the colours of which there is more than a browdog. */
const PRIMARY = (['red', 'blue', 'yellow'] as const).map((colour) => {
  const kinds = kindsWhere((kind) => kind.colour === colour);
  return { colour, kinds, weapon: kinds & WEAPONS, characters: kinds & CHARACTER_TILES };
});

/** A character and the weapon of its colour. */
const STRIKES = KINDS.flatMap(({ code, colour, category }, tile) => {
  const weapon = kindsWhere((kind) => kind.colour === colour) & WEAPONS;
  return category === 'character' ? [{ code, character: 1 << tile, kinds: weapon | (1 << tile) }] : [];
});

const TRIOS: readonly (readonly [YakuKey, Kinds])[] = [
  ['NAM_TANG', kindsWhere(({ gender }) => gender === 'male')],
  ['YEO_TANG', kindsWhere(({ gender }) => gender === 'female')],
  ['CHWI_HO_JEON', named('ataho', 'rin', 'smash')],
  ['PO_MUL_JANG', named('fari', 'smash', 'yuri')],
];
const DRINKERS = named('ataho', 'pet');
const HOUND_AND_WOMEN = named('smash', 'rin', 'yuri', 'fari');

const hasAll = (held: Kinds, wanted: Kinds): boolean => (held & wanted) === wanted;
const hasAny = (held: Kinds, wanted: Kinds): boolean => (held & wanted) !== 0;
const isSeveral = (held: Kinds): boolean => (held & (held - 1)) !== 0;

/** The colour of all kinds held, if it is one of red, blue and yellow. */
const oneColour = (held: Kinds): Colour | undefined =>
  PRIMARY.find(({ kinds }) => hasAll(kinds, held))?.colour;
const hasPrimaryColours = (held: Kinds): boolean => PRIMARY.every(({ kinds }) => hasAny(held, kinds));
/** A weapon with both characters of its colour. */
const hasFullTeam = (held: Kinds): boolean =>
  PRIMARY.some(({ characters, weapon }) => hasAll(held, characters | weapon));
/** The colours in which a strike is held. */
const strikeColours = (held: Kinds): number =>
  PRIMARY.filter(({ characters, weapon }) => hasAll(held, weapon) && hasAny(held, characters)).length;

const yaku = (key: YakuKey, variant: string | null = null): Yaku => ({
  key,
  score: YAKU_SCORES[key],
  variant,
});

/** H-3.1 to H-3.3, H-3.13: the best yaku of twelve tiles, closed and open poured together; null for none. */
export const yakuOf = (counts: Counts): Yaku | null => {
  let size = 0;
  let twos: Kinds = 0;
  let threes: Kinds = 0;
  let fours: Kinds = 0;
  let sixes: Kinds = 0;
  let eights: Kinds = 0;
  let nines: Kinds = 0;
  for (let tile = 0; tile < counts.length; tile++) {
    const pile = countOf(counts, tile as Tile);
    if (pile === 0) continue;
    const kind = 1 << tile;
    size += pile;
    // A pile of any other size is in no shape; most hands are turned away at their first or second pile.
    if (pile === 2) twos |= kind;
    else if (pile === 3) threes |= kind;
    else if (pile === 4) fours |= kind;
    else if (pile === 6) sixes |= kind;
    else if (pile === 8) eights |= kind;
    else if (pile === 9) nines |= kind;
    else return null;
  }
  if (size !== HAND_SIZE) return null;
  // Beside what a line asks for, twelve tiles leave room only for what the shape needs.
  if (nines !== 0) return yaku('IP_E_DAM'); // H-3.4
  if (eights !== 0) return fours === 0 ? null : eightAndFour(eights, fours);
  if (isSeveral(sixes)) return sixAndSix(sixes);
  if (sixes !== 0) return threes === 0 ? null : sixAndThrees(sixes | threes);
  if (twos === 0) return threes === 0 ? threeFours(fours) : fourThrees(threes);
  return sixPairs(twos);
};

/** H-3.5 */
const eightAndFour = (eight: Kinds, four: Kinds): Yaku => {
  const both = eight | four;
  if (STRIKES.some(({ character, kinds }) => character === eight && kinds === both)) return yaku('BI_O_UI');
  return yaku(hasAll(WEAPONS, both) ? 'MAGU_DDAERIGI' : 'PAL_BO_CHAE');
};

/** H-3.6 */
const sixAndSix = (both: Kinds): Yaku => {
  if (STRIKES.some(({ kinds }) => kinds === both)) return yaku('O_UI');
  return yaku(both === DRINKERS ? 'JU_HO' : 'YUK_BEOP_JEON_SEO');
};

/** H-3.7 */
const sixAndThrees = (held: Kinds): Yaku => {
  const colour = oneColour(held);
  if (colour !== undefined) return yaku('SUN_IL_SAEK', colour);
  if (held === PRIMARY_BROWDOGS) return yaku('MAYU');
  return withStrike(held, 'JANG_GI') ?? yaku('SAM_DO_RIP');
};

/** H-3.8 */
const threeFours = (held: Kinds): Yaku => {
  if (held === PRIMARY_BROWDOGS) return yaku('JIN_MAYU');
  if (held === WEAPONS) return yaku('MAGU_DDAERIGI');
  if (hasFullTeam(held)) return yaku('CROSS_COMBINATION');
  const colour = oneColour(held);
  if (colour !== undefined) return yaku('CHO_IL_SAEK', colour);
  const trio = TRIOS.find(([, kinds]) => kinds === held);
  if (trio !== undefined) return yaku(trio[0]);
  if (hasPrimaryColours(held)) return yaku('JAYU_BAKAE_PYEONGDEUNG');
  return withStrike(held, 'PIL_SAL_GI') ?? yaku('SA_CHEON_YO_RI');
};

/** H-3.9 */
const fourThrees = (held: Kinds): Yaku => {
  if (oneColour(held) !== undefined) return yaku('SPECIAL_COMBINATION');
  if (held === BROWDOGS) return yaku('CHO_MAYU');
  if (held === HOUND_AND_WOMEN) return yaku('BYEON_TAE_GAE');
  const isWithPurple = hasAll(held, PURPLE);
  const colour = isWithPurple ? oneColour(held & ~PURPLE) : undefined;
  if (colour !== undefined) return yaku('IL_SAEK', colour);
  if (hasAll(held, PRIMARY_BROWDOGS)) return yaku('MAYU');
  if (strikeColours(held) > 1) return yaku('DOUBLE_COMBINATION');
  if (hasFullTeam(held)) return yaku('COMBINATION');
  if (isWithPurple && hasPrimaryColours(held)) return yaku('SAEK_HANA_SSIK');
  return withStrike(held, 'JANG_GI') ?? yaku('SAM_DO_RIP');
};

/** H-3.10 */
const sixPairs = (held: Kinds): Yaku | null => {
  if (held === CHARACTER_TILES) return yaku('ALL_STARS');
  return strikeColours(held) === PRIMARY.length ? yaku('SAM_YEON_GYEOK') : null;
};

/** H-3.12: a yaku that is called after the character of its one strike; null where there is no strike. */
const withStrike = (held: Kinds, key: YakuKey): Yaku | null => {
  const strike = STRIKES.find(({ kinds }) => hasAll(held, kinds));
  return strike === undefined ? null : yaku(key, strike.code);
};

/** H-4.1, H-4.2: the one or two kinds that complete eleven tiles, and for how much; empty if not ready. */
export const waitsOf = (counts: Counts): readonly Wait[] => {
  const waits: Wait[] = [];
  if (isFarFromShape(counts)) return waits;
  const twelve = counts.slice();
  for (let tile = 0; tile < counts.length; tile++) {
    const pile = countOf(counts, tile as Tile);
    twelve[tile] = pile + 1;
    const made = yakuOf(twelve);
    if (made !== null) waits.push({ tile: tile as Tile, score: made.score });
    twelve[tile] = pile;
  }
  return waits;
};

/** No shape has a pile of 1, 5 or 7, so two of them leave nothing to wait for. For speed alone: most hands end here. */
const isFarFromShape = (counts: Counts): boolean => {
  let odd = 0;
  for (let tile = 0; tile < counts.length; tile++) odd += (ODD_PILES >> countOf(counts, tile as Tile)) & 1;
  return odd > 1;
};

/** Bits 1, 5 and 7. */
const ODD_PILES = 0b1010_0010;

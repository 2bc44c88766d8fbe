/**
 * The slow twin of `yakuOf`: the thirty conditions as the table of H-3.2 words them, each judged by itself, without
 * a thought for shapes. It shares nothing with the fast one but the tiles.
 */
import type { Counts } from '../../../core/counts.ts';
import { KINDS } from '../tiles.ts';

interface Pile {
  readonly code: string;
  readonly colour: string;
  readonly category: string;
  readonly count: number;
}

/** A hand as its piles, and what the conditions ask of it. */
interface Hand {
  readonly piles: readonly Pile[];
  /** Whether there are that many of each of these. */
  has(count: number, ...codes: string[]): boolean;
  /** Sets of `size` in these piles, rounded down pile by pile. */
  sets(size: number, piles?: readonly Pile[]): number;
  /** The piles of at least `count` in a colour. */
  inColour(colour: string, count: number): readonly Pile[];
}

const PRIMARY = ['red', 'blue', 'yellow'];
const COLOURS = [...PRIMARY, 'purple'];

const handOf = (counts: Counts): Hand => {
  const piles = KINDS.map(({ code, colour, category }, tile) => ({
    code,
    colour,
    category,
    count: counts[tile] ?? 0,
  }));
  return {
    piles,
    has: (count, ...codes) =>
      codes.every((code) => (piles.find((pile) => pile.code === code)?.count ?? 0) >= count),
    sets: (size, among = piles) => among.reduce((sum, { count }) => sum + Math.floor(count / size), 0),
    inColour: (colour, count) => piles.filter((pile) => pile.colour === colour && pile.count >= count),
  };
};

/** How many characters, and whether the weapon, of a colour lie in piles of `count`. */
const charactersIn = (hand: Hand, colour: string, count: number): number =>
  hand.inColour(colour, count).filter(({ category }) => category === 'character').length;
const hasWeapon = (hand: Hand, colour: string, count: number): boolean =>
  hand.inColour(colour, count).some(({ category }) => category === 'weapon');
const hasStrike = (hand: Hand, colour: string, count: number): boolean =>
  charactersIn(hand, colour, count) > 0 && hasWeapon(hand, colour, count);

type Condition = (hand: Hand) => boolean;

const CONDITIONS: Readonly<Record<string, readonly [score: number, holds: Condition]>> = {
  SAM_YEON_GYEOK: [2000, (hand) => PRIMARY.every((colour) => hasStrike(hand, colour, 2))],
  ALL_STARS: [2400, (hand) => hand.has(2, 'ataho', 'rin', 'smash', 'yuri', 'pet', 'fari')],
  SAM_DO_RIP: [2400, (hand) => hand.sets(3) === 4],
  JANG_GI: [2800, (hand) => hand.sets(3) === 4 && PRIMARY.some((colour) => hasStrike(hand, colour, 3))],
  SAEK_HANA_SSIK: [3200, (hand) => COLOURS.every((colour) => hand.inColour(colour, 3).length > 0)],
  COMBINATION: [
    4000,
    (hand) =>
      hand.sets(3) === 4 &&
      PRIMARY.some((colour) => charactersIn(hand, colour, 3) === 2 && hasWeapon(hand, colour, 3)),
  ],
  IL_SAEK: [
    4800,
    (hand) => hand.has(3, 'mayu_purple') && PRIMARY.some((colour) => hand.inColour(colour, 3).length >= 3),
  ],
  DOUBLE_COMBINATION: [4800, (hand) => PRIMARY.filter((colour) => hasStrike(hand, colour, 3)).length >= 2],
  MAYU: [4800, (hand) => hand.sets(3) === 4 && hand.has(3, 'mayu_red', 'mayu_blue', 'mayu_yellow')],
  CHO_MAYU: [6400, (hand) => hand.has(3, 'mayu_red', 'mayu_blue', 'mayu_yellow', 'mayu_purple')],
  BYEON_TAE_GAE: [6400, (hand) => hand.has(3, 'smash', 'rin', 'yuri', 'fari')],
  SPECIAL_COMBINATION: [8000, (hand) => COLOURS.some((colour) => hand.inColour(colour, 3).length === 4)],
  SA_CHEON_YO_RI: [3200, (hand) => hand.sets(4) === 3],
  PIL_SAL_GI: [5600, (hand) => hand.sets(4) === 3 && PRIMARY.some((colour) => hasStrike(hand, colour, 4))],
  JAYU_BAKAE_PYEONGDEUNG: [6400, (hand) => PRIMARY.every((colour) => hand.inColour(colour, 4).length > 0)],
  NAM_TANG: [7200, (hand) => hand.has(4, 'ataho', 'smash', 'pet')],
  YEO_TANG: [7200, (hand) => hand.has(4, 'rin', 'yuri', 'fari')],
  CHWI_HO_JEON: [7200, (hand) => hand.has(4, 'ataho', 'rin', 'smash')],
  PO_MUL_JANG: [7200, (hand) => hand.has(4, 'fari', 'smash', 'yuri')],
  CHO_IL_SAEK: [8000, (hand) => PRIMARY.some((colour) => hand.sets(4, hand.inColour(colour, 4)) === 3)],
  JIN_MAYU: [9600, (hand) => hand.has(4, 'mayu_red', 'mayu_blue', 'mayu_yellow')],
  CROSS_COMBINATION: [
    9600,
    (hand) => PRIMARY.some((colour) => charactersIn(hand, colour, 4) === 2 && hasWeapon(hand, colour, 4)),
  ],
  MAGU_DDAERIGI: [
    9600,
    (hand) =>
      hand.sets(
        4,
        hand.piles.filter(({ category }) => category === 'weapon'),
      ) === 3,
  ],
  YUK_BEOP_JEON_SEO: [5600, (hand) => hand.piles.filter(({ count }) => count === 6).length === 2],
  SUN_IL_SAEK: [
    6400,
    (hand) =>
      COLOURS.some((colour) => {
        const piles = hand.inColour(colour, 3);
        return piles.length === 3 && piles.some(({ count }) => count === 6) && hand.sets(3, piles) === 4;
      }),
  ],
  JU_HO: [7200, (hand) => hand.has(6, 'ataho', 'pet')],
  O_UI: [9600, (hand) => PRIMARY.some((colour) => hasStrike(hand, colour, 6))],
  PAL_BO_CHAE: [
    8800,
    (hand) =>
      hand.piles.some((big) => big.count >= 8 && hand.piles.some((one) => one !== big && one.count >= 4)),
  ],
  BI_O_UI: [
    12800,
    (hand) => PRIMARY.some((colour) => charactersIn(hand, colour, 8) > 0 && hasWeapon(hand, colour, 4)),
  ],
  IP_E_DAM: [
    12800,
    (hand) => hand.piles.some(({ count }) => count === 9) && hand.piles.some(({ count }) => count === 3),
  ],
};

export interface LiteralYaku {
  readonly key: string;
  readonly score: number;
}

/** All yaku of a hand of twelve, the best first. */
export const literalYaku = (counts: Counts): readonly LiteralYaku[] => {
  const hand = handOf(counts);
  return Object.entries(CONDITIONS)
    .filter(([, [, holds]]) => holds(hand))
    .map(([key, [score]]) => ({ key, score }))
    .sort((a, b) => b.score - a.score);
};

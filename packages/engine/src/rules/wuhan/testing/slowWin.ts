/** The slow twin of `winReadings`: every win type is tried by itself, on copies of the hand. */
import { countOf } from '../../../core/counts.ts';
import type { Meld } from '../../../core/meld.ts';
import { isSetMeld } from '../../../core/meld.ts';
import type { Tile } from '../../../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../../../core/tile.ts';
import type { HandForm } from '../../../hand/wilds.ts';
import { isCompleteWithWilds } from '../../../hand/wilds.ts';
import type { BigType } from '../basics.ts';
import { BIG_TYPES, SET_COUNT } from '../basics.ts';
import type { Laid } from '../openings.ts';
import { hasOpened, isOpening } from '../openings.ts';
import type { WuhanOptions } from '../options.ts';
import type { HandFacts, WinSource } from '../patterns.ts';
import type { WinReading } from '../win.ts';

/** W-5.6, W-6.11, W-6.12: the readings a hand offers; none where it is no win. Shape and wilds only. */
export const slowWinReadings = (options: WuhanOptions, hand: HandFacts, source: WinSource): WinReading[] => {
  if (!mayWinAtAll(options, hand)) return [];
  const big = slowBigTypes(options, hand, source);
  if (big.size > 0) {
    const reachable = BIG_TYPES.filter((type) => big.has(type));
    const hard = reachable.filter((type) => big.get(type) === 0);
    const isAllHard = hard.length === reachable.length;
    return [
      ...(hard.length > 0 ? [{ types: hard, hard: true }] : []),
      ...(isAllHard ? [] : [{ types: reachable, hard: false }]),
    ];
  }
  const substitutes = slowSmallSubstitutes(hand);
  return substitutes <= options.smallWilds ? [{ types: [], hard: substitutes === 0 }] : [];
};

/** W-5.1, W-5.2, W-3.3: opened, and no special tile but wilds left in the hand. */
const mayWinAtAll = (options: WuhanOptions, { concealed, melds, specials }: HandFacts): boolean =>
  hasOpened(options, melds) &&
  [...specials.fixed, ...specials.pizi].every((tile) => countOf(concealed, tile) === 0);

const SUIT_INDEXES = [...SUITS.keys()];
/** More than the wilds there are. */
const IMPOSSIBLE = 9;

/** The fewest wilds used as something else, for each big type the hand can be; others are left out. */
const slowBigTypes = (
  options: WuhanOptions,
  hand: HandFacts,
  source: WinSource,
): ReadonlyMap<BigType, number> => {
  const types = new Map<BigType, number>();
  const add = (type: BigType, substitutes: number): void => {
    if (substitutes <= options.bigWilds) types.set(type, substitutes);
  };
  add('pure-flush', flushSubstitutes(hand));
  add(
    'triplets',
    hand.melds.some((meld) => meld.kind === 'chow') ? IMPOSSIBLE : formSubstitutes(hand, 'triplets'),
  );
  add('all-winds', uniformSubstitutes(hand, isWindTile));
  add('all-jiang', uniformSubstitutes(hand, isJiangTile));
  const standard = formSubstitutes(hand, 'jiang-pair');
  if (isFullyMelded(options, hand) && source.way === 'discard') add('fully-melded', standard);
  if (source.way === 'kong-bloom') add('kong-bloom', standard);
  if (source.lastTile) add('last-tile', standard);
  if (source.way === 'robbed-kong') add('robbed-kong', standard);
  return types;
};

/** W-6.1, W-6.2: the substitutes of a small win; more than allowed where there is none. */
const slowSmallSubstitutes = (hand: HandFacts): number => formSubstitutes(hand, 'jiang-pair');

/** W-3.4, W-3.5: the fewest wilds used as something else with which the concealed tiles take the form; the others are themselves. */
const formSubstitutes = ({ concealed, melds, specials }: HandFacts, form: HandForm): number => {
  const wilds = countOf(concealed, specials.laizi);
  const sets = SET_COUNT - melds.filter(isSetMeld).length; // W-5.4
  const tiles = concealed.slice();
  for (let substitutes = 0; substitutes <= wilds; substitutes++) {
    tiles[specials.laizi] = wilds - substitutes;
    if (isCompleteWithWilds(tiles, substitutes, sets, form)) return substitutes;
  }
  return IMPOSSIBLE;
};

/** W-6.3: one suit, melds included; a wild of that suit may be itself, any other is a substitute. */
const flushSubstitutes = (hand: HandFacts): number => {
  const { concealed, melds, specials } = hand;
  const suit = SUIT_INDEXES.find((index) => isEveryFixed(hand, (tile) => suitIndex(tile) === index));
  if (suit === undefined) return IMPOSSIBLE;
  if (suitIndex(specials.laizi) === suit) return formSubstitutes(hand, 'any-pair');
  const wilds = countOf(concealed, specials.laizi);
  const tiles = concealed.slice();
  tiles[specials.laizi] = 0;
  const sets = SET_COUNT - melds.filter(isSetMeld).length;
  return isCompleteWithWilds(tiles, wilds, sets, 'any-pair') ? wilds : IMPOSSIBLE;
};

/** W-6.5, W-6.6: no shape at all; every tile is a wind, or a 2, 5 or 8 (W-1.2). */
const uniformSubstitutes = (hand: HandFacts, belongs: (tile: Tile) => boolean): number => {
  if (!isEveryFixed(hand, belongs)) return IMPOSSIBLE;
  return belongs(hand.specials.laizi) ? 0 : countOf(hand.concealed, hand.specials.laizi);
};

/** Of every tile that cannot stand for another: melds that are sets, and concealed tiles but the wilds. No list of them is made: this is asked of every discard. */
const isEveryFixed = (
  { concealed, melds, specials }: HandFacts,
  belongs: (tile: Tile) => boolean,
): boolean => {
  for (let kind = 0; kind < concealed.length; kind++)
    if (concealed[kind] !== 0 && kind !== specials.laizi && !belongs(kind as Tile)) return false;
  return melds.every((meld) => !isSetMeld(meld) || isAll(meld, belongs));
};

const isAll = (meld: Meld, belongs: (tile: Tile) => boolean): boolean =>
  belongs(meld.tile) &&
  (meld.kind !== 'chow' || (belongs((meld.tile + 1) as Tile) && belongs((meld.tile + 2) as Tile)));

const isWindTile = (tile: Tile): boolean => tile >= SUITS.length * RANKS;
const isJiangTile = (tile: Tile): boolean => tile < SUITS.length * RANKS && rankOf(tile) % 3 === 2;

/** W-6.7: four melds, all of them openings. */
const isFullyMelded = (options: WuhanOptions, { melds }: HandFacts): boolean => {
  const sets = melds.filter(isSetMeld);
  return sets.length === SET_COUNT && sets.every((meld) => isOpening(options, meld));
};

/** W-8.11, W-8.12: the slow twin of `productOf`, factor by factor. */
export const slowProductOf = (options: WuhanOptions, { melds, special }: Laid): number => {
  const opened = melds.filter((meld) => isOpening(options, meld)).length;
  let product = options.openings === 'each' ? 2 ** opened : opened > 0 ? 2 : 1;
  for (const meld of melds) if (meld.kind === 'kong') product *= meld.made === 'concealed' ? 4 : 2;
  return product * 4 ** special.laizi * 2 ** (special.pizi + special.zhong + special.fa);
};

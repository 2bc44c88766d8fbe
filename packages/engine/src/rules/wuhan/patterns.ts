/** W-6.1 to W-6.15: the win types, and how few substitutes each needs. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { isSetMeld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import type { HandForm } from '../../hand/wilds.ts';
import { isCompleteWithWilds } from '../../hand/wilds.ts';
import type { BigType, WinWay } from './basics.ts';
import { SET_COUNT } from './basics.ts';
import { isOpening } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import { JIANG, ONE_SUIT, sharedSorts, sortsOf, WINDS } from './sorts.ts';
import type { Specials } from './specials.ts';

/** A hand with its winning tile. */
export interface HandFacts {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  readonly specials: Specials;
}

/** How the winning tile came. */
export interface WinSource {
  readonly way: WinWay;
  /** A self-drawn tile was one of the last four of the wall. */
  readonly lastTile: boolean;
}

/** More than the wilds there are. */
const IMPOSSIBLE = 9;

/** A big type, and the fewest wilds used as something else with which the hand is one. */
export type BigTypeFound = readonly [type: BigType, substitutes: number];

/** The big types the hand can be, in the order of the rule book. Asked of nearly every discard: what is cheap to rule out is ruled out first. */
export const bigTypes = (options: WuhanOptions, hand: HandFacts, source: WinSource): BigTypeFound[] => {
  const found: BigTypeFound[] = [];
  const add = (type: BigType, substitutes: number): void => {
    if (substitutes <= options.bigWilds) found.push([type, substitutes]); // W-5.3
  };
  const sorts = sharedSorts(hand.concealed, hand.melds, hand.specials.laizi);
  if ((sorts & ONE_SUIT) !== 0) add('pure-flush', flushSubstitutes(hand, sorts));
  add('triplets', tripletSubstitutes(hand));
  if ((sorts & WINDS) !== 0) add('all-winds', uniformSubstitutes(hand, WINDS));
  if ((sorts & JIANG) !== 0) add('all-jiang', uniformSubstitutes(hand, JIANG));
  addCircumstances(add, options, hand, source);
  return found;
};

/** W-6.7 to W-6.10: what makes a small win a big one. */
const addCircumstances = (
  add: (type: BigType, substitutes: number) => void,
  options: WuhanOptions,
  hand: HandFacts,
  { way, lastTile }: WinSource,
): void => {
  const isFullyMelded = way === 'discard' && areFourOpenings(options, hand);
  const isBloom = way === 'kong-bloom';
  const isRobbed = way === 'robbed-kong';
  if (!isFullyMelded && !isBloom && !lastTile && !isRobbed) return;
  const substitutes = smallSubstitutes(hand);
  if (isFullyMelded) add('fully-melded', substitutes);
  if (isBloom) add('kong-bloom', substitutes);
  if (lastTile) add('last-tile', substitutes);
  if (isRobbed) add('robbed-kong', substitutes);
};

/** W-6.1, W-6.2: the substitutes of a small win; more than allowed where there is none. */
export const smallSubstitutes = (hand: HandFacts): number => formSubstitutes(hand, 'jiang-pair');

/** W-3.4, W-3.5: the fewest wilds used as something else with which the concealed tiles take the form; the others are themselves. */
const formSubstitutes = (hand: HandFacts, form: HandForm): number => {
  const wilds = countOf(hand.concealed, hand.specials.laizi);
  // A hand that is not finished with all wilds free is not finished with some of them bound.
  if (!isFinished(hand, wilds, form)) return IMPOSSIBLE;
  for (let substitutes = 0; substitutes < wilds; substitutes++)
    if (isFinished(hand, substitutes, form)) return substitutes;
  return wilds;
};

/** With so many of the wilds used as something else. The counts are changed and changed back: a copy costs more than the look-up. */
const isFinished = (
  { concealed, melds, specials }: HandFacts,
  substitutes: number,
  form: HandForm,
): boolean => {
  concealed[specials.laizi] = countOf(concealed, specials.laizi) - substitutes;
  const isComplete = isCompleteWithWilds(concealed, substitutes, setsLeft(melds), form);
  concealed[specials.laizi] = countOf(concealed, specials.laizi) + substitutes;
  return isComplete;
};

/** W-5.4: the sets that are not on the table. */
const setsLeft = (melds: readonly Meld[]): number => {
  let sets = SET_COUNT;
  for (const meld of melds) if (isSetMeld(meld)) sets -= 1;
  return sets;
};

/** W-6.3: one suit, melds included; a wild of that suit may be itself, any other is a substitute. */
const flushSubstitutes = (hand: HandFacts, sorts: number): number => {
  const { concealed, specials } = hand;
  if ((sorts & sortsOf(specials.laizi) & ONE_SUIT) !== 0) return formSubstitutes(hand, 'any-pair');
  const wilds = countOf(concealed, specials.laizi);
  return isFinished(hand, wilds, 'any-pair') ? wilds : IMPOSSIBLE;
};

/**
 * W-6.4: no run, so every kind is to come in threes and the counts alone tell what is lacking. The pair takes two: it saves
 * a tile where some kind does not come in threes, and else two tiles more are needed.
 */
const tripletSubstitutes = ({ concealed, melds, specials }: HandFacts): number => {
  for (const meld of melds) if (meld.kind === 'chow') return IMPOSSIBLE;
  const wilds = countOf(concealed, specials.laizi);
  let size = 0;
  let lacking = 0;
  for (let kind = 0; kind < concealed.length; kind++) {
    const held = countOf(concealed, kind as Tile);
    size += held;
    if (kind !== specials.laizi) lacking += lackingOf(held);
    // Most hands have a few loose tiles, far more than there are wilds.
    if (lacking > wilds + 1) return IMPOSSIBLE;
  }
  if (size !== 3 * setsLeft(melds) + 2) return IMPOSSIBLE;
  for (let substitutes = 0; substitutes <= wilds; substitutes++) {
    const all = lacking + lackingOf(wilds - substitutes);
    if ((all > 0 ? all - 1 : 2) <= substitutes) return substitutes;
  }
  return IMPOSSIBLE;
};

const lackingOf = (held: number): number => (3 - (held % 3)) % 3;

/** W-6.5, W-6.6: no shape at all; every tile is a wind, or a 2, 5 or 8. */
const uniformSubstitutes = ({ concealed, specials }: HandFacts, sort: number): number =>
  (sortsOf(specials.laizi) & sort) !== 0 ? 0 : countOf(concealed, specials.laizi);

/** W-6.7: four melds, all of them openings. */
const areFourOpenings = (options: WuhanOptions, { melds }: HandFacts): boolean => {
  if (setsLeft(melds) > 0) return false;
  for (const meld of melds) if (isSetMeld(meld) && !isOpening(options, meld)) return false;
  return true;
};

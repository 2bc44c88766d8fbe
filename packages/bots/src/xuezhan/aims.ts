/** The ways a hand may go: to sets of all its suits, of one suit, to triplets alone or to seven pairs. */
import type { Counts, SuitMask, Tile } from '@paiju/engine';
import { countOf, distance, distanceToSevenPairs, SUITS, suitIndex } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { PATTERN_FAN } from '@paiju/engine/xuezhan';
import type { Laid } from './holding.ts';

export interface Way {
  readonly form: 'sets' | 'triplets' | 'pairs';
  readonly usable: SuitMask;
  /** Fan it brings beyond a plain hand. */
  readonly fan: number;
  /** The pattern it is named after; null for a plain hand. */
  readonly pattern: 'pure-suit' | 'all-triplets' | 'seven-pairs' | null;
}

/** `sets` are those still to be made. */
export const distanceBy = (way: Way, hand: Counts, sets: number): number => {
  if (way.form === 'sets') return distance(hand, sets, way.usable);
  return way.form === 'pairs'
    ? distanceToSevenPairs(hand, way.usable)
    : distanceToTriplets(hand, sets, way.usable);
};

/** Tiles away from ready for triplets and a pair. */
const distanceToTriplets = (hand: Counts, sets: number, usable: SuitMask): number => {
  let triplets = 0;
  let pairs = 0;
  let singles = 0;
  for (let kind = 0; kind < hand.length; kind++) {
    const held = countOf(hand, kind as Tile);
    if (held === 0 || !isUsable(usable, kind as Tile)) continue;
    if (held >= 3) triplets += 1;
    else if (held === 2) pairs += 1;
    else singles += 1;
  }
  // The best kinds become the sets, the next one the pair; a kind not held at all lacks everything.
  let lacking = 0;
  for (let place = 0; place <= sets; place++) {
    const size = place < sets ? 3 : 2;
    const held =
      place < triplets ? 3 : place < triplets + pairs ? 2 : place < triplets + pairs + singles ? 1 : 0;
    lacking += Math.max(0, size - held);
  }
  return lacking - 1;
};

/** Whether the sets on the table leave the way open. */
export const isOpen = (way: Way, laid: Laid): boolean => {
  if (way.form === 'pairs') return laid.sets === 0;
  return laid.melds.every(({ tile }) => isUsable(way.usable, tile));
};

export const waysOf = (options: XuezhanOptions, usable: SuitMask): readonly Way[] => {
  const ways: Way[] = [{ form: 'sets', usable, fan: 0, pattern: null }];
  for (let suit = 0; suit < SUITS.length; suit++)
    if (usable & (1 << suit))
      ways.push({ form: 'sets', usable: 1 << suit, fan: PATTERN_FAN['pure-suit'], pattern: 'pure-suit' });
  ways.push({ form: 'triplets', usable, fan: PATTERN_FAN['all-triplets'], pattern: 'all-triplets' });
  if (options.sevenPairs)
    ways.push({ form: 'pairs', usable, fan: PATTERN_FAN['seven-pairs'], pattern: 'seven-pairs' });
  return ways;
};

export const isUsable = (usable: SuitMask, tile: Tile): boolean => (usable & (1 << suitIndex(tile))) !== 0;

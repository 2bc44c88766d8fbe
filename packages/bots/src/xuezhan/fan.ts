/** What a finished hand is worth, reckoned straight from its counts: the engine's `worthOf` reads a hand anew each time. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, distance, rankOf, SUITED, suitIndex } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { worthOf } from '@paiju/engine/xuezhan';
import type { Laid } from './holding.ts';

/** The uncapped fan of a finished hand, without what the situation and a self-drawn tile add. */
export const fanOf = (options: XuezhanOptions, hand: Counts, laid: Laid): number => {
  const form = formOf(hand, laid);
  if (options.terminalsAndJiang && !form.hasMiddle) return exactFan(options, hand, laid);
  const plain = options.value === 'sum' ? 1 : 0;
  const menqing = options.menqing && laid.isConcealed ? 1 : 0;
  const middle = options.middleTiles && !form.hasEnds ? 1 : 0;
  return plain + menqing + middle + form.roots + shapeFan(options, form, hand, laid);
};

/** Everything about the tiles that a pattern asks for. */
interface Form {
  readonly isPure: boolean;
  readonly roots: number;
  readonly isTriplets: boolean;
  readonly isPairs: boolean;
  readonly isJiang: boolean;
  readonly hasEnds: boolean;
  /** A 4, 5 or 6: every set and the pair of such a hand cannot hold a 1 or a 9. */
  readonly hasMiddle: boolean;
}

const formOf = (hand: Counts, laid: Laid): Form => {
  let suits = 0;
  let roots = 0;
  let pairs = 0;
  let odd = 0;
  let runs = 0;
  let jiang = true;
  let ends = false;
  let middle = false;
  for (let kind = 0; kind < SUITED.codes.length; kind++) {
    const held = countOf(hand, kind as Tile);
    const all = held + countOf(laid.tiles, kind as Tile);
    if (all === 0) continue;
    suits |= 1 << suitIndex(kind as Tile);
    const rank = rankOf(kind as Tile);
    if (all === SUITED.copies) roots += 1;
    if (held === 2) pairs += 1;
    if (held === 1 || held === SUITED.copies) runs += 1;
    odd += held & 1;
    jiang &&= rank % 3 === 2;
    ends ||= rank === 1 || rank === 9;
    middle ||= rank >= 4 && rank <= 6;
  }
  return {
    isPure: (suits & (suits - 1)) === 0,
    roots,
    isTriplets: runs === 0 && pairs === 1,
    isPairs: odd === 0 && laid.sets === 0,
    isJiang: jiang,
    hasEnds: ends,
    hasMiddle: middle,
  };
};

/** the better of what it is as sets and what it is as seven pairs. */
const shapeFan = (options: XuezhanOptions, form: Form, hand: Counts, laid: Laid): number => {
  const pairs = options.sevenPairs && form.isPairs ? pairsFan(options, form) : 0;
  if (pairs > 0 && distance(hand, options.sets) >= 0) return pairs;
  return Math.max(pairs, form.isTriplets ? tripletsFan(options, form, laid) : form.isPure ? 2 : 0);
};

/** a root that the pattern contains is taken off again. */
const pairsFan = (options: XuezhanOptions, { isPure, isJiang, roots }: Form): number => {
  const pure = isPure ? 2 : 0;
  if (options.terminalsAndJiang && isJiang) return 4 + pure - Math.min(roots, 1);
  return options.dragonPairsAndArhats && roots > 0 ? 3 + pure - 1 : 2 + pure;
};

/** */
const tripletsFan = (options: XuezhanOptions, { isPure, isJiang }: Form, laid: Laid): number => {
  const pure = isPure ? 2 : 0;
  if (options.dragonPairsAndArhats && laid.kongs === 4) return 6 + pure - laid.kongs;
  const isHook = laid.sets === options.sets;
  const jiang = options.terminalsAndJiang && isJiang;
  if (options.shapes === 'add') return (jiang ? 3 : 1) + (isHook ? 1 : 0) + pure;
  if (jiang) return 3;
  return isPure ? (isHook ? 4 : 3) : 1;
};

/** asks for the readings of a hand; few hands without a middle tile come up. */
const exactFan = (options: XuezhanOptions, concealed: Counts, { melds }: Laid): number =>
  worthOf(options, { concealed, melds, selfDrawn: false, situations: [] }).fan;

/** */
export const pointsOf = ({ value, base, cap }: XuezhanOptions, fan: number): number => {
  const capped = cap === null ? fan : Math.min(fan, cap);
  return base * (value === 'sum' ? capped : 2 ** capped);
};

/** what each payer pays for a self-drawn win. */
export const selfDrawnPointsOf = (options: XuezhanOptions, fan: number): number =>
  pointsOf(options, options.selfDraw === 'fan' ? fan + 1 : fan) +
  (options.selfDraw === 'base' ? options.base : 0);

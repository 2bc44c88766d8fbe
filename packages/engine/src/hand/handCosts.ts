/*
 * The costs of several suits together, by table: two suits have at most a few thousand different costs, and so have a
 * suit and the honours. Each is numbered, and two look-ups and a last merge give the costs of a whole hand.
 */
import { HONOUR_KINDS } from '../core/tile.ts';
import { COSTS, extended, IMPOSSIBLE, Numbers, suitCosts, WITH_PAIR } from './suitCosts.ts';
import { BASE, MAX_SETS } from './suitTable.ts';

type Costs = readonly number[];

/** A suit that may not be used: no sets and no pair, for nothing. */
const UNUSABLE: Costs = Array.from({ length: COSTS }, (_, laid) => (laid === 0 ? 0 : IMPOSSIBLE));

export interface HandCosts {
  /** By suit key: the number of its costs. */
  readonly suits: Uint8Array;
  /** By honour key. */
  readonly honours: Uint16Array;
  /** The number of an unusable suit, and of unusable honours. */
  readonly noSuit: number;
  readonly noHonours: number;
  /** By two suits, `first * width + second`, and by suit and honours: where the costs of both together begin. */
  readonly twoSuits: Uint16Array;
  readonly suitAndHonours: Uint16Array;
  readonly width: number;
  /** All costs one after another. */
  readonly costs: Uint8Array;
}

let table: HandCosts | null = null;

export const handCosts = (): HandCosts => {
  table ??= build();
  return table;
};

const build = (): HandCosts => {
  const { ids, costs: ofSuits } = suitCosts();
  const suits = [...ofSuits, UNUSABLE];
  const { honours, ofHonours } = honourTable();
  const width = Math.max(suits.length, ofHonours.length);
  const together = new Numbers<Costs>(String);
  const pairsWith = (others: readonly Costs[]): Uint16Array => {
    const numbers = new Uint16Array(suits.length * width);
    for (const [i, suit] of suits.entries())
      for (const [j, other] of others.entries())
        numbers[i * width + j] = COSTS * together.of(merged(suit, other));
    return numbers;
  };
  const twoSuits = pairsWith(suits);
  const suitAndHonours = pairsWith(ofHonours);
  return {
    suits: ids,
    honours,
    noSuit: suits.length - 1,
    noHonours: ofHonours.length - 1,
    twoSuits,
    suitAndHonours,
    width,
    costs: Uint8Array.from(together.all.flat()),
  };
};

/** Every way to share the sets and the pair out among the two. */
const merged = (a: Costs, b: Costs): Costs => {
  const both = Array.from({ length: COSTS }, () => IMPOSSIBLE);
  const lower = (laid: number, cost: number): void => {
    both[laid] = Math.min(both[laid]!, cost);
  };
  for (let here = 0; here <= MAX_SETS; here++)
    for (let there = 0; here + there <= MAX_SETS; there++) {
      const sets = here + there;
      lower(sets, a[here]! + b[there]!);
      lower(WITH_PAIR + sets, a[WITH_PAIR + here]! + b[there]!);
      lower(WITH_PAIR + sets, a[here]! + b[WITH_PAIR + there]!);
    }
  return both;
};

/** An honour is a triplet, the pair or neither; both would take five copies. */
const honourCosts = (held: number): Costs => {
  const costs = UNUSABLE.slice();
  costs[1] = Math.max(0, 3 - held);
  costs[WITH_PAIR] = Math.max(0, 2 - held);
  return costs;
};

/** Honour by honour; the counts of all of them, read as a number, are their key. */
const honourTable = (): { readonly honours: Uint16Array; readonly ofHonours: readonly Costs[] } => {
  const single = Array.from({ length: BASE }, (_, held) => honourCosts(held));
  let reached: readonly Costs[] = [UNUSABLE];
  let places: Uint16Array = Uint16Array.of(0);
  for (let honour = 0; honour < HONOUR_KINDS; honour++) {
    const numbers = new Numbers<Costs>(String);
    const next = reached.map((costs) => single.map((own) => numbers.of(merged(costs, own))));
    places = extended(places, next);
    reached = numbers.all;
  }
  return { honours: places, ofHonours: [...reached, UNUSABLE] };
};

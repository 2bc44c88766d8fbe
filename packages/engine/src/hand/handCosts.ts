/*
 * The costs of several suits together, by table: two suits have less than two hundred different costs, and so have a suit and
 * the honours. Each is numbered, and what a whole hand lacks is looked up by two such numbers.
 */
import { HONOUR_KINDS } from '../core/tile.ts';
import { COSTS, extended, IMPOSSIBLE, Numbers, suitCosts, WITH_PAIR } from './suitCosts.ts';
import { BASE, MAX_SETS, SUIT_KEYS } from './suitTable.ts';

type Costs = readonly number[];

/** A suit that may not be used: no sets and no pair, for nothing. */
const UNUSABLE: Costs = Array.from({ length: COSTS }, (_, laid) => (laid === 0 ? 0 : IMPOSSIBLE));
/** Its number; that of a suit, or of the honours, is below it. */
export const NOT_USED = 127;

/** Two halves of a hand side by side: the numbers of two suits, or of a suit and the honours. */
const WIDTH = NOT_USED + 1;
export const halfOf = (suit: number, other: number): number => suit * WIDTH + other;
/** Room for the numbers of what half a hand costs. */
const HEIGHT = 256;

// Where the tables lie and how large they are is fixed, and they are filled at first use: a look-up in a table that comes and goes
// takes half as long again.
const suitNumbers = new Uint8Array(SUIT_KEYS);
const honourNumbers = new Uint8Array(BASE ** HONOUR_KINDS);
const twoSuits = new Uint8Array(WIDTH * WIDTH);
const suitAndHonours = new Uint8Array(WIDTH * WIDTH);
const lacking = new Uint8Array((MAX_SETS + 1) * HEIGHT * HEIGHT);
let isBuilt = false;

export const numberOfSuit = (key: number): number => {
  if (!isBuilt) build();
  return suitNumbers[key]!;
};

export const numberOfHonours = (key: number): number => {
  if (!isBuilt) build();
  return honourNumbers[key]!;
};

/** What a hand lacks for `sets` sets and the pair, by two suits and by the third and the honours. */
export const tilesLacking = (sets: number, first: number, second: number): number => {
  if (!isBuilt) build();
  return lacking[(sets * HEIGHT + twoSuits[first]!) * HEIGHT + suitAndHonours[second]!]!;
};

const build = (): void => {
  const { ids, costs: ofSuits } = suitCosts();
  const { places, costs: ofHonours } = honourTable();
  const together = new Numbers<Costs>(String);
  const fill = (half: Uint8Array, others: readonly Costs[]): void => {
    for (const [i, suit] of withUnusable(ofSuits))
      for (const [j, other] of withUnusable(others)) half[halfOf(i, j)] = together.of(merged(suit, other));
  };
  fill(twoSuits, ofSuits);
  fill(suitAndHonours, ofHonours);
  if (Math.max(ofSuits.length, ofHonours.length) > NOT_USED || together.all.length > HEIGHT)
    throw new RangeError('more costs than there is room for');
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (const [i, first] of together.all.entries())
      for (const [j, second] of together.all.entries())
        lacking[(sets * HEIGHT + i) * HEIGHT + j] = lackingOf(sets, first, second);
  suitNumbers.set(ids);
  honourNumbers.set(places);
  isBuilt = true;
};

const withUnusable = (costs: readonly Costs[]): (readonly [number, Costs])[] => [
  ...costs.entries(),
  [NOT_USED, UNUSABLE],
];

/** For the sets and the pair, in whichever of the two the pair is. */
const lackingOf = (sets: number, first: Costs, second: Costs): number => {
  let fewest = IMPOSSIBLE;
  for (let here = 0; here <= sets; here++) {
    const there = sets - here;
    fewest = Math.min(
      fewest,
      first[here]! + second[WITH_PAIR + there]!,
      first[WITH_PAIR + here]! + second[there]!,
    );
  }
  return fewest;
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
const honourTable = (): { readonly places: Uint16Array; readonly costs: readonly Costs[] } => {
  const single = Array.from({ length: BASE }, (_, held) => honourCosts(held));
  let reached: readonly Costs[] = [UNUSABLE];
  let places: Uint16Array = Uint16Array.of(0);
  for (let honour = 0; honour < HONOUR_KINDS; honour++) {
    const numbers = new Numbers<Costs>(String);
    const next = reached.map((costs) => single.map((each) => numbers.of(merged(costs, each))));
    places = extended(places, next);
    reached = numbers.all;
  }
  return { places, costs: reached };
};

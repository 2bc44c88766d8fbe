/*
 * "How many tiles does this suit lack?" for every number of sets, with and without the pair: ten numbers, its costs.
 * They are found rank by rank. What matters of the ranks passed is only how many sets and pairs were laid and how many
 * runs still reach on, so `advance` needs one rank's count and nothing else; a table of all suits can share its steps.
 */
import { RANKS } from '../core/tile.ts';
import { COPIES, countInKey, MAX_SETS, SUIT_KEYS } from './suitTable.ts';

/** More than any hand can lack; two of them still fit a byte. */
export const IMPOSSIBLE = 99;
/** Costs stand as 0 to MAX_SETS sets without the pair, then from here on the same with it. */
export const WITH_PAIR = MAX_SETS + 1;
/** How many costs a suit has. */
export const COSTS = 2 * WITH_PAIR;

/** Three runs alike are three triplets, so two of each suffice. */
const MAX_RUNS = 2;
const REACHES = MAX_RUNS + 1;
/** A state is [costs index][runs begun one rank below][runs begun two ranks below]. */
const STATES = COSTS * REACHES * REACHES;

/** What may be laid at one rank besides the runs that reach it: runs beginning here, and a triplet or the pair. */
interface Choice {
  readonly runs: number;
  readonly sets: number;
  readonly pairs: number;
  readonly tiles: number;
}

const CHOICES: readonly Choice[] = Array.from({ length: MAX_RUNS + 1 }, (_, runs) => [
  { runs, sets: runs, pairs: 0, tiles: runs },
  { runs, sets: runs, pairs: 1, tiles: runs + 2 },
  { runs, sets: runs + 1, pairs: 0, tiles: runs + 3 },
]).flat();

/** From the fewest tiles missing below a rank to the fewest missing including it, of which `held` are in the hand. */
const advance = (below: Uint8Array, including: Uint8Array, held: number): void => {
  including.fill(IMPOSSIBLE);
  for (let state = 0; state < STATES; state++) {
    const missing = below[state]!;
    if (missing === IMPOSSIBLE) continue;
    const ending = state % REACHES;
    const reaching = Math.floor(state / REACHES) % REACHES;
    const laid = Math.floor(state / (REACHES * REACHES));
    const pairs = laid < WITH_PAIR ? 0 : 1;
    const sets = laid - pairs * WITH_PAIR;
    for (const choice of CHOICES) {
      const tiles = ending + reaching + choice.tiles;
      if (tiles > COPIES || sets + choice.sets > MAX_SETS || pairs + choice.pairs > 1) continue;
      const next =
        ((laid + choice.sets + choice.pairs * WITH_PAIR) * REACHES + choice.runs) * REACHES + reaching;
      including[next] = Math.min(including[next]!, missing + Math.max(0, tiles - held));
    }
  }
};

/** The costs of suits met so far. A whole table is 20 MB, so it is reserved at first use and filled as needed. */
interface Memo {
  readonly costs: Uint8Array;
  readonly isKnown: Uint8Array;
}

let memo: Memo | null = null;

const remembered = (): Memo => {
  memo ??= { costs: new Uint8Array(SUIT_KEYS * COSTS), isKnown: new Uint8Array(SUIT_KEYS) };
  return memo;
};

/** All costs one after another; those of a suit begin at `costsAt(its key)`. */
export const costTable = (): Uint8Array => remembered().costs;

export const costsAt = (key: number): number => {
  const { costs, isKnown } = remembered();
  const at = key * COSTS;
  if (isKnown[key] === 0) {
    writeCosts(key, costs, at);
    isKnown[key] = 1;
  }
  return at;
};

let below = new Uint8Array(STATES);
let including = new Uint8Array(STATES);

const writeCosts = (key: number, costs: Uint8Array, at: number): void => {
  below.fill(IMPOSSIBLE);
  below[0] = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    advance(below, including, countInKey(key, rank));
    [below, including] = [including, below];
  }
  // A run that would reach past the last rank is no run: only states without one count.
  for (let laid = 0; laid < COSTS; laid++) costs[at + laid] = below[laid * REACHES * REACHES]!;
};

/** Every hand of eleven tiles that lacks one, and how to draw one of them out of the tiles that are left. */
import type { Counts } from '../../core/counts.ts';
import { countOf, noTiles, tilesIn } from '../../core/counts.ts';
import type { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import { yakuOf } from './yaku.ts';

export interface ReadyHand {
  /** Closed and open tiles together. */
  readonly tiles: Counts;
  /** One bit for each kind that completes it. */
  readonly waits: number;
}

/** What the hand must be like: what of it lies open, what it waits and does not wait for, as bits, and whether that has come. */
export interface Readiness {
  readonly open: Counts;
  readonly wanted: number;
  readonly unwanted: number;
  readonly isComplete: boolean;
}

const COMPLETE_SIZE = 12;
/** H-3.4 to H-3.10: no shape has a pile of another size. */
const PILES = [2, 3, 4, 6, 8, 9] as const;

/** Found once, when the first is asked for. */
let found: readonly ReadyHand[] | null = null;

const readyHands = (): readonly ReadyHand[] => {
  found ??= findReadyHands();
  return found;
};

export const findReadyHands = (): readonly ReadyHand[] => {
  const hands = new Map<string, { readonly tiles: Counts; waits: number }>();
  for (const complete of completeHands())
    for (const tile of new Set(tilesIn(complete))) {
      const tiles = complete.slice();
      tiles[tile] = countOf(tiles, tile) - 1;
      const key = String(tiles);
      const hand = hands.get(key) ?? { tiles, waits: 0 };
      hand.waits |= 1 << tile;
      hands.set(key, hand);
    }
  return [...hands.values()];
};

const completeHands = (): Counts[] => {
  const hands: Counts[] = [];
  const counts = noTiles(HAIYUKI_TILES);
  const fillFrom = (kind: number, left: number): void => {
    if (left === 0 && yakuOf(counts) !== null) hands.push(counts.slice());
    if (left === 0 || kind === counts.length) return;
    fillFrom(kind + 1, left);
    for (const pile of PILES) {
      if (pile > left) break;
      counts[kind] = pile;
      fillFrom(kind + 1, left - pile);
    }
    counts[kind] = 0;
  };
  fillFrom(0, COMPLETE_SIZE);
  return hands;
};

/** For each ready hand, how many ways there are to draw it or one listed before it: the last is the number of all ways. */
export const waysToBeReady = (unseen: Counts, readiness: Readiness): Float64Array => {
  const { open, wanted, unwanted, isComplete } = readiness;
  const hands = readyHands();
  const ways = new Float64Array(hands.length);
  let sum = 0;
  for (const [place, { tiles, waits }] of hands.entries()) {
    if ((waits & wanted) === wanted && (waits & unwanted) === 0)
      sum += waysToDraw(tiles, open, unseen) * (isComplete ? waysToComplete(tiles, waits, unseen) : 1);
    ways[place] = sum;
  }
  return ways;
};

const waysToDraw = (tiles: Counts, open: Counts, unseen: Counts): number => {
  let ways = 1;
  for (let kind = 0; kind < tiles.length && ways > 0; kind++) {
    const needed = countOf(tiles, kind as Tile) - countOf(open, kind as Tile);
    if (needed !== 0) ways *= CHOOSE[countOf(unseen, kind as Tile)]?.[needed] ?? 0;
  }
  return ways;
};

/** How many copies are left of what the hand waits for. Only a closed hand is ever asked about. */
const waysToComplete = (tiles: Counts, waits: number, unseen: Counts): number => {
  let copies = 0;
  for (let kind = 0; kind < tiles.length; kind++)
    if ((waits >> kind) & 1)
      copies += Math.max(0, countOf(unseen, kind as Tile) - countOf(tiles, kind as Tile));
  return copies;
};

/** `CHOOSE[n][k]`: the ways to take k of n copies. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: HAIYUKI_TILES.copies + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});

/** One of the ways, all equally likely; null where there is none. */
export const drawReadyHand = (ways: Float64Array, chance: Stream): ReadyHand | null => {
  const all = ways.at(-1) ?? 0;
  if (all === 0) return null;
  const drawn = (chance.next() / 2 ** 32) * all;
  let low = 0;
  let high = ways.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ways[middle] ?? 0) > drawn) high = middle;
    else low = middle + 1;
  }
  return readyHands()[low] ?? null;
};

/** What any game tells of the tile of an action: what lies around it in the hand, and what is left of it. */
import type { AnyAction, Counts, Tile } from '@paiju/engine';
import { countOf, rankOf, suitIndex, suitOf } from '@paiju/engine';
import type { TraitWriter } from './traitWriter.ts';

/** The tile an action is about; of several the first. */
export const tileOf = (action: AnyAction): Tile | null => {
  const { tile, tiles } = action as { readonly tile?: Tile; readonly tiles?: readonly Tile[] };
  return tile ?? tiles?.[0] ?? null;
};

interface Around {
  readonly hand: Counts;
  readonly unseen: Counts;
  readonly tile: Tile;
}

const NEAR = [-2, -1, 0, 1, 2];

/** Thirteen numbers. */
export const writeAround = (out: TraitWriter, { hand, unseen, tile }: Around): void => {
  const suit = suitOf(tile);
  for (const step of NEAR) out.number(near(hand, tile, step));
  for (const step of NEAR) out.number(near(unseen, tile, step));
  out.number(suit === null ? -1 : Math.min(rankOf(tile) - 1, 9 - rankOf(tile)));
  out.flag(suit === null);
  out.number(suit === null ? 0 : Math.abs(rankOf(tile) - 5) / 2);
};

/** The copies so many ranks away in the same suit. */
const near = (counts: Counts, tile: Tile, step: number): number => {
  const other = (tile + step) as Tile;
  if (step !== 0 && (other < 0 || other >= counts.length || suitOf(other) !== suitOf(tile))) return 0;
  if (step !== 0 && suitOf(tile) === null) return 0;
  return countOf(counts, other);
};

/** How many concealed tiles of its kind an action takes out of the hand. */
const spentBy = ({ type }: AnyAction, held: number): number => {
  if (type === 'discard') return 1;
  if (type === 'pung') return 2;
  return type === 'kong' ? held : 0;
};

/** What an action leaves of the hand; what is exchanged or put into a chow is not followed. */
export const handAfter = (hand: Counts, action: AnyAction): Counts => {
  const tile = tileOf(action);
  if (tile === null) return hand;
  const left = hand.slice();
  const held = countOf(hand, tile);
  left[tile] = Math.max(0, held - spentBy(action, held));
  return left;
};

export const SHAPE_SIZE = 8;

/** How a hand hangs together: groups of the same, neighbours, gaps, tiles that stand alone, and its largest suit. */
export const writeShape = (out: TraitWriter, hand: Counts): void => {
  const groups = [0, 0, 0];
  let pairs = 0;
  let gaps = 0;
  let alone = 0;
  const suits = [0, 0, 0, 0];
  for (let kind = 0; kind < hand.length; kind++) {
    const copies = hand[kind] ?? 0;
    if (copies === 0) continue;
    const tile = kind as Tile;
    if (copies > 1) groups[copies - 2] = (groups[copies - 2] ?? 0) + 1;
    if (near(hand, tile, 1) > 0) pairs += 1;
    if (near(hand, tile, 2) > 0) gaps += 1;
    if (copies === 1 && NEAR.every((step) => step === 0 || near(hand, tile, step) === 0)) alone += 1;
    const place = suitIndex(tile);
    suits[place] = (suits[place] ?? 0) + copies;
  }
  for (const many of groups) out.number(many / 2);
  out.number(pairs / 2);
  out.number(gaps / 2);
  out.number(alone / 2);
  const [largest = 0, second = 0] = suits.toSorted((a, b) => b - a);
  out.number(largest / 2);
  out.number(second / 2);
};

/** How near a hand at rest is to a win of one kind, and which unseen tiles bring it nearer. */
import type { Counts, Tile } from '@paiju/engine';
import { kinds, SUITED_AND_HONOURS, SUITS, suitIndex } from '@paiju/engine';
import type { Aim } from './aims.ts';
import { belongs, needsFor, substitutesFor } from './aims.ts';
import type { Holding } from './holding.ts';
import { setsLeft } from './holding.ts';
import type { Sight } from './sight.ts';

export interface Reach {
  readonly aim: Aim;
  /** Tiles away from ready, the opening aside: 0 is ready, −1 complete. */
  readonly distance: number;
  /** Unseen copies of tiles that bring the hand nearer. */
  readonly useful: number;
  /** How many of them are wilds, which nobody discards. */
  readonly usefulWilds: number;
  /** How many of them could be claimed for a run, and how many for a triplet. */
  readonly chowable: number;
  readonly pungable: number;
}

const ALL_KINDS = kinds(SUITED_AND_HONOURS);

/** Null where the hand is more than `farthest` tiles away: looking at every tile is the slow part. */
export const reachFor = (
  { unseen, wild, options }: Sight,
  holding: Holding,
  aim: Aim,
  farthest: number,
): Reach | null => {
  const { hand } = holding;
  const needs = needsFor(aim, hand, setsLeft(holding));
  const substitutes = substitutesIn(holding, aim, { wild, options });
  const distance = needs.lacking - substitutes - 1;
  if (distance > farthest) return null;
  const helps = isLiteral(aim, wild) || holding.wilds < substitutesFor(options, aim);
  const usefulWilds = helps ? (unseen[wild] ?? 0) : 0;
  let useful = usefulWilds;
  let chowable = 0;
  let pungable = 0;
  for (const tile of ALL_KINDS) {
    const copies = unseen[tile] ?? 0;
    if (copies === 0 || tile === wild || !belongs(aim, tile)) continue;
    if (needs.lackingAfter(tile, 1) >= needs.lacking) continue;
    useful += copies;
    if ((hand[tile] ?? 0) >= 2) pungable += copies;
    else if (aim.type !== 'triplets' && makesRun(hand, tile)) chowable += copies;
  }
  return { aim, distance, useful, usefulWilds, chowable, pungable };
};

/** W-6.5, W-6.6: a wild that is a tile of the sort needs to stand for nothing. */
const isLiteral = (aim: Aim, wild: Tile): boolean =>
  (aim.type === 'jiang' || aim.type === 'winds') && belongs(aim, wild);

/** The wilds in the hand that help. */
const substitutesIn = (
  { wilds }: Holding,
  aim: Aim,
  { wild, options }: Pick<Sight, 'wild' | 'options'>,
): number => (isLiteral(aim, wild) ? wilds : Math.min(wilds, substitutesFor(options, aim)));

const makesRun = (hand: Counts, tile: Tile): boolean => {
  const suit = suitIndex(tile);
  if (suit >= SUITS.length) return false;
  const has = (step: number): boolean =>
    tile + step >= 0 && suitIndex((tile + step) as Tile) === suit && (hand[tile + step] ?? 0) > 0;
  return (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2));
};

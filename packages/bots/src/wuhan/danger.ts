/** What a discard gives away: to whom it may be the winning tile, and what that would cost. Fitted to what greedy bots waited for. */

import type { Tile } from '@paiju/engine';
import { rankOf, SUITS, suitIndex } from '@paiju/engine';
import { contractFor, SET_COUNT, shareOf, takenBy } from '@paiju/engine/wuhan';
import { exp, log2 } from '../exact.ts';
import type { ExpertSight } from './expertSight.ts';
import type { Rival } from './rivals.ts';

/** Weights of a logistic regression. */
const BASE = -7.1;
const MELDS = [0, 0, 0.32, 0.41];
const DISCARDS = 0.31;
const MOST_DISCARDS = 10;
const HONOUR = -1.6;
const JIANG = 0.38;
const EDGE = -0.58;
const UNSEEN = 0.56;
const SAME = -2.5;
const PASSED = -3;
const BELOW_MINIMUM = -0.84;

/** The tiles that are only drawn. */
const CLOSING = 4;

const isSuited = (tile: Tile): boolean => suitIndex(tile) < SUITS.length;
const isJiang = (tile: Tile): boolean => isSuited(tile) && rankOf(tile) % 3 === 2;

/** How likely a rival wins on the tile. */
export const dealInChance = (sight: ExpertSight, rival: Rival, tile: Tile): number => {
  // W-5.1, W-4.9, W-4.19
  if (!rival.opened || sight.wall === 0 || (sight.options.closingDraws && sight.wall < CLOSING)) return 0;
  const hasSame = rival.discards.includes(tile);
  const hasPassed = rival.passed.includes(tile);
  // W-6.7: it waits for one pair, and that of 2, 5 or 8; how often for this one is guessed.
  if (rival.melds >= SET_COUNT) return isJiang(tile) && !hasPassed ? (hasSame ? 0.02 : 0.12) : 0;
  const rank = isSuited(tile) ? rankOf(tile) : 0;
  const sum =
    BASE +
    (MELDS[rival.melds] ?? 0) +
    DISCARDS * Math.min(rival.discards.length, MOST_DISCARDS) +
    (rank === 0 ? HONOUR : 0) +
    (isJiang(tile) ? JIANG : 0) +
    (rank === 1 || rank === 9 ? EDGE : 0) +
    UNSEEN * (sight.unseen[tile] ?? 0) +
    (hasSame ? SAME : 0) +
    (hasPassed ? PASSED : 0) +
    BELOW_MINIMUM * missedFactors(sight, rival);
  return 1 / (1 + exp(-sum));
};

/** W-7.1: by how many factors of two its small win would miss the minimum, hard and soft ones taken together. */
const missedFactors = ({ products, options }: ExpertSight, rival: Rival): number => {
  let smallest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < products.length; seat++)
    if (seat !== rival.seat) smallest = Math.min(smallest, products[seat] ?? 1);
  return Math.max(0, log2(options.minimum / ((products[rival.seat] ?? 1) * smallest * Math.SQRT2)));
};

const FULLY_MELDED = ['fully-melded'] as const;

/** What this seat pays if the rival wins on its discard. W-8.16: all of it for the fourth meld, unless it is ready itself. */
export const dealInPrice = (sight: ExpertSight, rival: Rival, isReady: boolean): number => {
  const types = rival.melds >= SET_COUNT ? 1 : 0;
  const { seat, options } = sight;
  const win = { winner: rival.seat, types, hard: types === 1, drawn: false, discarder: seat };
  if (types === 0) return shareOf(sight, win, seat);
  const terms = { types: FULLY_MELDED, from: seat, discarderReady: isReady, melds: [] };
  return contractFor(options, terms) === null ? shareOf(sight, win, seat) : takenBy(sight, win);
};

/** How often a third meld of one suit is given and becomes a pure flush; guessed. */
const THIRD_MELD = 0.03;

/** W-8.18: what it costs on average that the tile may be the third meld of one suit. */
export const thirdMeldPrice = (sight: ExpertSight, rival: Rival, tile: Tile): number => {
  if (rival.melds !== 2 || rival.suit === null || suitIndex(tile) !== rival.suit || !isSuited(tile)) return 0;
  if (rival.discards.some((each) => suitIndex(each) === rival.suit)) return 0;
  const win = { winner: rival.seat, types: 1, hard: false, drawn: false, discarder: null };
  return THIRD_MELD * takenBy(sight, win);
};

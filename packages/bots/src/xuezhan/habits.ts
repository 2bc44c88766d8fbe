/** How the seats of a table play, measured where experts and greedy bots play every preset. */

import type { Tile } from '@paiju/engine';
import { rankOf } from '@paiju/engine';
import { exp, power } from '../exact.ts';

/** Fan of a hidden ready hand beside the plain ones, and the chance that it draws a tile it waits for. */
export const USUAL_FAN = 0.6;
export const USUAL_SHARE = 0.06;

/** By distance of a rank from the nearer end: how often a tile is put down, beside the chance of drawing it. */
const FEEDS: readonly number[] = [1.4, 0.95, 0.65, 0.55, 0.6];
const FEEDS_VOID = 1.2;

const edge = (tile: Tile): number => Math.min(rankOf(tile) - 1, 9 - rankOf(tile));

export const feedOf = (tile: Tile, isVoid: boolean): number =>
  isVoid ? FEEDS_VOID : (FEEDS[edge(tile)] ?? 0);

/** The chance that a hidden hand is ready after so many discards. */
export const readyChance = (sets: number, discards: number, isVoidLast: boolean): number => {
  const odds = (SETS[sets] ?? 1.3) - 4.2 - (isVoidLast ? 0.85 : 0);
  return 1 / (1 + exp(-odds) * power(1 + discards, -RIPENING));
};
const SETS: readonly number[] = [0, 0.3, 0.75];
const RIPENING = 1.93;

/** What that chance has become so many turns later. */
export const ripened = (ready: number, discards: number, turns: number): number => {
  if (ready === 1) return 1;
  const odds = (ready / (1 - ready)) * power(1 + turns / (1 + discards), RIPENING);
  return odds / (1 + odds);
};

/**
 * The chance that a ready hand waits for a tile of a suit it plays, of which so many copies do not lie open. What it has
 * put down itself it hardly ever waits for.
 */
export const waitChance = (tile: Tile, copies: number, isOwnDiscard: boolean): number =>
  isOwnDiscard ? 0.007 : (WAITS[edge(tile)] ?? 0) * (0.35 + 0.25 * copies);
const WAITS: readonly number[] = [0.08, 0.095, 0.13, 0.12, 0.12];

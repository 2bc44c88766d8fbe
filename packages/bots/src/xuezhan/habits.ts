/** How the seats of a table play, measured where greedy bots play bury3 and sichuan among themselves. */
import type { Tile } from '@paiju/engine';
import { rankOf } from '@paiju/engine';

/** Fan of a hidden ready hand beside the plain ones, and the chance that it draws a tile it waits for. */
export const USUAL_FAN = 0.6;
export const USUAL_SHARE = 0.05;

/** By distance of a rank from the nearer end: how often a tile is put down, beside the chance of drawing it. */
const FEEDS: readonly number[] = [1.4, 0.95, 0.65, 0.55, 0.6];
const FEEDS_VOID = 1.2;

const edge = (tile: Tile): number => Math.min(rankOf(tile) - 1, 9 - rankOf(tile));

export const feedOf = (tile: Tile, isVoid: boolean): number =>
  isVoid ? FEEDS_VOID : (FEEDS[edge(tile)] ?? 0);

/** The chance that a hidden hand is ready after so many discards. */
export const readyChance = (sets: number, discards: number, isVoidLast: boolean): number => {
  const odds = -3.4 + 1.75 * Math.log(1 + discards) + (SETS[sets] ?? 2) - (isVoidLast ? 0.9 : 0);
  return 1 / (1 + Math.exp(-odds));
};
const SETS: readonly number[] = [0, 0.25, 1.2];

/**
 * The chance that a ready hand waits for a tile of a suit it plays, of which so many copies do not lie open. What it has
 * put down itself it hardly ever waits for.
 */
export const waitChance = (tile: Tile, copies: number, isOwnDiscard: boolean): number =>
  isOwnDiscard ? 0.007 : (WAITS[edge(tile)] ?? 0) * (0.35 + 0.25 * copies);
const WAITS: readonly number[] = [0.08, 0.095, 0.13, 0.12, 0.12];

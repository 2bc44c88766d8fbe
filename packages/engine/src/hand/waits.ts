import type { Counts } from '../core/counts.ts';
import { countOf } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';

/**
 * The candidates that would finish the hand, in the order given.
 * What finishes a hand is the ruleset's to say. `isWin` sees the same scratch array every time and must not keep it.
 */
export const waits = (
  counts: Counts,
  isWin: (counts: Counts) => boolean,
  candidates: readonly Tile[],
): Tile[] => {
  const scratch = counts.slice();
  return candidates.filter((tile) => {
    const held = countOf(scratch, tile);
    scratch[tile] = held + 1;
    const wins = isWin(scratch);
    scratch[tile] = held;
    return wins;
  });
};

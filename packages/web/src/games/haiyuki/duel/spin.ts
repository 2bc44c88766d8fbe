/** How the roulette runs: through the kinds in their order, slower and slower, to the tile that is given. */
import type { Tile } from '@paiju/engine';

export interface SpinStep {
  readonly kind: Tile;
  /** Milliseconds after the start. */
  readonly at: number;
}

const LAPS = 2;
const FASTEST_MS = 24;
const SLOWER_BY = 1.055;

export const spinSteps = (kinds: readonly Tile[], tile: Tile): readonly SpinStep[] => {
  const count = LAPS * kinds.length;
  const stop = kinds.indexOf(tile);
  let at = 0;
  return Array.from({ length: count + 1 }, (_, step) => {
    const kind = kinds[(stop + step + kinds.length * LAPS - count) % kinds.length] ?? tile;
    const moment = { kind, at: Math.round(at) };
    at += FASTEST_MS * SLOWER_BY ** step;
    return moment;
  });
};

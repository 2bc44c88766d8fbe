/** The hand a bot might have after an action. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';

/** It may differ from the own hand by a pung. */
export interface Holding {
  readonly all: Counts;
  readonly open: Counts;
  readonly isOpen: boolean;
  readonly draws: number;
}

export const plus = (counts: Counts, tile: Tile, copies: number): Counts => {
  const more = counts.slice();
  more[tile] = countOf(more, tile) + copies;
  return more;
};

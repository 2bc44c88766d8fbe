/** What the expert reads out of its view besides its own hand: the rivals, and how far the round is. */

import { at, seatsAfter } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import type { Rival } from './rivals.ts';
import { rivalAt } from './rivals.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

export interface ExpertSight extends Sight {
  readonly wall: number;
  /** Tiles this seat cannot see: the wall and what the others hold; in a position made up by hand they may hold too little. */
  readonly hidden: number;
  readonly rivals: readonly Rival[];
  readonly rivalMelds: number;
  /** Whether to ask what the next tile may lead to: nearly all of the expert's work. */
  readonly looksAhead: boolean;
}

export const expertSightOf = (view: WuhanView, looksAhead: boolean): ExpertSight => {
  const sight = sightOf(view);
  const others = seatsAfter(sight.seat, view.table.length);
  const rivals = others.map((seat) => rivalAt(view, seat, sight.seat));
  return {
    ...sight,
    wall: Math.max(0, view.wallSize - view.options.wallRemainder),
    hidden: Math.max(
      others.reduce((sum, seat) => sum + at(view.table, seat).concealedSize, view.wallSize),
      sight.unseen.reduce((sum, copies) => sum + copies),
    ),
    rivals,
    rivalMelds: rivals.reduce((sum, { melds }) => sum + melds, 0),
    looksAhead,
  };
};

/** What the expert reads out of its view besides its own hand: the rivals, and how far the round is. */
import type { Seat, Tile, WuhanView } from '@paiju/engine';
import { at, seatsAfter, suitIndex } from '@paiju/engine';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

export interface Rival {
  readonly seat: Seat;
  readonly opened: boolean;
  /** Melds that fill the place of a set. */
  readonly melds: number;
  /** The suit of all of them, if they share one. */
  readonly suit: number | null;
  readonly discards: readonly Tile[];
  /** What others have discarded since its last turn and it did not win on. */
  readonly passed: readonly Tile[];
}

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

const rivalAt = (view: WuhanView, seat: Seat, own: Seat): Rival => {
  const { melds, discards } = at(view.table, seat);
  const sets = melds.filter(({ made }) => made !== 'special');
  const [first] = sets;
  const suit = first === undefined || first.tile === null ? null : suitIndex(first.tile);
  const isOneSuit = sets.every(({ tile }) => tile !== null && suitIndex(tile) === suit);
  return {
    seat,
    opened: at(view.opened, seat),
    melds: sets.length,
    suit: isOneSuit ? suit : null,
    discards,
    passed: passedBy(view, seat, own),
  };
};

/** The seats between a rival and this one have discarded after it, unless a claim passed them over. */
const passedBy = (view: WuhanView, rival: Seat, own: Seat): Tile[] => {
  const passed: Tile[] = [];
  for (const seat of seatsAfter(rival, view.table.length)) {
    if (seat === own) break;
    const last = at(view.table, seat).discards.at(-1);
    if (last !== undefined) passed.push(last);
  }
  return passed;
};

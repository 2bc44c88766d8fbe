/** What the other seats have shown. */
import type { Seat, Tile } from '@paiju/engine';
import { at, seatsAfter, suitIndex } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';

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

export const rivalAt = (view: WuhanView, seat: Seat, own: Seat): Rival => {
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

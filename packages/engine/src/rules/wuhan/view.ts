/** W-10.4: what one seat may know, and what it learns of each event. */
import { tilesIn } from '../../core/counts.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { RoundView, SeenDealt, SeenTableEvent } from '../../play/view.ts';
import { dealtSeenBy, roundView, tableEventSeenBy } from '../../play/view.ts';
import { hasOpened } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import type { WuhanEnded, WuhanEvent, WuhanState, WuhanWon } from './state.ts';
import { waitsOf } from './win.ts';

export interface WuhanView extends RoundView<never> {
  readonly options: WuhanOptions;
  readonly flip: Tile;
  readonly laizi: Tile;
  readonly pizi: readonly Tile[];
  readonly fixed: readonly Tile[];
  readonly opened: BySeat<boolean>;
  /** Whether this seat may not win on a discard for now. */
  readonly barred: boolean;
  /** The tiles that would complete the own hand at rest, the minimum aside. */
  readonly waits: readonly Tile[];
  readonly winner: Seat | null;
  /** The tile the round was won on, which is in no hand. */
  readonly winningTile: Tile | null;
  /** All concealed hands once the round is over. */
  readonly shown: BySeat<readonly Tile[]> | null;
}

export const view = (state: WuhanState, seat: Seat | null): WuhanView => ({
  ...roundView(state, seat, () => !state.options.showConcealedKong && state.phase.name !== 'over'),
  options: state.options,
  flip: state.extra.flip,
  laizi: state.extra.laizi,
  pizi: state.extra.pizi,
  fixed: state.extra.fixed,
  opened: state.seats.map(({ melds }) => hasOpened(state.options, melds)),
  barred: seat !== null && state.extra.barred.includes(seat),
  waits: seat === null ? [] : ownWaits(state, seat),
  winner: state.extra.winner,
  winningTile: state.extra.winningTile,
  shown: state.phase.name === 'over' ? state.seats.map(({ concealed }) => tilesIn(concealed)) : null,
});

const ownWaits = (state: WuhanState, seat: Seat): Tile[] => {
  const { concealed, melds } = at(state.seats, seat);
  const isAtRest = tilesIn(concealed).length % 3 === 1;
  return isAtRest ? waitsOf(state.options, { concealed, melds, specials: state.extra }) : [];
};

/** What a seat learns of an event: wins and ends hide nothing. */
export type WuhanSeen = (SeenDealt & { readonly flip: Tile }) | SeenTableEvent | WuhanWon | WuhanEnded;

/** An event as it can be told: whole, from a record, or as a seat has learnt it. */
export type WuhanHappened = WuhanEvent | WuhanSeen;

/** A new event does not compile until its secrecy is decided here. */
export const seenBy = (options: WuhanOptions, event: WuhanEvent, seat: Seat | null): WuhanSeen | null => {
  switch (event.type) {
    case 'dealt':
      return { ...dealtSeenBy(event, seat), flip: event.chance.flip };
    case 'won':
    case 'ended':
      return event;
    case 'chosen':
      return null; // nothing is chosen in secret here
    default:
      return tableEventSeenBy(event, seat, !options.showConcealedKong);
  }
};

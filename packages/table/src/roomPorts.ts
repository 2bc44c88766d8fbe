/** What a room is made of, and what it needs from outside. */
import type { BySeat, Game, MatchTerms, Seat } from '@paiju/engine';
import type { SeatDown } from '@paiju/protocol';
import type { Packing } from './outbox.ts';
import type { SeatPort, TablePorts, TableSettings } from './ports.ts';

export type Occupant<Level extends string = string> =
  /** Away: gone when the room begins, as everybody is after a restore until they have come back. */
  | { readonly is: 'person'; readonly isAway?: boolean }
  | { readonly is: 'bot'; readonly level: Level }
  | { readonly is: 'empty' };

export interface RoomPlan<Level extends string> {
  readonly game: Game;
  readonly terms: MatchTerms;
  readonly seats: BySeat<Occupant<Level>>;
}

export interface RoomPorts<Level extends string> extends Pick<TablePorts, 'log' | 'wait' | 'now' | 'keep'> {
  /** To the person in a seat. Never waited for. */
  tell(seat: Seat, message: SeatDown): void;
  /** How what people were told is kept for those who have missed it; as it is unless something is said. */
  readonly packing?: Packing;
  /** A player that is a program. */
  bot(seat: Seat, level: Level): SeatPort;
  /** A step could not be kept: the room is over. */
  stopped?(step: number, reason: unknown): void;
}

export interface RoomSettings<Level extends string> extends TableSettings {
  /** The version of the language that is spoken to people. */
  readonly protocol: number;
  /** How long people may look at the end of a round; null until all of them have said that they are ready. */
  readonly readyMs: number | null;
  /** Who plays for a person that is gone, and after how long; null for nobody. */
  readonly standIn: StandIn<Level> | null;
  /**
   * Messages are numbered from here on, 0 unless it is given. After a restore it is higher than any number told before, so that
   * whoever was told them begins anew.
   */
  readonly firstNumber?: number;
  /** So much later than the players those are told who watch; 0 unless it is given. */
  readonly watchDelayMs?: number;
}

export interface StandIn<Level extends string> {
  readonly level: Level;
  readonly afterMs: number;
}

/** What a ruleset on the shared round brings along. */
import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';

/** The part of a win that moves tiles. `tile` is null where the winner leaves on the hand as dealt. */
export interface WonBase {
  readonly type: 'won';
  readonly seat: Seat;
  readonly tile: Tile | null;
  /** The seat that discarded the tile or was robbed of it; null for a self-drawn win. */
  readonly from: Seat | null;
  readonly robbed: boolean;
  /** Everyone who wins on this tile, in the order they are settled. */
  readonly winners: readonly Seat[];
}

export interface EndedBase {
  readonly type: 'ended';
  readonly reason: string;
}

/** The types a ruleset brings to the shared round, which carries them and never reads them. */
export interface Kit {
  readonly options: unknown;
  /** What chance decides besides the wall. */
  readonly chance: unknown;
  /** The ruleset's own state. Replaced as a whole when it changes, so copies may share it. */
  readonly extra: unknown;
  readonly choice: { readonly type: string };
  readonly won: WonBase;
  readonly ended: EndedBase;
  /** Events only this ruleset has. */
  readonly own: { readonly type: string };
}

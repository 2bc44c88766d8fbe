/** What happened in a round: past tense, complete, enough on its own to rebuild the state. */
import { madeBySeat } from '../core/made.ts';
import type { Meld } from '../core/meld.ts';
import type { BySeat, Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { Claim, Pass } from './actions.ts';
import type { Kit } from './kit.ts';
import type { WallEnd } from './wall.ts';

export type Dealt<C> = {
  readonly type: 'dealt';
  readonly round: number;
  readonly dealer: Seat;
  readonly hands: BySeat<readonly Tile[]>;
  /** What is left after the deal, front first. */
  readonly wall: readonly Tile[];
  readonly chance: C;
};

export type Chosen<C> = { readonly type: 'chosen'; readonly seat: Seat; readonly choice: C };

export type TableEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile; readonly end: WallEnd }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  /** A fourth tile is being added to a pung and may be robbed. */
  | { readonly type: 'kong-declared'; readonly seat: Seat; readonly tile: Tile; readonly justDrawn: boolean }
  | { readonly type: 'claims-opened'; readonly offers: BySeat<readonly Claim[]> }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly answer: Claim | Pass;
      readonly declined: number | null;
    }
  /** `justDrawn`: a pung became a kong with the tile drawn last. What a concealed kong was made with is nobody's business. */
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: Meld; readonly justDrawn: boolean };

/** The two events most rounds are made of. */
export const discardedBy = madeBySeat((seat, tile): TableEvent => ({ type: 'discarded', seat, tile }));
export const drawnBy = madeBySeat((seat, tile): TableEvent => ({ type: 'drew', seat, tile, end: 'front' }));

export type RoundEvent<K extends Kit> =
  | Dealt<K['chance']>
  | Chosen<K['choice']>
  | TableEvent
  | K['won']
  | K['ended']
  | K['own'];

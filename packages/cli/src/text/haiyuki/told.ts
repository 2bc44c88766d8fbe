/** Events of Haiyuki as they can be told: whole, from a record, or with the parts missing that a seat may not see. */
import type { BySeat, HaiyukiEvent, Seat, Tile } from '@paiju/engine';

type Whole = Exclude<HaiyukiEvent, { readonly type: 'dealt' | 'drew' | 'exchanged' }>;

export type Told =
  | Whole
  | ToldDeal
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null; readonly place?: number }
  | ToldExchange;

export interface ToldDeal {
  readonly type: 'dealt';
  readonly round: number;
  readonly starter: Seat;
  readonly hp: BySeat<number>;
  readonly mp: BySeat<number>;
  readonly dora: Tile;
  readonly hands?: BySeat<readonly Tile[]>;
  readonly ura?: Tile;
}

/** By seat where everything may be known; else how many tiles each seat exchanged, and the own ones. */
export type ToldExchange =
  | {
      readonly type: 'exchanged';
      readonly given: BySeat<readonly Tile[]>;
      readonly received: BySeat<readonly Tile[]>;
      readonly sizes?: undefined;
    }
  | {
      readonly type: 'exchanged';
      readonly sizes: BySeat<number>;
      readonly given?: readonly Tile[];
      readonly received?: readonly Tile[];
    };

/** A whole event can always be told: this does not compile where the engine's events have outgrown `Told`. */
export const told = (event: HaiyukiEvent): Told => event;

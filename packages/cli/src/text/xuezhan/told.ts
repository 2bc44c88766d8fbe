/** Events of Xuezhan as they can be told: whole, from a record, or with the parts missing that a seat may not see. */
import type { BySeat, Claim, Fan, Meld, Pass, Seat, Standing, Suit, Tile, XuezhanEvent } from '@paiju/engine';

type Hidden<T> = T | null;

export type Told =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands?: BySeat<readonly Tile[]>;
    }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly choice: object }
  | { readonly type: 'buried'; readonly suits: BySeat<Suit>; readonly tiles: BySeat<Hidden<readonly Tile[]>> }
  | ToldExchange
  | { readonly type: 'voided'; readonly suits: BySeat<Suit> }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly tile: Hidden<Tile>;
      readonly end: 'front' | 'back';
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'kong-declared'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'claims-opened' }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Claim | Pass }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: ToldMeld }
  | ToldWin
  | ToldEnd;

export interface ToldExchange {
  readonly type: 'exchanged';
  readonly direction: 1 | 2 | 3;
  /** All gifts by giver, or only the own two. */
  readonly tiles?: BySeat<readonly Tile[]>;
  readonly given?: Hidden<readonly Tile[]>;
  readonly received?: Hidden<readonly Tile[]>;
}

export type ToldMeld = Omit<Meld, 'tile' | 'made'> & {
  readonly tile: Hidden<Tile>;
  readonly made?: 'claimed' | 'added' | 'concealed';
};

export interface ToldWin {
  readonly type: 'won';
  readonly seat: Seat;
  readonly tile: Hidden<Tile>;
  readonly from: Seat | null;
  readonly robbed: boolean;
  readonly concealed: Hidden<readonly Tile[]>;
  readonly fans: readonly Fan[];
  readonly fan: number;
  readonly capped: number;
}

export interface ToldEnd {
  readonly type: 'ended';
  readonly reason: string;
  readonly hands: BySeat<readonly Tile[]>;
  readonly standings: BySeat<Standing | null>;
}

/** A whole event can always be told: this does not compile where the engine's events have outgrown `Told`. */
export const told = (event: XuezhanEvent): Told => event;

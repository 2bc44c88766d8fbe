/** Events that all games share, as they can be told: whole, from a record, or with the parts missing that a seat may not see. */
import type { BySeat, Claim, KongMade, Meld, Pass, Seat, Tile } from '@paiju/engine';

export type Hidden<T> = T | null;

export type ToldTable =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands?: BySeat<readonly Tile[]>;
    }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly choice: object }
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
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: ToldMeld };

export type ToldMeld = Omit<Meld, 'tile' | 'made'> & {
  readonly tile: Hidden<Tile>;
  readonly made?: KongMade;
};

/** A win, as far as all games tell it alike. */
export interface ToldWinBase {
  readonly type: 'won';
  readonly seat: Seat;
  readonly tile: Hidden<Tile>;
  readonly from: Seat | null;
  readonly robbed: boolean;
  readonly concealed: Hidden<readonly Tile[]>;
}

export interface ToldEndBase {
  readonly type: 'ended';
  readonly reason: string;
  readonly hands: BySeat<readonly Tile[]>;
}

/** Events as they can be told: whole, from a record, or with the parts missing that a seat may not see. */
import type {
  BySeat,
  HaiyukiEvent,
  KongMade,
  Seat,
  Standing,
  Suit,
  Tile,
  WuhanEnded,
  WuhanEvent,
  WuhanWon,
  XuezhanEvent,
  XuezhanWon,
} from '@paiju/engine';

export type Hidden<T> = T | null;

/** A whole event can always be told: this does not compile where the engine's events have outgrown what is told. */
type Covering<_Whole extends Told, Told> = Told;

export interface ToldMeld {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tile: Hidden<Tile>;
  readonly from: Seat | null;
  readonly made?: Hidden<KongMade>;
}

export type ToldTable =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly hand?: Hidden<readonly Tile[]>;
      readonly hands?: BySeat<readonly Tile[]>;
    }
  | { readonly type: 'chosen' }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly tile: Hidden<Tile>;
      readonly end: 'front' | 'back';
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'kong-declared'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'claims-opened' }
  | { readonly type: 'answered' }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: ToldMeld };

export type ToldXuezhanWin = Omit<XuezhanWon, 'concealed' | 'melds'> & {
  readonly concealed: Hidden<readonly Tile[]>;
  readonly melds: readonly ToldMeld[];
};

export interface ToldXuezhanEnd {
  readonly type: 'ended';
  readonly reason: string;
  readonly hands: BySeat<readonly Tile[]>;
  readonly standings: BySeat<Standing | null>;
}

export interface ToldGifts {
  readonly type: 'exchanged';
  readonly direction: 1 | 2 | 3;
  /** All gifts by giver, or only the own two. */
  readonly tiles?: BySeat<readonly Tile[]>;
  readonly given?: Hidden<readonly Tile[]>;
  readonly received?: Hidden<readonly Tile[]>;
}

export type ToldXuezhan = Covering<XuezhanEvent, ToldXuezhanEvent>;

type ToldXuezhanEvent =
  | ToldTable
  | { readonly type: 'buried'; readonly suits: BySeat<Suit>; readonly tiles: BySeat<Hidden<readonly Tile[]>> }
  | ToldGifts
  | { readonly type: 'voided'; readonly suits: BySeat<Suit> }
  | ToldXuezhanWin
  | ToldXuezhanEnd;

export type ToldWuhan = Covering<WuhanEvent, ToldTable | WuhanWon | WuhanEnded>;

type OpenHaiyuki = Exclude<HaiyukiEvent, { readonly type: 'dealt' | 'drew' | 'exchanged' }>;

export interface ToldHaiyukiDeal {
  readonly type: 'dealt';
  readonly round: number;
  readonly starter: Seat;
  readonly dora: Tile;
  readonly hand?: Hidden<readonly Tile[]>;
  readonly hands?: BySeat<readonly Tile[]>;
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

export type ToldHaiyuki = Covering<HaiyukiEvent, ToldHaiyukiEvent>;

type ToldHaiyukiEvent =
  | OpenHaiyuki
  | ToldHaiyukiDeal
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Hidden<Tile> }
  | ToldExchange;

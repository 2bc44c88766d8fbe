/** Events of Xuezhan as they can be told. */
import type { BySeat, Fan, Standing, Suit, Tile, XuezhanEvent } from '@paiju/engine';
import type { Hidden, ToldEndBase, ToldTable, ToldWinBase } from '../round/told.ts';

export type Told =
  | ToldTable
  | { readonly type: 'buried'; readonly suits: BySeat<Suit>; readonly tiles: BySeat<Hidden<readonly Tile[]>> }
  | ToldExchange
  | { readonly type: 'voided'; readonly suits: BySeat<Suit> }
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

export interface ToldWin extends ToldWinBase {
  readonly fans: readonly Fan[];
  readonly fan: number;
  readonly capped: number;
}

export interface ToldEnd extends ToldEndBase {
  readonly standings: BySeat<Standing | null>;
}

/** A whole event can always be told: this does not compile where the engine's events have outgrown `Told`. */
export const told = (event: XuezhanEvent): Told => event;

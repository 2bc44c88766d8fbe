/** How a game settles: what its sheet says of a win and of the end of a round. */
import type { BySeat, Seat, SeenMeld, Tile } from '@paiju/engine';
import type { ReactNode } from 'react';
import type { GameTelling, Telling } from '../telling/index.ts';
import type { Groups } from './groups.ts';

/** What the wins of all games have. */
export interface WinSeen {
  readonly seat: Seat;
  /** Null where the hand was won as it was dealt. */
  readonly tile: Tile | null;
  /** Null where the hand stays hidden. */
  readonly concealed: readonly Tile[] | null;
  readonly melds: readonly SeenMeld[];
}

/** What the ends of all games have. */
export interface EndSeen {
  readonly reason: string;
  readonly hands: BySeat<readonly Tile[]>;
}

/** How somebody stood who had not won. */
export interface EndStanding {
  readonly text: string;
  /** It costs more than not to be ready. */
  readonly isPunished: boolean;
}

export interface GameWorth {
  /** The concealed tiles of a win, set by set. */
  groups(win: WinSeen, view: object): Groups;
  /** What somebody held at the end. */
  held(tiles: readonly Tile[]): Groups;
  /** What the win is called: its fan, its types, its yaku. */
  titles(win: WinSeen, setting: Telling): readonly string[];
  /** How the win came to what was paid: a component. */
  Worth(props: { readonly win: WinSeen; readonly setting: Telling }): ReactNode;
  /** Whether what a win brings about is its price, and not money that only goes back or on with it. */
  isPrice(reason: string): boolean;
  standing(end: EndSeen, seat: Seat, t: Telling['t']): EndStanding;
  /** By what reckoning the end is paid; null where that needs no words. */
  note(end: EndSeen, setting: Telling): string | null;
}

/** What the sheet needs of a game. */
export interface SettledGame {
  readonly telling: GameTelling;
  readonly worth: GameWorth;
}

/** What every part of the sheet is given. */
export interface PartProps {
  readonly game: SettledGame;
  readonly setting: Telling;
}

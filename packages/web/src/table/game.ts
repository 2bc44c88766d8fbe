/** What a game of four shows that others do not, read from its view. A game that sits down here answers all of it. */
import type { RoundView, Seat, Suit, Tile } from '@paiju/engine';

/** What the views of all games of four have. */
export interface FourView extends RoundView {
  readonly waits: readonly Tile[];
}

/** How a seat stands in the round, beyond its tiles. */
export interface SeatMarks {
  readonly voidSuit: Suit | null;
  readonly standing: 'locked' | 'left' | 'opened' | null;
  /** Tiles it has won on, lying beside its hand. */
  readonly won: readonly Tile[];
  /** Tiles it has put away before the first discard; null is one that may not be seen. */
  readonly buried: readonly (Tile | null)[];
}

/** What was turned over before the first discard, and what follows from it. */
export interface Specials {
  readonly flip: Tile;
  readonly laizi: Tile;
  readonly pizi: readonly Tile[];
  /** Laid out whatever was flipped. */
  readonly fixed: readonly Tile[];
}

/** Tiles that lie neither in a hand nor in a river nor in a meld. */
export interface Aside {
  readonly spot: 'won' | 'flip' | 'buried';
  /** Null where they belong to nobody. */
  readonly seat: Seat | null;
  readonly tiles: readonly Tile[];
}

export interface FourGame<V extends FourView = FourView> {
  specials(view: V): Specials | null;
  marks(view: V, seat: Seat): SeatMarks;
  /** The concealed tiles of somebody else, where all may see them. */
  shown(view: V, seat: Seat): readonly Tile[] | null;
  asides(view: V): readonly Aside[];
}

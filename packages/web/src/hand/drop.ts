/** What it means to drag a tile of the hand somewhere and let it go. */

/** How far from where it was, in shares of a tile: to the right, and downwards. */
export interface Way {
  readonly right: number;
  readonly down: number;
}

export interface Place {
  /** Tiles can be moved within the hand. */
  readonly canMove: boolean;
  /** Counted from the uppermost row. */
  readonly row: number;
  readonly rows: number;
  readonly columns: number;
}

/** Thrown, moved by so many tiles, or back where it was. */
export type Drop = 'throw' | number;

/** Dragged this far out of the hand, it is thrown. */
const THROW_FROM = 0.55;

export const dropOf = ({ right, down }: Way, { canMove, row, rows, columns }: Place): Drop => {
  // Where tiles can be moved, the rows above are places for it.
  const rowsAbove = canMove ? row : 0;
  if (-down > THROW_FROM + rowsAbove) return 'throw';
  if (!canMove) return 0;
  const rowsDown = Math.max(-row, Math.min(Math.round(down), rows - 1 - row));
  return Math.round(right) + columns * rowsDown;
};

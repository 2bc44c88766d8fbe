/** One line of the board, without colour yet. */
export interface BoardLine {
  readonly text: string;
  /** A suit whose tiles fade. */
  readonly dim?: string;
  /** Stands out: whose move it is. */
  readonly isBold?: boolean;
  /** Faint as a whole: there, and of no use now. */
  readonly isFaint?: boolean;
  /** The end of a block: where there is room, a gap follows. */
  readonly isLast?: boolean;
}

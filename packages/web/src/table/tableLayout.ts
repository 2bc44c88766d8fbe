/** A table in numbers: what has to find room on it, and how large everything is drawn. */
import type { Room } from '../looks/useRoom.ts';
import type { HandRow } from './handRow.ts';
import type { RiverField, RiverShape } from './rivers.ts';
import type { Held } from './seatFit.ts';

export interface Sitting {
  /** Who only watches has no buttons. */
  readonly isWatching?: boolean;
  /** The corner belongs to the menu, as it does for whoever plays. */
  readonly hasCorner?: boolean;
  /** Something is chosen before anybody plays. */
  readonly isChoosing?: boolean;
  /** The tiles of the own hand, with the one that is drawn next. */
  readonly tiles?: number;
  /** How wide everything lies that it has laid out, one by one, in tiles. */
  readonly laid?: readonly number[];
  /** The others, in turn order: right, across, left. */
  readonly others?: readonly Held[];
  /** The tiles of the longest river. */
  readonly longest?: number;
}

export interface TableLayout {
  /** Widths of tiles: in the own hand, in rivers and melds, and the backs of the others. */
  readonly own: number;
  readonly river: number;
  readonly back: number;
  /** The own hand as it stands now: so many tiles in a row, and how wide they are. */
  readonly row: HandRow;
  readonly shape: RiverShape;
  /** Every river has room for so many tiles of this size. */
  readonly reserve: number;
  /** From top to bottom: the seat across, the rivers, the buttons, the own plate, the hand. Together the whole height. */
  readonly rows: {
    readonly top: number;
    readonly middle: number;
    readonly actions: number;
    readonly strip: number;
    readonly hand: number;
  };
  /** Melds across lie below their hand. */
  readonly hasTwoLines: boolean;
  /** Where rivers and centre lie in the middle. */
  readonly field: RiverField;
  /** How high and wide a plate is at most. */
  readonly plate: Room;
  /** A column of buttons under either thumb; zero where they stand above the hand. */
  readonly aside: number;
  /** By how much words grow with the table. */
  readonly scale: number;
  readonly isSmall: boolean;
  /** A phone on its side. */
  readonly isFlat: boolean;
}

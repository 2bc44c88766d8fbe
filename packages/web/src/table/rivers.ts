/** Where the rivers lie: each on its owner's side of the centre, growing away from it. */
import type { Room } from '../looks/useRoom.ts';

export interface Box extends Room {
  readonly left: number;
  readonly top: number;
}

export interface RiverShape {
  /** Round a small centre every river begins at a corner and runs past the next one, as the sails of a windmill do. */
  readonly isWindmill: boolean;
  /** Tiles in a row above and below the centre, and in a column beside it. */
  readonly across: number;
  readonly tall: number;
  /** Melds at the sides are turned along their edge; else they lie in rows one below the other. */
  readonly isTurned: boolean;
}

/** Rivers hold so many tiles before they are drawn smaller: most rounds end with fewer. */
export const RIVER_TILES = 18;
/** A tile in a river is so much higher than wide, with the line to the next. */
export const RIVER_RATIO = 1.36;
/** Between a river and the centre. */
export const RIVER_GAP = 3;
/** What lies at the sides is so wide, in tiles: a pung in a row, or one that is turned. */
const IN_ROWS = 3.4;
const TURNED = RIVER_RATIO;
/** Air beside what lies at the sides. */
export const STRIP_AIR = 6;
const TURNED_AIR = 2;

/** So many lines take a number of tiles, so many to a line. */
export const depthOf = (tiles: number, long: number): number => Math.ceil(tiles / long);

/** What people know comes first. */
export const SHAPES: readonly RiverShape[] = [
  { isWindmill: false, across: 6, tall: 6, isTurned: false },
  { isWindmill: false, across: 6, tall: 6, isTurned: true },
  { isWindmill: false, across: 9, tall: 6, isTurned: false },
  { isWindmill: true, across: 6, tall: 6, isTurned: true },
];

export interface Ground extends Room {
  /** The least centre. */
  readonly centre: Room;
  readonly plate: Room;
  /** Plates of seats at the sides stand in columns of their own where their strips are too narrow. */
  readonly hasColumns?: boolean;
  /** So many rows of melds share the height with the rivers. */
  readonly meldRows: number;
  /** Every river has room for so many tiles. */
  readonly tiles: number;
}

/** The plates at the sides stand above the rivers where the strips are narrow. */
const headOf = ({ isTurned }: RiverShape, plate: Room): number => (isTurned ? plate.height : 0);

/** The widest tile at which rivers of a shape, the centre, the strips at the sides and the rows of melds fit. */
export const tileFor = (shape: RiverShape, ground: Ground): number => {
  const { width, height, centre, plate, meldRows, tiles, hasColumns = false } = ground;
  const { isWindmill, across, tall, isTurned } = shape;
  const [rows, columns] = [depthOf(tiles, across), depthOf(tiles, tall)];
  const strips = 2 * (isTurned ? TURNED : IN_ROWS);
  const air = 2 * ((isTurned ? TURNED_AIR : STRIP_AIR) + RIVER_GAP);
  const beside = (width - air - (isWindmill ? centre.width : 0)) / (2 * columns + strips);
  const between = isWindmill ? across + columns : across + 2 * columns;
  const wide = (width - air) / (between + strips);
  const besidePlates =
    isTurned || hasColumns ? Number.POSITIVE_INFINITY : (width - air - 2 * plate.width) / between;
  const high = height - headOf(shape, plate) - 2 * RIVER_GAP;
  const below = (high - centre.height) / ((2 * rows + meldRows) * RIVER_RATIO);
  // Beside the centre a column runs past it.
  const column = isWindmill ? tall + rows : tall;
  const deep = high / ((column + meldRows) * RIVER_RATIO);
  return Math.min(beside, wide, besidePlates, below, deep);
};

/** What the rivers of a shape and the centre take at least. */
export const leastHeight = (shape: RiverShape, tile: number, { centre, plate, tiles }: Ground): number => {
  const { isWindmill, across, tall } = shape;
  const rows = depthOf(tiles, across);
  const column = (isWindmill ? tall + rows : tall) * RIVER_RATIO * tile;
  const below = 2 * rows * RIVER_RATIO * tile + centre.height;
  return Math.max(column, below) + headOf(shape, plate) + 2 * RIVER_GAP;
};

export interface RiverField {
  readonly centre: Box;
  /** By place: own, right, across, left. */
  readonly rivers: readonly Box[];
  /** How wide the strips at the sides are. */
  readonly strip: number;
}

/** At most so wide, in tiles, is the centre of a windmill; so much higher than wide is it at most. */
const WIDEST_HUB = 4.2;
/** Small tiles leave it room for its words, in pixels. */
export const WORDS = 124;
const SLIM = 1.8;
/** So high for its width is the centre of a cross at most; where the strips are narrow there is height to spare. */
const SQUAT = { rows: 0.72, turned: 0.9 } as const;

export const fieldFor = (
  shape: RiverShape,
  tile: number,
  { width, height, plate, tiles }: Omit<Ground, 'centre' | 'meldRows'>,
): RiverField => {
  const { isWindmill, across, tall, isTurned } = shape;
  const [rows, columns] = [depthOf(tiles, across), depthOf(tiles, tall)];
  const flat: Room = { width: across * tile, height: Math.ceil(rows * RIVER_RATIO * tile) };
  const upright: Room = { width: columns * tile, height: Math.ceil(tall * RIVER_RATIO * tile) };
  const narrow = isTurned ? Math.ceil(TURNED * tile) + TURNED_AIR : 0;
  const spare = width - 2 * (upright.width + RIVER_GAP + narrow);
  const head = headOf(shape, plate);
  const high = height - head - 2 * (flat.height + RIVER_GAP);
  const hub: Room = isWindmill
    ? {
        width: Math.floor(Math.min(spare, Math.max(WORDS, WIDEST_HUB * tile))),
        height: Math.floor(Math.max(upright.height - flat.height, Math.min(high, spare * SLIM))),
      }
    : {
        width: Math.max(flat.width, Math.floor(Math.min(spare, WORDS))),
        height: Math.floor(
          Math.min(high, Math.max(WORDS, flat.width) * (isTurned ? SQUAT.turned : SQUAT.rows)),
        ),
      };
  const left = Math.floor((width - hub.width) / 2);
  const top = Math.floor(head + (height - head - hub.height) / 2);
  const middle = isWindmill ? top : Math.floor(top + (hub.height - upright.height) / 2);
  const right = left + hub.width;
  const bottom = top + hub.height;
  return {
    centre: { left, top, ...hub },
    rivers: [
      { left, top: bottom + RIVER_GAP, ...flat },
      { left: right + RIVER_GAP, top: isWindmill ? bottom - upright.height : middle, ...upright },
      { left: right - flat.width, top: top - RIVER_GAP - flat.height, ...flat },
      { left: left - RIVER_GAP - upright.width, top: middle, ...upright },
    ],
    strip: Math.floor(left - RIVER_GAP - upright.width),
  };
};

/** The columns, and the share of its size, at which a river of `count` tiles fits where so many rows of so many columns do. */
export const riverFit = (
  count: number,
  columns: number,
  rows: number,
): { readonly columns: number; readonly scale: number } => {
  for (let wider = columns; ; wider++) {
    const scale = columns / wider;
    if (Math.ceil(count / wider) * scale <= rows) return { columns: wider, scale };
  }
};

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Where a discard lies among `count`, so many to a line: from its owner's left to right, the first line at the centre. */
export const cellOf = (place: number, discard: number, long: number, count: number): Cell => {
  const along = (discard % long) + 1;
  const line = Math.floor(discard / long) + 1;
  const lines = Math.max(1, Math.ceil(count / long));
  switch (place) {
    case 1:
      return { column: line, row: long + 1 - along };
    case 2:
      return { column: long + 1 - along, row: lines + 1 - line };
    case 3:
      return { column: lines + 1 - line, row: along };
    default:
      return { column: along, row: line };
  }
};

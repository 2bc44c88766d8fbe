/** How the own hand stands: so many tiles to a row, and how wide they are. */
import type { Room } from '../looks/useRoom.ts';

/** A tile with its side is so much higher than wide. */
export const TILE_RATIO = 1.43;
export const SMALLEST_OWN = 34;
export const HAND = 14;
/** The gap before the drawn tile, and those between tiles, in tiles. */
const handExtra = (columns: number): number => 0.5 + columns * 0.045;
const LARGEST_OWN = 88;

/** Between hand and melds, and at the ends. */
export const OWN_GAP = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** In one row if the tiles stay large enough, else in two; never so high that the rivers suffer. */
export const handSize = (
  { width, height }: Room,
  isFlat: boolean,
): { readonly own: number; readonly columns: number } => {
  const room = width - 10;
  const inOne = room / (HAND + handExtra(HAND));
  const most = Math.min(LARGEST_OWN, height * (isFlat ? 0.118 : 0.092));
  if (inOne >= SMALLEST_OWN) return { own: Math.floor(clamp(inOne, SMALLEST_OWN, most)), columns: HAND };
  const columns = HAND / 2;
  return {
    own: Math.floor(clamp(room / (columns + handExtra(columns)), SMALLEST_OWN, height * 0.075)),
    columns,
  };
};

export interface HandRow {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
}

/** So much of their size tiles may lose for standing in one row. */
const NEARLY = 0.85;

/** A hand of so many tiles, with the one that is drawn next: in one row while it stays nearly as large, else in two alike. */
export const handRow = (tiles: number, room: Room, isFlat: boolean): HandRow => {
  const { own, columns } = handSize(room, isFlat);
  const count = Math.min(HAND, tiles);
  const inOne = (room.width - 10) / (count + handExtra(count));
  if (count <= columns || inOne >= Math.max(SMALLEST_OWN, own * NEARLY))
    return { columns: count, rows: 1, width: Math.min(own, inOne) };
  return { columns: Math.ceil(count / 2), rows: 2, width: own };
};

/** Melds beside the hand stay as large as rivers: if need be the hand gives way, down to so much of them. */
const NARROWER = 0.9;

/** The hand beside melds that take so much of the width, of tiles of so much. */
export const besideMelds = (row: HandRow, room: number, melds: number, tile: number): HandRow => {
  if (melds === 0 || row.rows > 1) return row;
  const left = (room - melds - 3 * OWN_GAP) / (row.columns + handExtra(row.columns));
  return { ...row, width: Math.min(row.width, Math.max(SMALLEST_OWN, tile * NARROWER, left)) };
};

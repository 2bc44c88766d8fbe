/** Melds as they lie on the table: which tile is turned towards the seat it came from, and how large they can be. */
import type { MeldView, Tile } from '@paiju/engine';
import type { Room } from '../looks/useRoom.ts';
import { RIVER_RATIO } from './rivers.ts';

export interface Piece {
  /** Null shows a back. */
  readonly tile: Tile | null;
  readonly isTurned: boolean;
}

/** Places at the table as they are drawn: 0 bottom, 1 right, 2 top, 3 left. */
type Place = number;
type End = 'first' | 'middle' | 'last';

/** By the place of the owner, then of the seat that fed it: the end of the meld that is nearest to that seat. */
const NEAREST: readonly (readonly End[])[] = [
  ['middle', 'last', 'middle', 'first'],
  ['last', 'middle', 'first', 'middle'],
  ['middle', 'last', 'middle', 'first'],
  ['last', 'middle', 'first', 'middle'],
];

export interface Fed {
  readonly owner: Place;
  readonly from: Place | null;
  /** Tiles that were taken from that seat's river: one of them is the claimed tile of a chow. */
  readonly taken: readonly Tile[];
}

export const piecesOf = (meld: MeldView, { owner, from, taken }: Fed): Piece[] => {
  if (meld.kind === 'kong' && meld.made === 'special') return [{ tile: meld.tile, isTurned: false }];
  if (meld.kind === 'kong' && meld.made === 'concealed')
    return [null, meld.tile, meld.tile, null].map((tile) => ({ tile, isTurned: false }));
  const tiles = meld.kind === 'chow' ? chowTiles(meld.tile, taken) : sameTiles(meld);
  const end = from === null ? null : (NEAREST[owner]?.[from] ?? null);
  const turned = end === null ? -1 : end === 'first' ? 0 : end === 'last' ? tiles.length - 1 : 1;
  const isAdded = meld.kind === 'kong' && meld.made === 'added';
  // The fourth tile lies beside the third that was claimed.
  const second = isAdded && turned >= 0 ? (turned === tiles.length - 1 ? turned - 1 : turned + 1) : -1;
  const order = meld.kind === 'chow' && turned > 0 ? movedTo(tiles, turned) : tiles;
  return order.map((tile, place) => ({ tile, isTurned: place === turned || place === second }));
};

const sameTiles = ({ kind, tile }: MeldView): (Tile | null)[] =>
  Array.from({ length: kind === 'kong' ? 4 : 3 }, () => tile);

/** The claimed tile first, the others in order. */
const chowTiles = (lowest: Tile | null, taken: readonly Tile[]): (Tile | null)[] => {
  if (lowest === null) return [null, null, null];
  const tiles = [0, 1, 2].map((step) => (lowest + step) as Tile);
  const claimed = tiles.find((tile) => taken.includes(tile)) ?? lowest;
  return [claimed, ...tiles.filter((tile) => tile !== claimed)];
};

const movedTo = <T>(items: readonly T[], place: number): T[] => {
  const [first, ...rest] = items;
  return first === undefined ? [] : rest.toSpliced(place, 0, first);
};

/** A turned tile is as wide as an upright one is high. */
const TURNED = 1.34;
/** Between melds, and between single tiles that lie close together: the styles know them by these. */
export const GAP = 0.25;
export const LOOSE_GAP = 0.08;

interface Group {
  readonly pieces: readonly Piece[];
  readonly isLoose?: boolean;
}

/** How wide a meld is, in tiles, with the gap that follows it. */
export const unitsOf = ({ pieces, isLoose = false }: Group): number =>
  pieces.reduce((sum, { isTurned }) => sum + (isTurned ? TURNED : 1), GAP) +
  (isLoose ? LOOSE_GAP * (pieces.length - 1) : 0);

/** How many tiles of a meld of that width can lie over the one before them. */
export const jointsOf = (units: number): number => Math.floor(units - GAP) - 1;

/** By how much every tile of a meld lies over the one before it, so that all take no more than so much; in tiles. */
export const overlapIn = (group: Group, width: number): number =>
  Math.max(0, (unitsOf(group) - GAP - width) / Math.max(1, group.pieces.length - 1));

/** How high melds of these widths lie in rows of a length, both in tiles. */
export const rowsNeeded = (units: readonly number[], length: number): number => {
  let rows = units.length === 0 ? 0 : 1;
  let used = 0;
  for (const unit of units) {
    // The gap after the last of a row may lie beyond its end.
    if (unit - GAP > length) return Number.POSITIVE_INFINITY;
    if (used + unit - GAP > length) {
      rows++;
      used = 0;
    }
    used += unit;
  }
  return rows;
};

/** The narrowest room, in tiles, in which melds of these widths lie in at most so many rows. */
export const narrowest = (units: readonly number[], rows: number): number => {
  const total = units.reduce((a, b) => a + b, 0);
  const steps = units.flatMap((_, first) =>
    units.slice(first).map((_, i) => units.slice(first, first + i + 1)),
  );
  const lengths = steps.map((some) => some.reduce((a, b) => a + b, -GAP)).sort((a, b) => a - b);
  return lengths.find((length) => rowsNeeded(units, length + 0.001) <= rows) ?? total;
};

/** The widest tile, at most `wanted`, at which melds of these widths fit into the room, row by row. */
export const meldFit = (units: readonly number[], room: Room, wanted: number): number => {
  for (let width = Math.floor(wanted); width > SMALLEST_MELD; width--) {
    const rows = rowsNeeded(units, room.width / width);
    if (rows * width * RIVER_RATIO <= room.height) return width;
  }
  return SMALLEST_MELD;
};

const SMALLEST_MELD = 9;

/** H-6.2, H-6.30 to H-6.32, H-7.1: which tile of the wall a seat draws. Nothing but a skill takes another than the top one. */
import type { Counts } from '../../core/counts.ts';
import { countOf, kindsIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wall } from '../../play/wall.ts';
import { tilesLeft, wallOf } from '../../play/wall.ts';
import { allTilesOf } from './hand.ts';
import type { HaiyukiState } from './state.ts';
import { seatOf } from './state.ts';
import { colourOf } from './tiles.ts';
import { waitsOf, yakuOf } from './yaku.ts';

/** How many of the top tiles a curse chooses from. */
const CURSED_TILES = 20;

/** How many tiles lie above the one to be drawn. */
export const drawnPlace = (state: HaiyukiState, seat: Seat, isCursed: boolean): number => {
  const found = seatOf(state, seat).guaranteed ? completingPlace(state, seat) : null;
  return found ?? (isCursed ? worstPlace(state, seat) : 0); // H-6.31
};

/** H-6.30: the completing tile nearest to the top; null where the wall has none. */
const completingPlace = (state: HaiyukiState, seat: Seat): number | null => {
  const waits = waitsOf(allTilesOf(state, seat)).map(({ tile }) => tile);
  const place = tilesLeft(state.wall).findIndex((tile) => waits.includes(tile));
  return place < 0 ? null : place;
};

/** H-6.2: the lowest rating among the top tiles, the nearest to the top among equals. */
const worstPlace = (state: HaiyukiState, seat: Seat): number => {
  const all = allTilesOf(state, seat);
  const { concealed } = seatOf(state, seat);
  const byKind: number[] = [];
  const ratings = tilesLeft(state.wall)
    .slice(0, CURSED_TILES)
    .map((tile) => {
      byKind[tile] ??= ratingOf(all, concealed, tile);
      return byKind[tile];
    });
  return ratings.indexOf(Math.min(...ratings));
};

/** H-6.32: how useful a tile is to a seat that holds these tiles in all, and these of them closed. */
export const ratingOf = (all: Counts, closed: Counts, tile: Tile): number => {
  const twelve = withTile(all, tile);
  const yaku = yakuOf(twelve);
  if (yaku !== null) return 100_000 + yaku.score;
  let reach = 0;
  for (const out of kindsIn(withTile(closed, tile))) {
    // One hand that is changed and changed back costs less than one for each discard.
    twelve[out] = countOf(twelve, out) - 1;
    for (const { score } of waitsOf(twelve)) reach = Math.max(reach, score);
    twelve[out] = countOf(twelve, out) + 1;
  }
  if (reach > 0) return 10_000 + reach;
  const alike = kindsIn(closed).filter((other) => colourOf(other) === colourOf(tile));
  return 10 * countOf(closed, tile) ** 2 + alike.reduce((sum, other) => sum + countOf(closed, other), 0);
};

/** The wall without one tile; the others keep their order. */
export const wallWithout = (wall: Wall, place: number): Wall => {
  if (place === 0) return { ...wall, front: wall.front + 1 };
  return wallOf(tilesLeft(wall).filter((_, i) => i !== place));
};

export const tileAt = (wall: Wall, place: number): Tile => {
  const tile = tilesLeft(wall)[place];
  if (tile === undefined) throw new RangeError(`no tile ${place} in the wall`);
  return tile;
};

/** A place from 0 to n − 1 by one word of 32 bits drawn at the deal: the word's share of 2^32, times n, rounded down. */
export const placeBy = (word: number, n: number): number => Math.floor((word / 2 ** 32) * n);

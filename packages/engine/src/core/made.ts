/** Things that never change and are asked for again and again, made once. The hottest paths then leave nothing behind to be cleared up. */
import type { Seat } from './seat.ts';
import type { Tile } from './tile.ts';

export const madeByTile = <T>(make: (tile: Tile) => T): ((tile: Tile) => T) => {
  const made: T[] = [];
  return (tile) => {
    made[tile] ??= make(tile);
    return made[tile];
  };
};

/** For each seat and tile. */
export const madeBySeat = <T>(make: (seat: Seat, tile: Tile) => T): ((seat: Seat, tile: Tile) => T) => {
  const made: T[][] = [];
  return (seat, tile) => {
    made[seat] ??= [];
    made[seat][tile] ??= make(seat, tile);
    return made[seat][tile];
  };
};

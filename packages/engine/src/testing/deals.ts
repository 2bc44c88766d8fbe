/** Walls written by hand, for any game, and deals of Xuezhan for tests of the opening. */
import { countTiles, take, tilesIn } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import { seatsAfter } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { allTiles, SUITED } from '../core/tile.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import type { Direction, XuezhanState } from '../rules/xuezhan/state.ts';
import { SEAT_COUNT } from '../rules/xuezhan/state.ts';

/** What is written first, then all other tiles in order, then what is written last. */
export const writtenWall = (set: TileSet, first: readonly string[], last = ''): Tile[] => {
  const front = first.flatMap((text) => tilesOf(set, text));
  const back = tilesOf(set, last);
  const left = countTiles(set, allTiles(set));
  for (const tile of [...front, ...back]) take(left, tile);
  return [...front, ...tilesIn(left), ...back];
};

export interface DealText {
  /** By default `bury3`. */
  readonly options?: XuezhanOptions;
  /** By seat; a hand written short is filled up with tiles not written anywhere. */
  readonly hands: readonly string[];
  /** What is drawn first; all other tiles follow in order. */
  readonly wall?: string;
  readonly dealer?: Seat;
  readonly direction?: Direction;
}

/** The round at the start of its opening. */
export const dealt = (text: DealText): XuezhanState => {
  const { options = BURY3, dealer = 0, direction = 1 } = text;
  const setup = { round: 0, dealer, carried: null };
  return xuezhan.start(options, setup, { wall: wallFor(text, dealer), direction }).state;
};

const wallFor = ({ options = BURY3, hands, wall = '' }: DealText, dealer: Seat): Tile[] => {
  const rest = [...allTiles(SUITED)];
  const written = (text: string): Tile[] => {
    const tiles = tilesOf(SUITED, text);
    for (const tile of tiles) if (rest.splice(rest.indexOf(tile), 1)[0] !== tile) throw new RangeError(text);
    return tiles;
  };
  const order = [dealer, ...seatsAfter(dealer, SEAT_COUNT)];
  const blocks = order.map((seat) => written(hands[seat] ?? ''));
  const first = written(wall);
  const size = 3 * options.sets + (options.opening === 'bury' ? 4 : 1);
  for (const [place, block] of blocks.entries())
    while (block.length < size + (place === 0 ? 1 : 0)) block.push(...rest.splice(-1));
  return [...blocks.flat(), ...first, ...rest];
};

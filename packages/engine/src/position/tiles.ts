/** Where the tiles of a position are: none more often than there are copies, and the hidden ones dealt from what is left. */
import type { Counts } from '../core/counts.ts';
import { countOf, countTiles, tilesIn } from '../core/counts.ts';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { allTiles, codeOf, kinds } from '../core/tile.ts';
import type { Piece } from './problem.ts';
import { refuse } from './problem.ts';
import type { ReadSheet } from './sheet.ts';
import type { WallText } from './words.ts';

/** Always the same, so that the same text is always the same position. */
const SEED: Seed = seedOf('00'.repeat(32));
export const hiddenChance = (): Stream => new Stream({ seed: SEED, round: 0, name: 'wall' });

/** What is left of the set when everything written is taken away. */
export const unwritten = (
  set: TileSet,
  written: readonly Tile[],
  { isSketch, placeOf }: Pick<ReadSheet<object, object>, 'isSketch' | 'placeOf'>,
): Counts => {
  const left = countTiles(set, allTiles(set));
  const used = countTiles(set, written);
  for (const tile of kinds(set)) {
    if (countOf(used, tile) > set.copies && !isSketch)
      refuse('too-many-copies', { ...placeOf(''), text: codeOf(set, tile) }, String(set.copies));
    left[tile] = Math.max(0, set.copies - countOf(used, tile));
  }
  return left;
};

/** The wall with its hidden tiles made up; all that is left where nothing was written. */
export const wallTiles = (wall: WallText | undefined, left: Counts, place: Piece): readonly Tile[] => {
  const pool = hiddenChance().shuffle(tilesIn(left));
  const { front, hidden, back } = wall ?? { front: [], hidden: pool.length, back: [] };
  if (hidden > pool.length) refuse('too-few-tiles', place, `?${pool.length}`);
  return [...front, ...pool.slice(0, hidden), ...back];
};

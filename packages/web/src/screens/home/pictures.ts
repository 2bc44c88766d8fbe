/** A few tiles that show what each game is about. */
import type { GameId, Tile, TileSet } from '@paiju/engine';
import { HAIYUKI_TILES, SUITED, SUITED_AND_HONOURS, tileOf } from '@paiju/engine';

const tilesBy = (set: TileSet, ...codes: readonly string[]): readonly Tile[] =>
  codes.map((code) => {
    const tile = tileOf(set, code);
    if (tile === null) throw new RangeError(`no tile ${code} in ${set.id}`);
    return tile;
  });

export const PICTURES: Readonly<Record<GameId, readonly Tile[]>> = {
  xuezhan: tilesBy(SUITED, '1s', '5p', '9p', '7s', '3m'),
  wuhan: tilesBy(SUITED_AND_HONOURS, '5m', '7z', '2p', '6z', '8s'),
  haiyuki: tilesBy(HAIYUKI_TILES, 'ataho', 'sword', 'rin', 'mayu_purple', 'smash'),
};

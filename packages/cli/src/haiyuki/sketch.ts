/** A position of Haiyuki out of a typed hand. */
import type { Tile } from '@paiju/engine';
import { formatTiles, kinds } from '@paiju/engine';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import type { Sketch, TypedHand } from '../desk.ts';
import { UsageError } from '../edge/failure.ts';
import { refuseOtherSize, refuseTooMany, unknownTile } from '../edge/tiles.ts';
import { tileName, tileNamed, tilesText } from '../text/haiyuki/tiles.ts';

const AT_REST = 11;
/** A win in the first turn is one of its own. */
const TURN = 2;

const readNames = (option: string, text: string): Tile[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const tile = tileNamed(word);
      if (tile === null) throw unknownTile(option, word, tilesText(kinds(HAIYUKI_TILES)));
      return tile;
    });

const partsOf = ({ hand, melds, said: { dora } }: TypedHand): readonly string[] => {
  const tiles = readNames('--hand', hand);
  const pungs = readNames('--melds', melds);
  const all = [...tiles, ...pungs.flatMap((tile) => [tile, tile, tile])];
  refuseOtherSize(tiles.length, AT_REST + 1, pungs.length);
  refuseTooMany(HAIYUKI_TILES, all, tileName);
  const letters = (some: readonly Tile[]): string => formatTiles(HAIYUKI_TILES, some);
  const held = `0* ${letters(tiles.slice(0, -1))} + ${letters(tiles.slice(-1))}`;
  return [
    'seen 0',
    `turn ${TURN}`,
    `dora ${letters([dora === undefined ? absentFrom(all) : oneNamed('--dora', dora)])}`,
    [held, ...pungs.map((tile) => `pung ${letters([tile])}`)].join(' | '),
  ];
};

/** A dora that changes nothing for the hand. */
const absentFrom = (tiles: readonly Tile[]): Tile =>
  kinds(HAIYUKI_TILES).find((tile) => !tiles.includes(tile)) ?? (0 as Tile);

const oneNamed = (option: string, text: string): Tile => {
  const [tile, ...more] = readNames(option, text);
  if (tile === undefined || more.length > 0)
    throw new UsageError(`${option} is not allowed; allowed: one tile`);
  return tile;
};

export const haiyukiSketch: Sketch = {
  melds: 'the tile of each pung',
  flags: [{ name: 'dora', value: 'tile', about: 'the dora (default: one that the hand has nothing of)' }],
  parts: (_options, typed) => partsOf(typed),
};

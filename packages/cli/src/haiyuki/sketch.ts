/** A position of Haiyuki out of a typed hand. */
import type { Tile } from '@paiju/engine';
import { bySeat, kinds } from '@paiju/engine';
import type { HaiyukiOptions, HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';
import { freshSeat, HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import type { Sketch, TypedHand } from '../desk.ts';
import { UsageError } from '../edge/failure.ts';
import { refuseOtherSize, refuseTooMany, unknownTile } from '../edge/tiles.ts';
import { tileName, tileNamed, tilesText } from '../text/haiyuki/tiles.ts';

const SEATS = 2;
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

const viewOf = (options: HaiyukiOptions, { hand, melds = '', dora }: TypedHand): HaiyukiView => {
  const tiles = readNames('--hand', hand);
  const pungs = readNames('--melds', melds);
  const all = [...tiles, ...pungs.flatMap((tile) => [tile, tile, tile])];
  refuseOtherSize(tiles.length, AT_REST + 1, pungs.length);
  refuseTooMany(HAIYUKI_TILES, all, tileName);
  const drawn = tiles.at(-1) ?? null;
  return {
    options,
    seat: 0,
    round: 0,
    starter: 0,
    turn: TURN,
    wallSize: HAIYUKI_TILES.codes.length * HAIYUKI_TILES.copies - all.length - AT_REST,
    dora: dora === undefined ? absentFrom(all) : oneNamed('--dora', dora),
    ura: null,
    phase: { name: 'turn', seat: 0, source: 'wall', barred: null },
    isAsked: true,
    hand: [...tiles].sort((a, b) => a - b),
    drawn,
    table: bySeat(SEATS, (seat) =>
      seatView(options, seat, seat === 0 ? tiles.length : AT_REST, seat === 0 ? pungs : []),
    ),
    waits: [],
    shown: null,
  };
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

const seatView = (
  { seat0, seat1, hp, mp }: HaiyukiOptions,
  seat: number,
  concealedSize: number,
  pungs: readonly Tile[],
): HaiyukiSeatView => ({
  character: seat === 0 ? seat0 : seat1,
  hp,
  mp,
  concealedSize,
  ...freshSeat(),
  melds: pungs.map((tile) => ({ kind: 'pung', tile, from: 1 })),
});

export const haiyukiSketch: Sketch = {
  takes: ['dora'],
  view: (options, typed) => viewOf(options as HaiyukiOptions, typed),
};

/** How large everything is drawn: the playing field in numbers, from the room there is. */
import type { Room } from '../looks/useRoom.ts';
import { narrowest, rowsNeeded } from './melds.ts';
import type { Ground, RiverField, RiverShape } from './rivers.ts';
import { fieldFor, leastHeight, RIVER_RATIO, RIVER_TILES, SHAPES, tileFor } from './rivers.ts';

export interface TableLayout {
  /** Widths of tiles: in the own hand, in rivers and melds, and the backs of the others. */
  readonly own: number;
  readonly river: number;
  readonly back: number;
  /** The own hand as it stands now: so many tiles in a row, and how wide they are. */
  readonly row: HandRow;
  readonly shape: RiverShape;
  /** Every river has room for so many tiles of this size. */
  readonly reserve: number;
  /** From top to bottom: the seat across, the rivers, the buttons, the own plate, the hand. Together the whole height. */
  readonly rows: {
    readonly top: number;
    readonly middle: number;
    readonly actions: number;
    readonly strip: number;
    readonly hand: number;
  };
  /** Melds across lie below their hand. */
  readonly hasTwoLines: boolean;
  /** Where rivers and centre lie in the middle. */
  readonly field: RiverField;
  /** How high and wide a plate is at most. */
  readonly plate: Room;
  /** A column of buttons under either thumb; zero where they stand above the hand. */
  readonly aside: number;
  /** By how much words grow with the table. */
  readonly scale: number;
  readonly isSmall: boolean;
  /** A phone on its side. */
  readonly isFlat: boolean;
}

/** A tile with its side is so much higher than wide. */
export const TILE_RATIO = 1.43;
export const SMALLEST_OWN = 34;
const HAND = 14;
/** The gap before the drawn tile, and those between tiles, in tiles. */
const handExtra = (columns: number): number => 0.5 + columns * 0.045;
const LARGEST_OWN = 88;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

interface Bars {
  /** What words and buttons need between rivers and hand: buttons and plate may share a row. */
  readonly actions: number;
  readonly strip: number;
  readonly aside: number;
  readonly plate: Room;
  /** The least centre. */
  readonly centre: Room;
}

/** Flat is a phone on its side, small one held upright. */
const BARS = {
  flat: {
    actions: 0,
    strip: 0,
    aside: 112,
    plate: { width: 110, height: 38 },
    centre: { width: 0, height: 62 },
  },
  small: {
    actions: 44,
    strip: 44,
    aside: 0,
    plate: { width: 140, height: 42 },
    centre: { width: 92, height: 96 },
  },
  large: {
    actions: 0,
    strip: 62,
    aside: 0,
    plate: { width: 176, height: 58 },
    centre: { width: 0, height: 116 },
  },
} as const satisfies Readonly<Record<string, Bars>>;

const grown = ({ width, height }: Room, scale: number): Room => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const scaled = ({ actions, strip, aside, plate, centre }: Bars, scale: number): Bars => ({
  actions: Math.round(actions * scale),
  strip: Math.round(strip * scale),
  aside,
  plate: grown(plate, scale),
  centre: grown(centre, scale),
});

const FLAT_BELOW = 480;
const SMALL_BELOW = 620;
/** Above and below the melds of a row. */
const ROW_AIR = 4;

/** In one row if the tiles stay large enough, else in two; never so high that the rivers suffer. */
const handSize = (
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

/** The own hand stays the largest thing on the screen. */
const LARGEST_RIVER = 0.95;

const SIX = 6;
/** So much larger must tiles become for another shape than the one people know; little where they are hard to read. */
const GAIN = { small: 1.06, large: 1.15 } as const;

export interface Sitting {
  /** Who only watches has no buttons. */
  readonly isWatching?: boolean;
  /** The tiles of the own hand, with the one that is drawn next. */
  readonly tiles?: number;
  /** How wide everything lies that it has laid out, one by one, in tiles. */
  readonly laid?: readonly number[];
  /** The tiles of the longest river. */
  readonly longest?: number;
}

/** So many tiles fit beside the own plate on a phone; what lies there gets more rows before it gets smaller. */
const BESIDE_PLATE = 7.2;
const MELD_ROWS = 3;
/** Own melds lie in at most so many rows beside the hand. */
const BESIDE_HAND = { flat: 1, large: 2 } as const;
/** Between hand and melds, and at the ends. */
export const OWN_GAP = 8;
/** Own tiles rise when they are touched, by so much of their width, and nothing is covered by them. */
const RISE = 0.2;

/**
 * On a phone tiles are hard to read: two lines of every river are kept until one of them needs a third, which few
 * rounds see. Two more tiles than that fit by themselves, a little smaller.
 */
const SHORT_RIVER = 12;
const STILL_SHORT = 14;

const reserveFor = (isSmall: boolean, longest: number): number =>
  isSmall && longest <= STILL_SHORT ? SHORT_RIVER : RIVER_TILES;

/** Melds beside the hand stay as large as rivers: if need be the hand gives way, down to so much of them. */
const NARROWER = 0.9;

const besideMelds = (row: HandRow, room: number, melds: number, least: number): HandRow =>
  melds === 0 || row.rows > 1
    ? row
    : {
        ...row,
        width: Math.min(
          row.width,
          Math.max(least, (room - melds - 3 * OWN_GAP) / (row.columns + handExtra(row.columns))),
        ),
      };

export const layoutFor = (
  room: Room,
  { isWatching = false, tiles = HAND, laid = [], longest = 0 }: Sitting = {},
): TableLayout => {
  const isFlat = room.height < FLAT_BELOW && room.width > room.height;
  const isSmall = Math.min(room.width, room.height) < SMALL_BELOW;
  const isUpright = isSmall && !isFlat;
  const scale = isSmall ? 1 : clamp(Math.min(room.width / 980, room.height / 800), 0.94, 1.8);
  const bars: Bars = isFlat ? BARS.flat : isSmall ? BARS.small : scaled(BARS.large, scale);
  const full = handRow(tiles, room, isFlat);
  const { own } = handSize(room, isFlat);
  const heightOf = ({ rows, width }: HandRow): number => Math.ceil(rows * width * TILE_RATIO + own * RISE);
  const hand = heightOf(full);
  const actions = isWatching ? 0 : bars.actions;
  const { aside, plate } = bars;
  // Upright on a phone the own melds lie beside the plate, elsewhere beside the hand.
  const ownMelds = isUpright ? clamp(rowsNeeded(laid, BESIDE_PLATE), 1, MELD_ROWS) : 0;
  const width = room.width - 2 * aside;
  const high = room.height - hand - actions - (isUpright ? 0 : bars.strip);
  const reserve = reserveFor(isSmall, longest);
  const ground: Ground = {
    width,
    height: high - ROW_AIR * (1 + ownMelds),
    centre: bars.centre,
    plate: plate.height,
    meldRows: 1 + ownMelds,
    tiles: reserve,
  };
  const most = own * LARGEST_RIVER;
  // Longer lines than people know only where a phone lies down.
  const shapes = SHAPES.filter(({ across }) => isFlat || across === SIX);
  const best = shapes
    .map((shape) => ({ shape, tile: Math.min(most, tileFor(shape, ground)) }))
    .reduce((a, b) => (b.tile > a.tile * (isSmall ? GAIN.small : GAIN.large) ? b : a));
  const river = Math.max(10, Math.floor(best.tile));
  const row = isUpright
    ? full
    : besideMelds(
        full,
        room.width,
        narrowest(laid, isFlat ? BESIDE_HAND.flat : BESIDE_HAND.large) * river,
        Math.max(SMALLEST_OWN, river * NARROWER),
      );
  const meldRow = Math.ceil(river * RIVER_RATIO) + ROW_AIR;
  const strip = isUpright && laid.length > 0 ? Math.max(bars.strip, ownMelds * meldRow) : bars.strip;
  const over = high - (isUpright ? strip : 0);
  // Melds get a line of their own where the rivers leave room for it.
  const line = Math.max(plate.height, meldRow);
  const top =
    line + (isUpright && over - line - meldRow >= leastHeight(best.shape, river, ground) ? meldRow : 0);
  // A hand that gave way is lower, too.
  const middle = over - top + hand - heightOf(row);
  return {
    own,
    river,
    back: Math.floor(river * (best.shape.isTurned ? 0.95 : 0.7)),
    row,
    shape: best.shape,
    reserve,
    rows: { top, middle, actions, strip, hand: heightOf(row) },
    hasTwoLines: top > line,
    field: fieldFor(best.shape, river, { width, height: middle, plate: plate.height, tiles: reserve }),
    plate,
    aside,
    scale,
    isSmall,
    isFlat,
  };
};

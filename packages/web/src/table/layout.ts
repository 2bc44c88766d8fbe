/** How large everything is drawn: the playing field in numbers, from the room there is. */
import type { Room } from '../looks/useRoom.ts';

export interface TableLayout {
  /** Widths of tiles: in the own hand, the rivers, and the backs of the others. Melds are at most `meld` wide. */
  readonly own: number;
  readonly river: number;
  readonly meld: number;
  readonly back: number;
  /** At most so many tiles in a row of the own hand while they are as wide as `own`. */
  readonly handColumns: number;
  /** Tiles in a row of the rivers above and below the centre, and beside it, and how many rows there is room for. */
  readonly centreColumns: number;
  readonly centreRows: number;
  readonly sideColumns: number;
  readonly sideRows: number;
  /** From top to bottom: the seat across, the rivers, the own plate, the buttons, the hand. Together the whole height. */
  readonly rows: {
    readonly top: number;
    readonly middle: number;
    readonly strip: number;
    readonly actions: number;
    readonly hand: number;
  };
  /** From the edge to the middle: hands at the sides, the rivers beside the centre, the centre. */
  readonly edge: number;
  readonly side: number;
  readonly centreColumn: number;
  /** The plate in the middle. */
  readonly centre: Room;
  /** The column of buttons under the thumb; zero where they stand above the hand. */
  readonly aside: number;
  /** By how much words grow with the table. */
  readonly scale: number;
  readonly isSmall: boolean;
  /** A phone on its side. */
  readonly isFlat: boolean;
}

/** A tile with its side is so much higher than wide. */
export const TILE_RATIO = 1.43;
/** Rivers hold so many tiles before they are drawn smaller: most rounds end with fewer. */
export const RIVER_TILES = 18;
export const SMALLEST_OWN = 34;
const HAND = 14;
/** The gap before the drawn tile, and those between tiles, in tiles. */
const handExtra = (columns: number): number => 0.5 + columns * 0.045;
const LARGEST_OWN = 88;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

interface Bars {
  readonly top: number;
  readonly strip: number;
  readonly actions: number;
  readonly edge: number;
  readonly aside: number;
  /** What stands above the rivers at the sides. */
  readonly plate: number;
  /** The least height of the centre. */
  readonly centre: number;
}

/** Flat is a phone on its side, small one held upright. Where it is flat, open hands lie below the plates at the sides. */
const BARS = {
  flat: { top: 32, strip: 32, actions: 0, edge: 18, aside: 116, plate: 58, centre: 54 },
  small: { top: 42, strip: 34, actions: 50, edge: 26, aside: 0, plate: 46, centre: 78 },
  large: { top: 54, strip: 48, actions: 60, edge: 44, aside: 0, plate: 60, centre: 112 },
} as const satisfies Readonly<Record<string, Bars>>;

const scaled = (bars: Bars, scale: number): Bars => ({
  top: Math.round(bars.top * scale),
  strip: Math.round(bars.strip * scale),
  actions: Math.round(bars.actions * scale),
  edge: Math.round(bars.edge * scale),
  aside: bars.aside,
  plate: bars.plate * scale,
  centre: bars.centre * scale,
});

const FLAT_BELOW = 480;
const SMALL_BELOW = 620;

/** In one row if the tiles stay large enough, else in two; never so high that the rivers suffer. */
const handSize = (
  { width, height }: Room,
  isFlat: boolean,
): { readonly own: number; readonly columns: number } => {
  const room = width - 10;
  const inOne = room / (HAND + handExtra(HAND));
  const most = Math.min(LARGEST_OWN, height * (isFlat ? 0.118 : 0.092));
  if (inOne >= SMALLEST_OWN) return { own: clamp(inOne, SMALLEST_OWN, most), columns: HAND };
  const columns = HAND / 2;
  return { own: clamp(room / (columns + handExtra(columns)), SMALLEST_OWN, height * 0.064), columns };
};

interface Shape {
  readonly centreColumns: number;
  readonly sideColumns: number;
}

/** What people know comes first. */
const SHAPES: readonly Shape[] = [
  { centreColumns: 6, sideColumns: 6 },
  { centreColumns: 6, sideColumns: 4 },
  { centreColumns: 6, sideColumns: 3 },
  { centreColumns: 9, sideColumns: 6 },
  { centreColumns: 9, sideColumns: 9 },
];

/** So much larger must tiles become for fewer or more than six to a row; little where they are hard to read. */
const GAIN = { small: 1.06, large: 1.2 } as const;

const rowsFor = (columns: number): number => Math.ceil(RIVER_TILES / columns);

/** The largest river tile that lets a shape fit into the middle of the table. */
const riverWidth = ({ centreColumns, sideColumns }: Shape, middle: Room, bars: Bars): number => {
  const across = middle.width / (centreColumns + 2 * sideColumns + 1);
  const down = (middle.height - bars.centre) / (2 * rowsFor(centreColumns) * TILE_RATIO + 0.5);
  // Above the rivers at the sides stand the plates, below them lie melds.
  const beside = (middle.height - bars.plate) / (rowsFor(sideColumns) * TILE_RATIO + 3);
  return Math.min(across, down, beside);
};

/** Who only watches has no buttons. */
export const layoutFor = (room: Room, isWatching = false): TableLayout => {
  const isFlat = room.height < FLAT_BELOW && room.width > room.height;
  const isSmall = Math.min(room.width, room.height) < SMALL_BELOW;
  const scale = isSmall ? 1 : clamp(Math.min(room.width / 980, room.height / 800), 0.94, 1.8);
  const bars = isFlat ? BARS.flat : isSmall ? BARS.small : scaled(BARS.large, scale);
  const { own, columns } = handSize(room, isFlat);
  const hand = Math.ceil((HAND / columns) * own * TILE_RATIO + own * (isFlat ? 0.18 : 0.32));
  const { top, strip, edge } = bars;
  const actions = isWatching ? 0 : bars.actions;
  const aside = isWatching ? 0 : bars.aside;
  const middle = {
    width: room.width - 2 * edge - aside,
    height: room.height - hand - top - strip - actions,
  };
  const best = SHAPES.map((shape) => ({ shape, width: riverWidth(shape, middle, bars) })).reduce((a, b) =>
    b.width > a.width * (isSmall ? GAIN.small : GAIN.large) ? b : a,
  );
  const { centreColumns, sideColumns } = best.shape;
  const river = Math.max(10, Math.floor(Math.min(best.width, own * 0.85)));
  const centreWidth = Math.ceil(centreColumns * river + river * 0.3);
  const centreRows = rowsFor(centreColumns);
  return {
    own: Math.floor(own),
    river,
    meld: Math.floor(Math.min(river, strip / TILE_RATIO)),
    back: Math.floor(clamp(river * 0.7, 12, edge * 0.8)),
    handColumns: columns,
    centreColumns,
    centreRows,
    sideColumns,
    sideRows: rowsFor(sideColumns),
    rows: { top, middle: middle.height, strip, actions, hand },
    edge,
    side: Math.floor((middle.width - centreWidth) / 2),
    centreColumn: centreWidth,
    centre: centrePlate(centreWidth, middle.height - 2 * centreRows * TILE_RATIO * river - 8),
    aside,
    scale,
    isSmall,
    isFlat,
  };
};

/** Neither a tower nor a long strip. */
const centrePlate = (width: number, height: number): Room => {
  const high = Math.floor(Math.min(height, width));
  return { width: Math.floor(Math.min(width, high * 2.8)), height: high };
};

/** So much of their size tiles may lose for standing in one row. */
const NEARLY = 0.85;

/** A hand of so many tiles, with the one that is drawn next: in one row while it stays nearly as large, else in two alike. */
export const handRow = (
  tiles: number,
  { own, handColumns }: Pick<TableLayout, 'own' | 'handColumns'>,
  room: Room,
): { readonly columns: number; readonly width: number } => {
  const count = Math.min(HAND, tiles);
  const inOne = (room.width - 10) / (count + handExtra(count));
  if (count <= handColumns || inOne >= Math.max(SMALLEST_OWN, own * NEARLY))
    return { columns: count, width: Math.min(own, inOne) };
  return { columns: Math.ceil(count / 2), width: own };
};

/** The columns, and the share of its size, at which a river of `count` tiles fits where so many rows of so many columns do. */
export const riverFit = (
  count: number,
  columns: number,
  rows: number,
): { readonly columns: number; readonly scale: number } => {
  for (let wider = columns; ; wider++) {
    const scale = columns / wider;
    if (Math.ceil(count / wider) * scale <= rows) return { columns: wider, scale };
  }
};

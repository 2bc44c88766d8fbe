/** How large everything is drawn: the playing field in numbers, from the room there is. */
import type { Room } from '../looks/useRoom.ts';
import type { Bars, Screen } from './bars.ts';
import { screenFor } from './bars.ts';
import type { HandRow } from './handRow.ts';
import { besideMelds, HAND, handRow, handSize, TILE_RATIO } from './handRow.ts';
import { hasRoomForMelds } from './meldRoom.ts';
import { narrowest, rowsNeeded } from './melds.ts';
import { besidePlate } from './ownFit.ts';
import type { Ground, RiverShape } from './rivers.ts';
import { fieldFor, leastHeight, RIVER_RATIO, RIVER_TILES, SHAPES, tileFor } from './rivers.ts';
import type { Sitting, TableLayout } from './tableLayout.ts';

/** Above and below the melds of a row. */
const ROW_AIR = 4;
/** The own hand stays the largest thing on the screen. */
const LARGEST_RIVER = 0.95;

const SIX = 6;
/** So much larger must tiles become for another shape than the one people know; little where they are hard to read. */
const GAIN = { small: 1.06, large: 1.15 } as const;

/** Beside the own plate on a phone what is laid out gets more rows before it gets smaller. */
const MELD_ROWS = 3;
/** Own melds lie in at most so many rows beside the hand. */
const BESIDE_HAND = { flat: 1, large: 2 } as const;
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

/** What stays the same whatever size tiles have. */
interface Frame {
  readonly room: Room;
  readonly screen: Screen;
  readonly sitting: Sitting;
  readonly shape: RiverShape;
  readonly ground: Ground;
}

const actionsFor = ({ actions }: Bars, { isWatching = false, isChoosing = false }: Sitting): number =>
  isWatching ? actions.watched : isChoosing ? actions.choice : actions.play;

const frameFor = (room: Room, sitting: Sitting): Frame & { readonly widest: number } => {
  const { isWatching = false, tiles = HAND, longest = 0 } = sitting;
  const screen = screenFor(room);
  const { isSmall, isFlat, bars } = screen;
  const isUpright = isSmall && !isFlat;
  const { own } = handSize(room, isFlat);
  const hand = heightOf(handRow(tiles, room, isFlat), own);
  // Upright on a phone the own melds lie beside the plate, elsewhere beside the hand.
  const meldRows = isUpright ? 2 : 1;
  const high = room.height - hand - actionsFor(bars, sitting) - (isUpright ? 0 : bars.strip);
  const ground: Ground = {
    width: room.width - 2 * bars.aside,
    height: high - ROW_AIR * meldRows,
    centre: bars.centre,
    plate: bars.plate,
    hasColumns: isFlat && isWatching,
    meldRows,
    tiles: reserveFor(isSmall, longest),
  };
  // Longer lines than people know only where a phone lies down.
  const shapes = SHAPES.filter(({ across }) => isFlat || across === SIX);
  const best = shapes
    .map((shape) => ({ shape, tile: Math.min(own * LARGEST_RIVER, tileFor(shape, ground)) }))
    .reduce((a, b) => (b.tile > a.tile * (isSmall ? GAIN.small : GAIN.large) ? b : a));
  return { room, screen, sitting, ground, shape: best.shape, widest: Math.max(10, Math.floor(best.tile)) };
};

const heightOf = ({ rows, width }: HandRow, own: number): number =>
  Math.ceil(rows * width * TILE_RATIO + own * RISE);

/** The table with river tiles of a width; melds across get a line of their own where the rivers leave room for it. */
const layoutAt = (
  river: number,
  { room, screen, sitting, shape, ground }: Frame,
  mayHaveTwoLines: boolean,
): TableLayout => {
  const { tiles = HAND, laid = [] } = sitting;
  const { isSmall, isFlat, scale, bars } = screen;
  const { aside, plate } = bars;
  const isUpright = isSmall && !isFlat;
  const { own } = handSize(room, isFlat);
  const full = handRow(tiles, room, isFlat);
  const row = isUpright
    ? full
    : besideMelds(
        full,
        room.width,
        narrowest(laid, isFlat ? BESIDE_HAND.flat : BESIDE_HAND.large) * river,
        river,
      );
  const meldRow = Math.ceil(river * RIVER_RATIO) + ROW_AIR;
  const ownRows = isUpright ? Math.min(MELD_ROWS, rowsNeeded(laid, besidePlate(room, plate) / river)) : 0;
  const strip = Math.max(bars.strip, ownRows * meldRow);
  const actions = actionsFor(bars, sitting);
  const hand = heightOf(row, own);
  const over = room.height - hand - actions - strip;
  const line = Math.max(plate.height, meldRow);
  const hasTwoLines =
    mayHaveTwoLines && isUpright && over - line - meldRow >= leastHeight(shape, river, ground);
  const top = line + (hasTwoLines ? meldRow : 0);
  const middle = over - top;
  return {
    own,
    river,
    back: Math.floor(river * (shape.isTurned ? 0.95 : 0.7)),
    row,
    shape,
    reserve: ground.tiles,
    rows: { top, middle, actions, strip, hand },
    hasTwoLines,
    field: fieldFor(shape, river, { ...ground, height: middle }),
    plate,
    aside,
    scale,
    isSmall,
    isFlat,
  };
};

/** So much of their size tiles lose at most, so that what is laid out is as large as rivers. */
const GIVES_WAY = 0.7;
/** The centre of a small phone may be so much lower than is good, in pixels: what it says needs the rest. */
const LOWER = 10;

/** Rivers are as large as there is room for them, and no larger than everything that is laid out can be. */
export const layoutFor = (room: Room, sitting: Sitting = {}): TableLayout => {
  const { widest, ...frame } = frameFor(room, sitting);
  const short = (layout: TableLayout): number =>
    leastHeight(frame.shape, layout.river, frame.ground) - layout.rows.middle;
  const bare = layoutAt(widest, { ...frame, sitting: { ...sitting, laid: [] } }, false);
  const lack = Math.max(0, Math.min(LOWER, short(bare)));
  for (let river = widest; ; river -= 1) {
    // A second line across takes room from the sides, which may need it more.
    const tried = [true, false].map((mayHaveTwoLines) => layoutAt(river, frame, mayHaveTwoLines));
    const good = tried.find((layout) => short(layout) <= lack && hasRoomForMelds(layout, room, sitting));
    if (good !== undefined) return good;
    if (river <= widest * GIVES_WAY) return layoutAt(river, frame, true);
  }
};

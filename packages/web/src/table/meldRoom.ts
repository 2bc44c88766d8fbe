/** How large what every seat has laid out can be on a table, beside plate and hand. */
import type { Room } from '../looks/useRoom.ts';
import { GAP } from './melds.ts';
import { ownFit } from './ownFit.ts';
import { RIVER_RATIO, STRIP_AIR } from './rivers.ts';
import type { Held, SeatFit } from './seatFit.ts';
import { inLine, inRows, lengthOf } from './seatFit.ts';
import type { Sitting, TableLayout } from './tableLayout.ts';

const CORNER = 50;
/** Between plate, hand and melds, and at the ends. */
const GAPS = { top: 22, side: 6 } as const;
/** A plate is so wide on a phone, and so much wider for a suit and for each badge. */
const BARE_PLATE = 98;
const MARK = 18;
/** A back takes so much of its width along the edge; where the strip is narrow and long the hand fills it. */
const EDGEWISE = { rows: 0.8, turned: 1.36 } as const;

const plateFor = ({ badges = 0, isPaid = false }: Held, { plate, isSmall }: TableLayout): number =>
  isSmall && !isPaid ? Math.min(plate.width, BARE_PLATE + MARK * badges) : plate.width;

interface TopFit extends SeatFit {
  /** So wide its plate may be: names are of any length, and the line has an end. */
  readonly plate: number;
}

/** The seat across has one line for all of it, or one more for its melds. The corner belongs to the menu. */
export const topFit = (held: Held, layout: TableLayout, { width }: Room, hasCorner: boolean): TopFit => {
  const { rows, river, back, aside, hasTwoLines } = layout;
  const corner = hasCorner && aside === 0 ? CORNER : 0;
  const room = width - 2 * aside - corner - GAPS.top;
  const line = hasTwoLines ? rows.top / 2 : rows.top;
  const tile = Math.min(river, (line - 4) / RIVER_RATIO);
  const wanted = { tile, back: Math.min(back, tile), backPitch: 1 };
  const melds = hasTwoLines ? [] : held.melds;
  const inOne = inLine({ ...held, melds }, room - plateFor(held, layout), wanted);
  const left = room - lengthOf({ ...held, melds }, inOne);
  // Only on a small table is a plate reckoned narrower than it may be.
  const fit = { ...inOne, plate: Math.floor(layout.isSmall ? left : Math.max(left, layout.plate.width)) };
  if (!hasTwoLines) return fit;
  // Below the menu there is no corner.
  const { meld, overlap } = inLine({ ...held, tiles: 0 }, room + corner, wanted);
  return { ...fit, meld, overlap };
};

/** In rows a kong is wider than a strip: its tiles, which are alike, lie over each other a little. */
const inStrip = (unit: number, width: number): number => Math.min(unit, width + GAP);

/** How wide the strip of a seat at the side is for what lies in it. */
export const stripOf = ({ field }: TableLayout): number => field.strip - STRIP_AIR;

export const sideFit = (held: Held, layout: TableLayout): SeatFit => {
  const { rows, river, back, plate, shape } = layout;
  const length = rows.middle - plate.height - GAPS.side;
  const { isTurned } = shape;
  const wanted = { tile: river, back, backPitch: isTurned ? EDGEWISE.turned : EDGEWISE.rows };
  if (isTurned) return inLine(held, length, wanted);
  const width = stripOf(layout);
  const melds = held.melds.map((unit) => inStrip(unit, width / river));
  return inRows({ ...held, melds }, { width, height: length }, wanted);
};

/**
 * Whether all of it is as large as rivers. A hand that lies open at the end shares its room; until then it did not. What
 * has just been paid makes no river smaller.
 */
export const hasRoomForMelds = (
  layout: TableLayout,
  room: Room,
  { isWatching = false, hasCorner = !isWatching, laid = [], others = [] }: Sitting,
): boolean => {
  const [right, across, left] = others.map((held) => ({ ...held, isOpen: false, isPaid: false }));
  const melds = [
    laid.length > 0 && ownFit(laid, layout, room).meld,
    right !== undefined && sideFit(right, layout).meld,
    across !== undefined && topFit(across, layout, room, hasCorner).meld,
    left !== undefined && sideFit(left, layout).meld,
  ];
  return melds.every((meld) => meld === false || meld >= layout.river);
};

/** Where something may be laid over the table for a moment: near to where it belongs, and over nothing that is needed. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const STEP = 8;
const DIRECTIONS = 24;
/** Straight ones first. */
const ANGLES = Array.from({ length: DIRECTIONS }, (_, turn) => turn)
  .toSorted((a, b) => Math.sign(a % (DIRECTIONS / 4)) - Math.sign(b % (DIRECTIONS / 4)))
  .map((turn) => (2 * Math.PI * turn) / DIRECTIONS);

export const around = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** The middle of the free place that is nearest to the one wanted; null where there is none. */
export const freePlace = (
  size: Size,
  { room, kept }: { readonly room: Box; readonly kept: readonly Box[] },
  wanted: Point,
): Point | null => {
  const furthest = Math.hypot(room.right - room.left, room.bottom - room.top);
  for (let away = 0; away <= furthest; away += STEP) {
    for (const angle of away === 0 ? [0] : ANGLES) {
      const point = {
        x: Math.round(wanted.x + away * Math.cos(angle)),
        y: Math.round(wanted.y + away * Math.sin(angle)),
      };
      const box = around(point, size);
      if (isWithin(box, room) && !kept.some((each) => touches(box, each))) return point;
    }
  }
  return null;
};

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** From the middle of the table towards a hand, less than half way: where whoever holds it would put a tile. */
const TOWARDS = 0.4;

export const pointTowards = (hand: Box, middle: Box): Point => {
  const [from, to] = [middleOf(middle), middleOf(hand)];
  const between = (a: number, b: number): number => a + (b - a) * TOWARDS;
  if (Math.abs(to.x - from.x) > Math.abs(to.y - from.y))
    return {
      x: to.x < from.x ? between(middle.left, hand.right) : between(middle.right, hand.left),
      y: from.y,
    };
  return {
    x: from.x,
    y: to.y < from.y ? between(middle.top, hand.bottom) : between(middle.bottom, hand.top),
  };
};

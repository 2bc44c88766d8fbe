/** Where a note can stand without lying over what must be seen. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Around {
  readonly room: Box;
  /** What is to stay in sight. */
  readonly taken: readonly Box[];
}

/** So far from each other are the places that are tried, in pixels. */
const STEP = 10;
/** Between the note and what is near it. */
const GAP = 6;
/** What a covered pixel weighs against one of distance: no way is too long. */
const COVERED = 1000;

const between = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.max(0, otherStart - (start + size), start - (otherStart + otherSize));

const shared = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.max(0, Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart));

const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.width, other.left - GAP, other.width + 2 * GAP) *
  shared(one.top, one.height, other.top - GAP, other.height + 2 * GAP);

/** Between the edges, and a little for standing askew. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    between(one.left, one.width, other.left, other.width),
    between(one.top, one.height, other.top, other.height),
  ) +
  Math.abs(one.left + one.width / 2 - (other.left + other.width / 2)) / 4;

const stepsOf = (start: number, size: number, taken: number): readonly number[] => {
  const last = Math.max(0, size - taken - 2 * GAP);
  return Array.from({ length: Math.floor(last / STEP) + 1 }, (_, step) => start + GAP + step * STEP);
};

/** The nearest place to `about` where a note of this size covers nothing; where there is none, the one that covers least. */
export const freePlace = ({ width, height }: Size, about: Box, { room, taken }: Around): Box => {
  const places = stepsOf(room.top, room.height, height).flatMap((top) =>
    stepsOf(room.left, room.width, width).map((left): Box => ({ width, height, left, top })),
  );
  const near = places
    .map((box) => ({ box, away: distance(box, about) }))
    .sort((one, other) => one.away - other.away);
  let best = { box: { width, height, left: room.left, top: room.top }, cost: Number.POSITIVE_INFINITY };
  for (const { box, away } of near) {
    // Farther away nothing can be better any more.
    if (away >= best.cost) break;
    const cost = away + COVERED * taken.reduce((sum, each) => sum + overlap(box, each), 0);
    if (cost < best.cost) best = { box, cost };
  }
  return best.box;
};

/** Every hand of twelve tiles that wins, written out once: there are only 2,258. */
import type { Counts, Tile } from '@paiju/engine';
import { kinds } from '@paiju/engine';
import { colourOf, HAIYUKI_TILES, yakuOf } from '@paiju/engine/haiyuki';

export interface Target {
  readonly counts: Counts;
  /** The kinds it is made of. */
  readonly kinds: readonly Tile[];
  readonly score: number;
  /** Whether all its tiles have one colour. */
  readonly isOneColour: boolean;
}

/** H-3.3: the sizes of the piles of a winning hand. */
const SHAPES = [
  [9, 3],
  [8, 4],
  [6, 6],
  [6, 3, 3],
  [4, 4, 4],
  [3, 3, 3, 3],
  [2, 2, 2, 2, 2, 2],
] as const;

const KINDS = kinds(HAIYUKI_TILES);

/** Lays the piles of a shape in every way; piles of one size in ascending order, so that no hand comes twice. */
function* handsOf(
  shape: readonly number[],
  place = 0,
  counts = new Uint8Array(KINDS.length),
): Generator<Counts> {
  const size = shape[place];
  if (size === undefined) {
    yield counts.slice();
    return;
  }
  const last = size === shape[place - 1] ? counts.lastIndexOf(size) : -1;
  for (const kind of KINDS) {
    if (kind <= last || counts[kind] !== 0) continue;
    counts[kind] = size;
    yield* handsOf(shape, place + 1, counts);
    counts[kind] = 0;
  }
}

export const TARGETS: readonly Target[] = SHAPES.flatMap((shape) =>
  [...handsOf(shape)].flatMap((counts): Target[] => {
    const yaku = yakuOf(counts);
    if (yaku === null) return [];
    const held = KINDS.filter((kind) => counts[kind] !== 0);
    const isOneColour = new Set(held.map(colourOf)).size === 1;
    return [{ counts, kinds: held, score: yaku.score, isOneColour }];
  }),
);

/** A pile of a target in one number: kind and size, so that all that is asked about piles is a table of `PILES` numbers. */
export const SIZES = 10;
export const PILES = KINDS.length * SIZES;
export const pileOf = (kind: number, size: number): number => kind * SIZES + size;

/** The piles of all targets in one row; those of target `t` go from `STARTS[t]` to `STARTS[t + 1]`. */
export const ROW = Uint8Array.from(
  TARGETS.flatMap(({ counts, kinds: held }) => held.map((kind) => pileOf(kind, counts[kind] ?? 0))),
);
export const STARTS = Uint16Array.from([0, ...runningTotals(TARGETS.map(({ kinds: held }) => held.length))]);
/** The kind of each pile. */
export const KIND_OF = Uint8Array.from({ length: PILES }, (_, pile) => Math.floor(pile / SIZES));

function runningTotals(numbers: readonly number[]): number[] {
  let total = 0;
  return numbers.map((each) => {
    total += each;
    return total;
  });
}

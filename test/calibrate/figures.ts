/** How reliable stated gaps are. */
import type { Interval } from '../../packages/sim/src/arena/interval.ts';
import { ratioOf } from '../../packages/sim/src/arena/interval.ts';
import type { StatedGap } from './gaps.ts';

/** Where classes of gaps begin, in halves: see `half` of a game. */
export const CLASSES = [0, 0.2, 0.5, 1, 2, 4, 8, 16] as const;

export interface Class {
  readonly from: number;
  /** Null for the last, which has no end. */
  readonly to: number | null;
  readonly gaps: number;
  readonly stated: number;
  readonly played: Interval;
}

export const classesOf = (gaps: readonly StatedGap[], half: number): readonly Class[] =>
  CLASSES.flatMap((least, i) => {
    const from = least * half;
    const next = CLASSES[i + 1];
    const to = next === undefined ? null : next * half;
    const those = gaps.filter(({ stated }) => stated >= from && (to === null || stated < to));
    if (those.length < FEW) return [];
    const stated = those.reduce((sum, gap) => sum + gap.stated, 0) / those.length;
    const played = byMatch(
      those,
      ({ played }) => played,
      () => 1,
    );
    return [{ ...{ from, to, gaps: those.length, stated, played } }];
  });

/** Fewer say nothing. */
const FEW = 20;

/** Of the line through zero that is nearest to what was played out, over gaps from `from` to `to`. */
export const slopeOf = (gaps: readonly StatedGap[], from: number, to = Number.POSITIVE_INFINITY): Interval =>
  byMatch(
    gaps.filter(({ stated }) => stated > from && stated <= to),
    ({ stated, played }) => stated * played,
    ({ stated }) => stated * stated,
  );

/** The gaps of one match are no independent ones. */
const byMatch = (
  gaps: readonly StatedGap[],
  part: (gap: StatedGap) => number,
  whole: (gap: StatedGap) => number,
): Interval => {
  const sums = new Map<number, [number, number]>();
  for (const gap of gaps) {
    const sum = sums.get(gap.match) ?? [0, 0];
    sums.set(gap.match, [sum[0] + part(gap), sum[1] + whole(gap)]);
  }
  return ratioOf([...sums.values()]);
};

export interface Reliability {
  readonly positions: number;
  readonly gaps: number;
  readonly classes: readonly Class[];
  /** Above one half; before it was known how much comes true, and as it is stated. */
  readonly plainSlope: Interval;
  readonly slope: Interval;
  /** Up to four of them: what a large gap hides. */
  readonly nearSlope: Interval;
}

/** So many halves are still a gap that has to be looked for. */
const NEAR = 4;

export const reliabilityOf = (positions: number, gaps: readonly StatedGap[], half: number): Reliability => ({
  ...{ positions, gaps: gaps.length, classes: classesOf(gaps, half) },
  plainSlope: slopeOf(
    gaps.map((gap) => ({ ...gap, stated: gap.plain })),
    half,
  ),
  slope: slopeOf(gaps, half),
  nearSlope: slopeOf(gaps, half, NEAR * half),
});

/** Means with their 95 % intervals. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What the normal distribution keeps 2.5 % above; with a few dozen values and more it is good enough. */
const Z = 1.959964;

/**
 * The mean of independent values. A value here is a whole wall: the games on one wall share their tiles, so they say
 * less than as many games on walls of their own.
 */
export const intervalOf = (values: readonly number[]): Interval => {
  const { length } = values;
  if (length === 0) return { mean: Number.NaN, low: Number.NaN, high: Number.NaN };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length === 1) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (length - 1);
  const half = Z * Math.sqrt(variance / length);
  return { mean, low: mean - half, high: mean + half };
};

/**
 * The ratio of two sums, each value with a weight of its own: shares of rounds, where walls differ in how many they
 * have. The interval is that of the linearised ratio.
 */
export const ratioOf = (parts: readonly (readonly [part: number, whole: number])[]): Interval => {
  const whole = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = parts.reduce((sum, [part]) => sum + part, 0) / whole;
  const { length } = parts;
  const { low, high } = intervalOf(
    parts.map(([part, weight]) => mean + ((part - mean * weight) * length) / whole),
  );
  return { mean, low, high };
};

/** From values of many resamples: what lies between the 2.5 % at either end. */
export const percentilesOf = (mean: number, resampled: readonly number[]): Interval => {
  const sorted = resampled.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? mean;
  return { mean, low: Math.min(mean, at(0.025)), high: Math.max(mean, at(0.975)) };
};

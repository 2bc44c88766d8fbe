/** Small histograms in text. */
import { figure } from '@paiju/words';

const MOST_BINS = 12;
const BAR = 40;
/** Bin widths people can read. */
const STEPS = [1, 2, 5];

type Counted = readonly (readonly [value: number, count: number])[];

/** Bins of equal width. */
export const histogramLines = (counts: Counted): string[] => {
  if (counts.length === 0) return [];
  const values = counts.map(([value]) => value);
  const step = stepFor(Math.max(...values) - Math.min(...values));
  return binLines(
    counts,
    (value) => Math.floor(value / step),
    (bin) => labelOf(bin * step, step),
  );
};

const stepFor = (range: number): number => {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (range / (step * power) < MOST_BINS - 1) return step * power;
};

/** Each bin twice as wide as the one before, for numbers that doublings make: 1, 2 to 3, 4 to 7. */
export const doublingLines = (counts: Counted): string[] =>
  binLines(
    counts,
    (value) => Math.floor(Math.log2(Math.max(value, 1))),
    (bin) => labelOf(2 ** bin, 2 ** bin),
  );

const labelOf = (from: number, step: number): string =>
  step === 1 ? figure(from) : `${figure(from)} to ${figure(from + step - 1)}`;

const binLines = (
  counts: Counted,
  binOf: (value: number) => number,
  label: (bin: number) => string,
): string[] => {
  if (counts.length === 0) return [];
  const places = counts.map(([value]) => binOf(value));
  const first = Math.min(...places);
  const bins = Array.from({ length: Math.max(...places) - first + 1 }, () => 0);
  for (const [i, [, count]] of counts.entries()) {
    const bin = (places[i] ?? first) - first;
    bins[bin] = (bins[bin] ?? 0) + count;
  }
  const most = Math.max(...bins);
  const labels = bins.map((_, bin) => label(first + bin));
  const width = Math.max(...labels.map((text) => text.length));
  return bins.map(
    (count, bin) =>
      `  ${(labels[bin] ?? '').padStart(width)}  ${'█'.repeat(Math.ceil((BAR * count) / most)).padEnd(BAR)}  ${figure(count)}`,
  );
};

/** A small histogram in text. */

const MOST_BINS = 12;
const BAR = 40;
/** Bin widths people can read. */
const STEPS = [1, 2, 5];

export const histogramLines = (counts: readonly (readonly [value: number, count: number])[]): string[] => {
  const values = counts.map(([value, count]) => ({ value, count }));
  if (values.length === 0) return [];
  const low = Math.min(...values.map(({ value }) => value));
  const high = Math.max(...values.map(({ value }) => value));
  const step = stepFor(high - low);
  const first = Math.floor(low / step);
  const bins = Array.from({ length: Math.floor(high / step) - first + 1 }, () => 0);
  for (const { value, count } of values) {
    const bin = Math.floor(value / step) - first;
    bins[bin] = (bins[bin] ?? 0) + count;
  }
  const most = Math.max(...bins);
  const labels = bins.map((_, bin) => labelOf((first + bin) * step, step));
  const width = Math.max(...labels.map((label) => label.length));
  return bins.map(
    (count, bin) =>
      `  ${(labels[bin] ?? '').padStart(width)}  ${'█'.repeat(Math.ceil((BAR * count) / most)).padEnd(BAR)}  ${count}`,
  );
};

const stepFor = (range: number): number => {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (range / (step * power) < MOST_BINS - 1) return step * power;
};

const labelOf = (from: number, step: number): string =>
  step === 1 ? `${from}` : `${from} to ${from + step - 1}`;

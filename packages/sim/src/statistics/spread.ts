/** Mean, standard deviation and extremes of whole numbers. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Of numbers that were each seen so many times, smallest first: in one order, no sum depends on who counted what. */
export const spreadOf = (numbers: readonly (readonly [value: number, times: number])[]): Spread => {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return { mean: 0, sd: 0, min: 0, max: 0 };
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const [value, times] of numbers) {
    count += times;
    sum += times * value;
    squares += times * value * value;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), min: first[0], max: last[0] };
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

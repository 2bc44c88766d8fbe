/** Where numbers lie in a picture that is 100 wide and 100 high, whatever room it is given. */

export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Of at least one number. */
export const spanOf = (values: readonly number[]): Span => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

/** From the left, or from below: what lies outside lies at the edge. */
export const placeIn = ({ low, high }: Span, value: number): number =>
  high === low ? 50 : Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));

/** From above, as pictures are measured. */
export const heightIn = (span: Span, value: number): number => 100 - placeIn(span, value);

const STEPS = [1, 2, 5, 10];

/** Round numbers within, as many as are asked for or a few less. */
export const ticksIn = ({ low, high }: Span, most: number): readonly number[] => {
  if (high === low) return [low];
  const least = (high - low) / most;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = size * (STEPS.find((each) => each * size >= least) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
};

/** So many things side by side: the middle of each. */
export const middleOf = (place: number, count: number): number => (100 * (place + 0.5)) / count;

/**
 * Powers, exponentials and logarithms out of nothing but sums and products, which are the same everywhere. Those of `Math` are not: the
 * last bits of `Math.exp`, `Math.log` and `**` differ between a browser and Node, and from one version of Node to the next. A bot
 * that finds two actions equally good would then play another game from the same seed.
 */

/** ln 2 as a sum whose first part has so few bits that a whole number of times it is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Enough for the last bit at arguments up to half of ln 2, and up to the square root of 2. */
const EXP_TERMS = 14;
const LOG_TERMS = 25;
const LARGEST = 700;

export const exp = (x: number): number => {
  if (x < -LARGEST) return 0;
  if (x > LARGEST) return Infinity;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  return sum * whole(2, twos);
};

export const log = (x: number): number => {
  const { twos, rest } = halved(x);
  return twos * LN2_HIGH + (logNearOne(rest) + twos * LN2_LOW);
};

/** Exact where x is a power of two. */
export const log2 = (x: number): number => {
  const { twos, rest } = halved(x);
  return twos + logNearOne(rest) / Math.LN2;
};

/** Of a base above zero, or any base where the exponent is a whole number. */
export const power = (base: number, exponent: number): number =>
  Number.isInteger(exponent) ? whole(base, exponent) : exp(exponent * log(base));

const whole = (base: number, exponent: number): number => {
  let product = 1;
  let square = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    square *= square;
  }
  return exponent < 0 ? 1 / product : product;
};

/** As a power of two times a number around one. */
const halved = (x: number): { readonly twos: number; readonly rest: number } => {
  if (!(x > 0) || x === Infinity) throw new RangeError(`no logarithm of ${x} is asked for`);
  let rest = x;
  let twos = 0;
  for (; rest > Math.SQRT2; twos++) rest /= 2;
  for (; rest < Math.SQRT1_2; twos--) rest *= 2;
  return { twos, rest };
};

const logNearOne = (x: number): number => {
  const ratio = (x - 1) / (x + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = LOG_TERMS; term > 0; term -= 2) sum = sum * square + 1 / term;
  return 2 * ratio * sum;
};

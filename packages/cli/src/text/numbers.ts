/** Numbers as advice gives them. */

/** So large a number is said without its fraction. */
const LARGE = 100;

/** Without a sign, for columns: `0.4`, `13.0`, `1200`. */
export const evenText = (value: number): string => {
  const size = Math.abs(value);
  return size >= LARGE ? String(Math.round(size)) : size.toFixed(1);
};

/** In the middle of a sentence: `0.4`, `13`, `1200`. */
export const amountText = (value: number): string => evenText(value).replace(/\.0$/, '');

/** `+3.2`, `−0.4`, `0.0` */
export const signedText = (value: number): string => {
  const amount = evenText(value);
  if (Number(amount) === 0) return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
};

export const percentText = (share: number): string => `${Math.round(100 * share)}%`;

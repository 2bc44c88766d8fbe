/** Numbers as advice gives them. */
import { figure } from '@paiju/words';

/** So large a number is said without its fraction. */
const LARGE = 100;

/** Without a sign: `0.4`, `13`, `1,200`. */
export const amountText = (value: number): string => {
  const size = Math.abs(value);
  return size >= LARGE ? figure(Math.round(size)) : String(Number(size.toFixed(1)));
};

/** `+3.2`, `−0.4`, `0` */
export const signedText = (value: number): string => {
  const amount = amountText(value);
  if (amount === '0') return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
};

/** In hundredths: `38`. */
export const percentText = (share: number): string => String(Math.round(100 * Math.abs(share)));

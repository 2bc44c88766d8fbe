/** Numbers that are no whole ones. */

import { costOf } from '@paiju/bots';
import { figure } from '@paiju/words';
import { advice, say } from './catalogue.ts';

/** So large a number is said without its fraction. */
const LARGE = 100;

/** Without a sign, for columns: `0.4`, `13.0`, `1,200`. */
export const evenText = (value: number): string => {
  const size = Math.abs(value);
  return size >= LARGE ? figure(Math.round(size)) : size.toFixed(1);
};

/** In the middle of a sentence: `0.4`, `13`, `1,200`. */
export const amountText = (value: number): string => evenText(value).replace(/\.0$/, '');

/** `+3.2`, `−0.4`, `0.0` */
export const signedText = (value: number): string => {
  const amount = evenText(value);
  if (Number(amount) === 0) return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
};

/** With as many digits behind the point as are asked for: `1,240.50`. */
export const meanText = (value: number, digits = 2): string => {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(digits).split('.');
  const size = `${figure(Number(whole))}${fraction === '' ? '' : `.${fraction}`}`;
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
};

/** What a difference costs: `1 to 2`; null where it means nothing. */
export const costText = (ruleset: string, points: number): string | null => {
  const cost = costOf(ruleset, points);
  return cost === null ? null : say(advice.range, { low: amountText(cost.low), high: amountText(cost.high) });
};

export const percentText = (share: number): string => `${Math.round(100 * share)}%`;

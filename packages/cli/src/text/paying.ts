/** Payments in words. */
import type { BySeat } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/table';
import { inside, nameOf } from './names.ts';

export const paidSentence = (
  { from, to, points, reason }: SeenTransfer,
  reasons: Readonly<Record<string, string>>,
  names: BySeat<string>,
): string => {
  const payer = from === 'bank' ? 'The bank' : nameOf(names, from);
  const payee = to === 'bank' ? 'the bank' : inside(names, to);
  return `  ${payer} paid ${payee} ${points}: ${reasons[reason] ?? reason}`;
};

/** Payments in words. */
import type { BySeat } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';
import { say, telling } from './catalogue.ts';
import { inside, nameOf } from './names.ts';

export const paidSentence = (
  { from, to, points, reason }: SeenTransfer,
  reasons: Readonly<Record<string, string>>,
  names: BySeat<string>,
): string => {
  const who = from === 'bank' ? 'The bank' : nameOf(names, from);
  const whom = to === 'bank' ? 'the bank' : inside(names, to);
  return `  ${say(telling.paid, { who, whom, points, reason: reasons[reason] ?? reason })}`;
};

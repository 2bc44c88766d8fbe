/** Payments in words, and which event each is paid for. */
import type { BySeat } from '@paiju/engine';
import type { Paid } from '../../desk.ts';
import { inside, nameOf } from '../names.ts';
import { REASONS } from './codes.ts';
import type { Told } from './told.ts';

export const paidSentence = ({ from, to, points, reason }: Paid, names: BySeat<string>): string => {
  const payer = from === 'bank' ? 'The bank' : nameOf(names, from);
  const payee = to === 'bank' ? 'the bank' : inside(names, to);
  const why = (REASONS as Readonly<Record<string, string>>)[reason] ?? reason;
  return `  ${payer} paid ${payee} ${points}: ${why}`;
};

/** A transfer as a seat sees it does not say which event caused it, but its reason does. */
export const isPaidFor = (event: Told, { to, reason }: Paid): boolean => {
  switch (event.type) {
    case 'melded':
      return reason.endsWith('-kong') && to === event.seat;
    case 'won':
      return reason.endsWith('-win')
        ? to === event.seat
        : reason === 'kong-refund' || reason === 'kong-transfer';
    case 'ended':
      return true;
    default:
      return false;
  }
};

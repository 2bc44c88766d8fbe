/** Which event of Xuezhan a payment is for. */
import type { XuezhanTold } from '@paiju/engine';
import type { Paid } from '../../desk.ts';

/** A transfer as a seat sees it does not say which event caused it, but its reason does. */
export const isPaidFor = (event: XuezhanTold, { to, reason }: Paid): boolean => {
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

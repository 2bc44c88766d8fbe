/** Which event a payment is for: a transfer as a seat sees it does not say, but its reason does. */
import type { Seat } from '@paiju/engine';
import type { PublicTransfer } from '@paiju/table';

interface Cause {
  readonly type: string;
  readonly seat?: Seat;
}

/** Money that goes back or on when a win follows a kong. */
const KONG_MONEY: ReadonlySet<string> = new Set(['kong-refund', 'kong-transfer']);

/** Reasons that only the end of a round brings. */
const AT_THE_END: ReadonlySet<string> = new Set(['flower-pig', 'ready-check', 'flow-draw', 'noten']);

const KONGS: ReadonlySet<string> = new Set(['claimed-kong', 'concealed-kong', 'added-kong']);

export const isPaidFor = ({ type, seat }: Cause, { to, reason }: PublicTransfer): boolean => {
  switch (type) {
    case 'melded':
      return KONGS.has(reason) && to === seat;
    case 'skill-used':
      return reason === 'recovery' && to === seat;
    case 'won':
      return !AT_THE_END.has(reason) && (to === seat || to === 'bank' || KONG_MONEY.has(reason));
    case 'ended':
      return true;
    default:
      return false;
  }
};

/** W-8.3: what ready seats collect from the others when nobody has won. Never capped. */
import type { BySeat } from '../../core/seat.ts';
import type { Standing } from '../../rules/wuhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { WuhanReason } from './reasons.ts';

/** A seat that never opened pays double. */
export const UNOPENED_FACTOR = 2;

export const flowDrawTransfers = (standings: BySeat<Standing>, cause: number): Transfer[] => {
  const transfers: Transfer[] = [];
  for (const [to, own] of standings.entries())
    for (const [from, other] of standings.entries()) {
      if (!own.ready || other.ready) continue;
      const points = own.product * other.product * (other.opened ? 1 : UNOPENED_FACTOR);
      transfers.push({ from, to, points, reason: 'flow-draw' satisfies WuhanReason, cause });
    }
  return transfers;
};

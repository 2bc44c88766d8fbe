/** W-8.3, W-8.22: what ready seats collect from the others when nobody has won. */
import type { BySeat } from '../../core/seat.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import type { Standing } from '../../rules/wuhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { WuhanReason } from './reasons.ts';

/** A seat that never opened pays double. */
export const UNOPENED_FACTOR = 2;

/** The most one seat pays another; there is no golden cap here. */
export const flowLimit = ({ flowDraw, cap }: WuhanOptions): number =>
  flowDraw === 'capped' && cap !== null ? cap : Number.POSITIVE_INFINITY;

export const flowDrawTransfers = (
  options: WuhanOptions,
  standings: BySeat<Standing>,
  cause: number,
): Transfer[] => {
  if (options.flowDraw === 'none') return [];
  const limit = flowLimit(options);
  const transfers: Transfer[] = [];
  for (const [to, own] of standings.entries())
    for (const [from, other] of standings.entries()) {
      if (!own.ready || other.ready) continue;
      const owed = own.product * other.product * (other.opened ? 1 : UNOPENED_FACTOR);
      const points = Math.min(limit, owed);
      transfers.push({ from, to, points, reason: 'flow-draw' satisfies WuhanReason, cause });
    }
  return transfers;
};

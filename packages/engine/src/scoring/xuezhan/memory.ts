/** What the scorer of Xuezhan remembers of a round. */
import type { Seat } from '../../core/seat.ts';
import { nextSeat } from '../../core/seat.ts';
import type { XuezhanOptions } from '../../rules/xuezhan/options.ts';
import { SEAT_COUNT } from '../../rules/xuezhan/state.ts';
import type { Transfer } from '../ledger.ts';

/** Why points move. */
export type XuezhanReason =
  | 'discard-win'
  | 'self-drawn-win'
  | 'robbed-kong-win'
  | 'fed-kong-win'
  | 'claimed-kong'
  | 'concealed-kong'
  | 'added-kong'
  | 'kong-refund'
  | 'kong-transfer'
  | 'flower-pig'
  | 'ready-check';

/** One kong's money, as it was paid. */
export interface KongMoney {
  readonly seat: Seat;
  readonly paid: readonly Transfer[];
}

export interface Memory {
  readonly options: XuezhanOptions;
  /** Seats that have won so far. */
  readonly winners: Seat[];
  /** Kongs whose money is still with their owner, oldest first. */
  kongs: readonly KongMoney[];
}

/** the seats that pay when everyone does: the others, less those that have left. */
export const payersFor = ({ options, winners }: Memory, seat: Seat): Seat[] => {
  const payers: Seat[] = [];
  for (let other = nextSeat(seat, SEAT_COUNT); other !== seat; other = nextSeat(other, SEAT_COUNT))
    if (options.afterWin === 'stay' || !winners.includes(other)) payers.push(other);
  return payers;
};

/** What several seats pay to one, leaving out payments of nothing. */
export interface Payment {
  readonly to: Seat;
  readonly points: number;
  readonly reason: XuezhanReason;
  readonly cause: number;
}

export const collect = (payers: readonly Seat[], { to, points, reason, cause }: Payment): Transfer[] => {
  if (points === 0) return [];
  const transfers: Transfer[] = [];
  for (const from of payers) transfers.push({ from, to, points, reason, cause });
  return transfers;
};

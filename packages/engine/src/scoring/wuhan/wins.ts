/** W-8.1, W-8.2, W-8.19, W-8.20, W-8.23: who pays how much for a win, after cap and contractor. */
import type { BySeat, Seat } from '../../core/seat.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import type { Transfer } from '../ledger.ts';
import type { Cap } from './caps.ts';
import { applyCap } from './caps.ts';
import type { Contract, ContractTerms } from './contractor.ts';
import { contractFor } from './contractor.ts';
import type { WuhanReason } from './reasons.ts';

/** A win whose raw payments are known: the event of a win, and who had opened by then. */
export interface WinToSettle extends ContractTerms {
  readonly seat: Seat;
  /** W-8.21: who has opened. */
  readonly opened: BySeat<boolean>;
  /** What each seat owes; nothing for the winner. */
  readonly raw: BySeat<number>;
}

/** `capped` is by seat here, with nothing for the winner. */
export interface WinSettlement extends Cap {
  readonly contract: Contract | null;
  /** What each seat pays in the end. */
  readonly paid: BySeat<number>;
}

export const settleWin = (options: WuhanOptions, win: WinToSettle): WinSettlement => {
  const { seat: winner, opened } = win;
  const limits = applyCap(options, win.raw, { winner, opened });
  const { capped } = limits;
  const contract = contractFor(options, win);
  const shares = withStake(options, winner, capped);
  const paid = contract === null ? shares : paidBy(contract.seat, shares);
  return { ...limits, contract, paid };
};

/** W-8.23: what every loser pays beside its capped share. */
const withStake = ({ piao }: WuhanOptions, winner: Seat, capped: BySeat<number>): BySeat<number> =>
  piao === 0 ? capped : capped.map((owed, seat) => (seat === winner ? owed : owed + piao));

const paidBy = (payer: Seat, capped: BySeat<number>): number[] => {
  const sum = capped.reduce((total, owed) => total + owed, 0);
  return capped.map((_, seat) => (seat === payer ? sum : 0));
};

export const winTransfers = (options: WuhanOptions, win: WinToSettle, cause: number): Transfer[] => {
  const { contract, paid } = settleWin(options, win);
  const ordinary = win.types.length === 0 ? 'small-win' : 'big-win';
  const reason: WuhanReason = contract === null ? ordinary : `contract-${contract.reason}`;
  const transfers: Transfer[] = [];
  paid.forEach((points, from) => {
    if (points !== 0) transfers.push({ from, to: win.seat, points, reason, cause });
  });
  return transfers;
};

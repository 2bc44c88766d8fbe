/** what kongs pay, and when that money moves again. */
import type { KongMade, Meld } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { XuezhanOptions } from '../../rules/xuezhan/options.ts';
import type { XuezhanWon } from '../../rules/xuezhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { KongMoney, Memory, XuezhanReason } from './memory.ts';
import { collect, payersFor } from './memory.ts';

export interface KongLaid {
  readonly seat: Seat;
  readonly meld: Meld;
  readonly justDrawn: boolean;
}

/** Paid at once, and remembered in case it has to be returned. */
export const kongTransfers = (memory: Memory, kong: KongLaid, cause: number): Transfer[] => {
  if (kong.meld.kind !== 'kong') return [];
  const paid = paymentFor(memory, kong, cause);
  memory.kongs = [...memory.kongs, { seat: kong.seat, paid }];
  return paid;
};

const paymentFor = (memory: Memory, { seat, meld, justDrawn }: KongLaid, cause: number): Transfer[] => {
  if (meld.kind !== 'kong' || meld.made === 'special') return []; // not in this game
  const feeder = meld.from === null ? [] : [meld.from];
  const payers = meld.made === 'claimed' ? feeder : payersFor(memory, seat);
  const points = kongPoints(memory.options, meld.made, justDrawn);
  return collect(payers, { to: seat, points, reason: `${meld.made}-kong`, cause });
};

export type PaidKong = Exclude<KongMade, 'special'>;

/** What each payer pays: the feeder of a claimed kong, else every other seat in play. */
export const kongPoints = (options: XuezhanOptions, made: PaidKong, justDrawn: boolean): number => {
  const { base, claimedKong, concealedKong, addedKong, lateAddedKong } = options;
  switch (made) {
    case 'claimed':
      return base * claimedKong;
    case 'concealed':
      return base * concealedKong;
    case 'added':
      return justDrawn || lateAddedKong === 'paid' ? base * addedKong : 0;
  }
};

/** the discard right after a kong was won. Called for each winner; only the first moves the money. */
export const kongDiscardTransfers = (memory: Memory, win: XuezhanWon, cause: number): Transfer[] => {
  const { kongMoney } = memory.options;
  if (kongMoney === 'final' || !win.situations.includes('kong-discard') || win.seat !== win.winners[0])
    return [];
  const last = memory.kongs.findLast((kong) => kong.seat === win.from);
  if (last === undefined) return [];
  if (kongMoney === 'refund') return returnMoney(memory, last, cause);
  return win.winners.length === 1 ? handOver(memory, last, win.seat, cause) : [];
};

/** Back to those who paid. */
export const returnMoney = (memory: Memory, kong: KongMoney, cause: number): Transfer[] => {
  forget(memory, kong);
  return kong.paid.map(({ from, to, points }) => ({
    from: to,
    to: from,
    points,
    reason: 'kong-refund' satisfies XuezhanReason,
    cause,
  }));
};

const handOver = (memory: Memory, kong: KongMoney, winner: Seat, cause: number): Transfer[] => {
  forget(memory, kong);
  const points = kong.paid.reduce((sum, transfer) => sum + transfer.points, 0);
  return collect([kong.seat], { to: winner, points, reason: 'kong-transfer', cause });
};

const forget = (memory: Memory, kong: KongMoney): void => {
  memory.kongs = memory.kongs.filter((other) => other !== kong);
};

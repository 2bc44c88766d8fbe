/** Settlements of positions that are only described, as books and test vectors give them: no play, no tiles, no event. */
import type { BySeat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { standingOf } from '../../rules/wuhan/ending.ts';
import type { Laid } from '../../rules/wuhan/openings.ts';
import { hasOpened } from '../../rules/wuhan/openings.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import type { RawWorth, WinTerms } from '../../rules/wuhan/worth.ts';
import { rawWorth, smallestPayment } from '../../rules/wuhan/worth.ts';
import { balances } from '../ledger.ts';
import { flowDrawTransfers } from './flowDraw.ts';
import type { WinSettlement } from './wins.ts';
import { settleWin, winTransfers } from './wins.ts';

/** What a seat has laid out, and whether it is ready. Counts are taken as they are given (W-8.20). */
export interface JudgedSeat extends Laid {
  readonly ready: boolean;
}

/** A win as it is described: `from` is the discarder or the robbed seat, `types` the big types only. */
export interface JudgedWin extends Omit<WinTerms, 'laid'> {
  readonly seats: BySeat<JudgedSeat>;
}

export interface Judgement extends RawWorth, WinSettlement {
  /** What each seat gains or loses. */
  readonly deltas: BySeat<number>;
}

export const judgeSettlement = (options: WuhanOptions, win: JudgedWin): Judgement => {
  const { seats, types, from, winner } = win;
  const worth = rawWorth(options, { ...win, laid: seats });
  const discarderReady = from === null ? null : at(seats, from).ready;
  const { melds } = at(seats, winner);
  const opened = seats.map((seat) => hasOpened(options, seat.melds));
  const toSettle = { seat: winner, raw: worth.raw, types, from, discarderReady, melds, opened };
  const deltas = balances(seats.length, 0, winTransfers(options, toSettle, 0));
  return { ...worth, ...settleWin(options, toSettle), deltas };
};

/** W-8.3: what each seat gains or loses at a flow draw, the ready flags being given. */
export const judgeFlowDraw = (options: WuhanOptions, seats: BySeat<JudgedSeat>): BySeat<number> => {
  const standings = seats.map((seat) => standingOf(options, seat, seat.ready));
  return balances(seats.length, 0, flowDrawTransfers(options, standings, 0));
};

export interface MinimumJudgement {
  /** The smallest of the three raw payments. */
  readonly smallest: number;
  /** For each minimum asked about, whether the win reaches it. */
  readonly legal: readonly boolean[];
}

/** W-7.1: whether a win would be legal at each of the minimums. */
export const judgeMinimum = (
  options: WuhanOptions,
  win: JudgedWin,
  minimums: readonly number[],
): MinimumJudgement => {
  const smallest = smallestPayment(win, rawWorth(options, { ...win, laid: win.seats }).raw);
  return { smallest, legal: minimums.map((minimum) => smallest >= minimum) };
};

/** Sections 11, 12 and 14: what a win changes, who comes next, how a round ends and what the next one starts from. */
import { tilesIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at, bySeat, nextSeat, withSeat } from '../../core/seat.ts';
import { WALL_EMPTY } from '../../play/decide.ts';
import type { AfterWin } from '../../play/roundRules.ts';
import type { RoundResult } from '../../play/ruleset.ts';
import type { Draft } from '../../play/state.ts';
import { tilesAt } from '../../play/state.ts';
import type { XuezhanEnding } from './codes.ts';
import { worthOf } from './patterns.ts';
import type { Standing, XuezhanEnded, XuezhanKit, XuezhanState, XuezhanWon } from './state.ts';
import { extraAt, hasLeft, hasWon, SEAT_COUNT } from './state.ts';
import { holdsSuit, waitsOf } from './win.ts';

export const WINNERS_DONE = 'all-but-one-won' satisfies XuezhanEnding;

/** the won tile lies apart; from the first win on the seat is locked or out. */
export const evolveWin = (draft: Draft<XuezhanKit>, event: XuezhanWon): void => {
  const own = at(draft.extra.seats, event.seat);
  const { tile, winners, from } = event;
  const won = tile === null ? own.won : [...own.won, tile];
  const isCounted = tile === null || event.seat !== winners[0];
  draft.extra = {
    ...draft.extra,
    seats: withSeat(draft.extra.seats, event.seat, { ...own, won, wins: own.wins + 1 }),
    firstWin: draft.extra.firstWin ?? { winners, from },
    wonTiles: isCounted ? draft.extra.wonTiles : [...draft.extra.wonTiles, tile],
  };
};

/** the turn goes round, past seats that have left. */
export const nextInPlay = (state: XuezhanState, seat: Seat): Seat => {
  let next = nextSeat(seat, SEAT_COUNT);
  while (hasLeft(state, next)) next = nextSeat(next, SEAT_COUNT);
  return next;
};

/** asked once, after the last winner. after a self-drawn win, X-12.2 after a discard win, X-14.3 when three have left. */
export const afterWin = (state: XuezhanState, winners: readonly Seat[], from: Seat | null): AfterWin => {
  const left = bySeat(SEAT_COUNT, (seat) => hasLeft(state, seat)).filter(Boolean).length;
  if (left >= SEAT_COUNT - 1) return { end: WINNERS_DONE };
  const last = winners.at(-1) ?? 0;
  const isFromDiscarder = from !== null && state.options.nextAfterDiscardWin === 'discarder';
  return { draw: nextInPlay(state, isFromDiscarder ? from : last) };
};

/** the hands, and how each seat stands that has not won. */
export const ended = (state: XuezhanState, reason: string): XuezhanEnded => ({
  type: 'ended',
  reason,
  hands: state.seats.map(({ concealed }) => tilesIn(concealed)),
  standings: bySeat(SEAT_COUNT, (seat) =>
    reason === WALL_EMPTY && isSettled(state) && !hasWon(state, seat) ? standingOf(state, seat) : null,
  ),
});

const isSettled = ({ options }: XuezhanState): boolean =>
  options.flowerPig || options.readyCheck || options.kongMoney !== 'final';

const standingOf = (state: XuezhanState, seat: Seat): Standing => {
  const { concealed, keys, melds } = tilesAt(state, seat);
  const { voidSuit } = extraAt(state, seat);
  const hand = { concealed, keys, melds, voidSuit };
  const worths = waitsOf(state.options, hand).map(
    (tile) =>
      worthOf(state.options, {
        concealed: withTile(concealed, tile),
        melds,
        selfDrawn: false,
        situations: [],
      }).capped,
  );
  return {
    pig: voidSuit !== null && holdsSuit(hand, voidSuit),
    ready: worths.length === 0 ? null : Math.max(...worths),
  };
};

/** who deals next, and whether the match goes on. */
export const result = (state: XuezhanState): RoundResult | null => {
  if (state.phase.name !== 'over') return null;
  const round = state.round + 1;
  const next = round < state.options.deals ? { round, dealer: nextDealer(state), carried: null } : null;
  return { reason: state.phase.reason, next };
};

const nextDealer = ({ options, dealer, extra }: XuezhanState): Seat => {
  if (options.nextDealer === 'rotate') return nextSeat(dealer, SEAT_COUNT);
  if (extra.firstWin === null) return dealer;
  const { winners, from } = extra.firstWin;
  const [first] = winners;
  return winners.length > 1 && from !== null ? from : (first ?? dealer);
};

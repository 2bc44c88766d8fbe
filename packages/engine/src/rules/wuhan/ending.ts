/** W-4.10, W-8.3 to W-8.5, W-8.22, W-11.1, W-11.2: how a round ends and what the next one starts from. */
import type { Counts } from '../../core/counts.ts';
import { tilesIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at, nextSeat, withSeat } from '../../core/seat.ts';
import type { RoundResult } from '../../play/ruleset.ts';
import { tilesAt } from '../../play/state.ts';
import { wallSize } from '../../play/wall.ts';
import { SEAT_COUNT } from './basics.ts';
import type { WuhanEnding } from './codes.ts';
import type { Laid } from './openings.ts';
import { hasOpened, laidOut, productOf } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import type { Standing, WuhanEnded, WuhanEvent, WuhanState, WuhanWon } from './state.ts';
import { isReady } from './win.ts';

export const WON = 'won' satisfies WuhanEnding;

/** W-4.10: the tiles that may still be drawn: the table leaves some in the wall. */
const drawsLeft = ({ wall, options }: WuhanState): number => wallSize(wall) - options.wallRemainder;

export const canDraw = (state: WuhanState): boolean => drawsLeft(state) > 0;

/** The last four tiles that are drawn. */
const LAST_TILES = 3;

/** W-6.9: whether the tile just drawn was one of them; counted from the end of the wall in records of version 1. */
export const isLastTile = (state: WuhanState): boolean =>
  (state.options.lastTileFrom === 'remainder' ? drawsLeft(state) : wallSize(state.wall)) <= LAST_TILES;

/** W-4.19: whether the tiles now drawn may only be won on. */
export const isClosing = (state: WuhanState): boolean =>
  state.options.closingDraws && drawsLeft(state) <= LAST_TILES;

export const ended = (state: WuhanState, reason: string): WuhanEnded => ({
  type: 'ended',
  reason,
  hands: state.seats.map((_, seat) => tilesIn(wholeHand(state, seat))),
  // W-8.22: where nothing is paid nobody looks who is ready.
  standings:
    reason === WON || state.options.flowDraw === 'none'
      ? null
      : state.seats.map((_, seat) => standingAt(state, seat)),
});

/** W-10.4: the winner's with the winning tile, wherever it came from. */
const wholeHand = (state: WuhanState, seat: Seat): Counts => {
  const { concealed } = tilesAt(state, seat);
  const { winner, winningTile } = state.extra;
  return seat === winner && winningTile !== null ? withTile(concealed, winningTile) : concealed;
};

/** W-10.4: in version 1 the winner's hand was written without the winning tile. */
export const asWrittenIn = (version: number, events: readonly WuhanEvent[]): readonly WuhanEvent[] => {
  const won = events.find((event) => event.type === 'won');
  if (version > 1 || won === undefined) return events;
  return events.map((event) => (event.type === 'ended' ? withoutWinningTile(event, won) : event));
};

const withoutWinningTile = (event: WuhanEnded, { seat, tile }: WuhanWon): WuhanEnded => {
  const hand = at(event.hands, seat).slice();
  if (tile !== null) hand.splice(hand.indexOf(tile), 1);
  return { ...event, hands: withSeat(event.hands, seat, hand) };
};

const standingAt = (state: WuhanState, seat: Seat): Standing => {
  const { options, extra } = state;
  const { concealed, melds } = tilesAt(state, seat);
  const ready = isReady(options, { concealed, melds, specials: extra });
  return standingOf(options, laidOut(extra, melds), ready);
};

/** W-8.4: how a seat stands at a flow draw. */
export const standingOf = (options: WuhanOptions, laid: Laid, ready: boolean): Standing => {
  const counted = options.flowCountsLaizi ? laid : { ...laid, special: { ...laid.special, laizi: 0 } };
  return { ready, opened: hasOpened(options, laid.melds), product: productOf(options, counted) };
};

/** W-11.1, W-11.2: who deals next, and whether the match goes on. */
export const result = (state: WuhanState): RoundResult | null => {
  if (state.phase.name !== 'over') return null;
  const round = state.round + 1;
  const next = round < state.options.deals ? { round, dealer: nextDealer(state), carried: null } : null;
  return { reason: state.phase.reason, next };
};

const nextDealer = ({ options, dealer, extra }: WuhanState): Seat => {
  const next = nextSeat(dealer, SEAT_COUNT);
  if (extra.winner === null) return options.flowDealer === 'passes' ? next : dealer;
  if (extra.winner === dealer) return dealer;
  return options.nextDealer === 'winner' ? extra.winner : next;
};

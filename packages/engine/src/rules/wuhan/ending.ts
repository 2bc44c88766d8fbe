/** W-4.10, W-8.3 to W-8.5, W-11.1, W-11.2: how a round ends and what the next one starts from. */
import { tilesIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { nextSeat } from '../../core/seat.ts';
import type { RoundResult } from '../../play/ruleset.ts';
import { tilesAt } from '../../play/state.ts';
import { wallSize } from '../../play/wall.ts';
import { SEAT_COUNT } from './basics.ts';
import type { WuhanEnding } from './codes.ts';
import type { Laid } from './openings.ts';
import { hasOpened, laidOut, productOf } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import type { Standing, WuhanEnded, WuhanState } from './state.ts';
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

export const ended = (state: WuhanState, reason: string): WuhanEnded => ({
  type: 'ended',
  reason,
  hands: state.seats.map(({ concealed }) => tilesIn(concealed)),
  standings: reason === WON ? null : state.seats.map((_, seat) => standingAt(state, seat)),
});

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
  if (extra.winner === null || extra.winner === dealer) return dealer;
  return options.nextDealer === 'winner' ? extra.winner : nextSeat(dealer, SEAT_COUNT);
};

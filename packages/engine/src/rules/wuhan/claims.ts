/** W-4.1, W-4.6 to W-4.9, W-4.13: what a seat may claim of another's tile. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { nextSeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../../core/tile.ts';
import type { Claim } from '../../play/actions.ts';
import { tilesAt, windowOf } from '../../play/state.ts';
import { SEAT_COUNT } from './basics.ts';
import type { WuhanRefusal } from './codes.ts';
import { canDraw } from './ending.ts';
import { specialKind } from './specials.ts';
import type { WuhanState } from './state.ts';
import { mayWin } from './winning.ts';

export const claims = (state: WuhanState, seat: Seat): readonly Claim[] => {
  const { tile, from, robbing } = windowOf(state);
  // W-4.9: the last discard is nobody's; W-4.18: an added kong may be robbed even then.
  if (!robbing && !canDraw(state)) return [];
  const offers: Claim[] = [];
  const { concealed } = tilesAt(state, seat);
  const isBarred = state.extra.barred.includes(seat);
  if (!isBarred && mayWin(state, { seat, tile, from, robbed: robbing })) offers.push({ type: 'win' });
  if (robbing) return offers;
  if (countOf(concealed, tile) >= 3) offers.push({ type: 'kong', tile });
  if (countOf(concealed, tile) >= 2) offers.push({ type: 'pung', tile });
  if (seat === nextSeat(from, SEAT_COUNT))
    for (const lowest of chowsWith(state, concealed, tile)) offers.push({ type: 'chow', tile: lowest });
  return offers;
};

/** W-4.6: the lowest tiles of the runs the discard completes; suits only, and no special tile from the hand. */
const chowsWith = (state: WuhanState, concealed: Counts, tile: Tile): Tile[] => {
  if (suitIndex(tile) >= SUITS.length) return [];
  const lowest = [tile, tile - 1, tile - 2].filter((first) => first >= 0) as Tile[];
  return lowest.filter(
    (first) =>
      suitIndex(first) === suitIndex(tile) &&
      rankOf(first) <= RANKS - 2 &&
      [first, first + 1, first + 2].every(
        (kind) => kind === tile || isUsable(state, concealed, kind as Tile),
      ),
  );
};

const isUsable = (state: WuhanState, concealed: Counts, tile: Tile): boolean =>
  countOf(concealed, tile) > 0 && specialKind(state.extra, tile) === null;

/** W-4.11: declining costs nothing unless the table says so; then it is the seat that is remembered, not a worth. */
export const declined = ({ options }: WuhanState): number | null =>
  options.passedWin === 'barred' ? 0 : null;

/** W-4.8: one winner only: the first in turn order counting from the dealer, or the nearest after the discarder. */
export const winners = ({ options, dealer }: WuhanState, willing: readonly Seat[]): readonly Seat[] => {
  if (options.twoWinners === 'nearest') return willing.slice(0, 1);
  const fromDealer = (seat: Seat): number => (seat - dealer + SEAT_COUNT) % SEAT_COUNT;
  return willing.toSorted((a, b) => fromDealer(a) - fromDealer(b)).slice(0, 1);
};

export const whyNotClaim = (action: { readonly type?: unknown }): WuhanRefusal =>
  action.type === 'win' ? 'not-a-win' : 'claim-not-offered';

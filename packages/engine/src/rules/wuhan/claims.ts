/**
 * W-4.1, W-4.6 to W-4.9, W-4.13: what a seat may claim of another's tile. That tile is never special: W-3.1 keeps special tiles
 * from being discarded (`turn.ts`), a fourth tile is added only to a pung of an ordinary kind, and a special kong opens no window.
 * So W-3.2 needs no check for pung and kong, whose tiles are all of the kind that is claimed; a chow's other two are looked at.
 */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { nextSeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../../core/tile.ts';
import type { Claim } from '../../play/actions.ts';
import { chowOf, kongOf, pungOf, WIN } from '../../play/actions.ts';
import { tilesAt, windowOf } from '../../play/state.ts';
import { SEAT_COUNT } from './basics.ts';
import type { WuhanRefusal } from './codes.ts';
import { canDraw, isClosing } from './ending.ts';
import { specialKind } from './specials.ts';
import type { WuhanState } from './state.ts';
import { mayWin } from './winning.ts';

export const claims = (state: WuhanState, seat: Seat): readonly Claim[] => {
  const { tile, from, robbing } = windowOf(state);
  // W-4.9, W-4.19: the last discard is nobody's, nor is a tile put aside; W-4.18: an added kong may be robbed even then.
  if (!robbing && (!canDraw(state) || isClosing(state))) return [];
  const offers: Claim[] = [];
  const { concealed } = tilesAt(state, seat);
  const isBarred = state.extra.barred.includes(seat);
  if (!isBarred && mayWin(state, { seat, tile, from, robbed: robbing })) offers.push(WIN);
  if (robbing) return offers;
  if (countOf(concealed, tile) >= 3) offers.push(kongOf(tile));
  if (countOf(concealed, tile) >= 2) offers.push(pungOf(tile));
  if (seat === nextSeat(from, SEAT_COUNT))
    for (const lowest of chowsWith(state, concealed, tile)) offers.push(chowOf(lowest));
  return offers;
};

/** W-3.2, W-4.6: the lowest tiles of the runs the discard completes; suits only, and no special tile from the hand. */
const chowsWith = (state: WuhanState, concealed: Counts, tile: Tile): Tile[] => {
  if (suitIndex(tile) >= SUITS.length) return [];
  const isThere = (kind: number): boolean =>
    kind === tile ||
    (countOf(concealed, kind as Tile) > 0 && specialKind(state.extra, kind as Tile) === null);
  const rank = rankOf(tile);
  const chows: Tile[] = [];
  for (let below = 0; below <= 2; below++) {
    const first = tile - below;
    if (rank - below < 1 || rank - below > RANKS - 2) continue;
    if (isThere(first) && isThere(first + 1) && isThere(first + 2)) chows.push(first as Tile);
  }
  return chows;
};

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

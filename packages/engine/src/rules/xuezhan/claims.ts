/** Section 7: what a seat may claim of another's tile, and what declining a win costs. */
import { countOf, withoutTile } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Claim } from '../../play/actions.ts';
import { kongOf, pungOf, WIN } from '../../play/actions.ts';
import { tilesAt, windowOf } from '../../play/state.ts';
import type { XuezhanRefusal } from './codes.ts';
import { mayKong, mayMeldSuit } from './kongs.ts';
import { worthOf } from './patterns.ts';
import type { XuezhanState } from './state.ts';
import { extraAt, hasLeft, isLocked } from './state.ts';
import { isWinWith } from './win.ts';
import { winFacts } from './winning.ts';

/** where the tile is one being added to a pung. */
export const claims = (state: XuezhanState, seat: Seat): readonly Claim[] => {
  if (hasLeft(state, seat)) return NONE;
  const { robbing, tile } = windowOf(state);
  const isWon = canClaimWin(state, seat, tile);
  const isMeldable =
    !robbing && countOf(tilesAt(state, seat).concealed, tile) >= 2 && mayMeldSuit(state, seat, tile);
  // Nearly every discard is nobody's.
  if (!isWon && !isMeldable) return NONE;
  const offers: Claim[] = [];
  if (isWon) offers.push(WIN);
  if (isMeldable && canClaimKong(state, seat)) offers.push(kongOf(tile));
  if (isMeldable && !isLocked(state, seat)) offers.push(pungOf(tile)); // : a locked seat makes none
  return offers;
};

const NONE: readonly Claim[] = [];

const canClaimWin = (state: XuezhanState, seat: Seat, tile: Tile): boolean => {
  const { voidSuit, barred } = extraAt(state, seat);
  if (!isWinWith(state.options, tilesAt(state, seat), voidSuit, tile)) return false;
  return barred === null || claimedFan(state, seat) > barred;
};

const canClaimKong = (state: XuezhanState, seat: Seat): boolean => {
  const { concealed, melds } = tilesAt(state, seat);
  const { tile, from } = windowOf(state);
  if (countOf(concealed, tile) < 3) return false;
  const kong: Meld = { kind: 'kong', tile, from, made: 'claimed' };
  return mayKong(state, seat, () => ({
    concealed: withoutTile(concealed, tile, 3),
    melds: [...melds, kong],
  }));
};

/** The capped fan of winning on the tile in the window. */
const claimedFan = (state: XuezhanState, seat: Seat): number => {
  const { tile, from, robbing } = windowOf(state);
  return worthOf(state.options, winFacts(state, { seat, tile, from, robbed: robbing })).capped;
};

/** what a seat that declines a win may not win with before its next draw. */
export const declined = (state: XuezhanState, seat: Seat): number | null =>
  state.options.passedWin === 'barred' ? claimedFan(state, seat) : null;

/** Why an answer was not among those offered. */
export const whyNotClaim = (action: { readonly type?: unknown }): XuezhanRefusal =>
  action.type === 'win' ? 'not-a-win' : 'claim-not-offered';

/** Who gets a tile once everyone asked has answered. The order in which the answers came does not matter. */
import type { Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Claim } from './actions.ts';
import type { ClaimWindow } from './state.ts';

/** Best first. Wins are settled by the ruleset, which may let several seats win on one tile. */
const CLAIM_ORDER = ['win', 'kong', 'pung', 'chow'] as const;

export interface GrantedClaim {
  readonly seat: Seat;
  readonly claim: Claim;
}

/** All claims of the best kind that was answered, in turn order from the seat after the discarder. */
export const grantClaims = (window: ClaimWindow): readonly GrantedClaim[] => {
  const seats = window.answers.length;
  let best: number = CLAIM_ORDER.length;
  let granted: GrantedClaim[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (window.from + i) % seats;
    const claim = at(window.answers, seat);
    if (claim === null || claim.type === 'pass') continue;
    const place = CLAIM_ORDER.indexOf(claim.type);
    if (place > best) continue;
    if (place < best) granted = [];
    best = place;
    granted.push({ seat, claim });
  }
  return granted;
};

export const isAsked = (window: ClaimWindow, seat: Seat): boolean => at(window.offers, seat).length > 0;
export const owesAnswer = (window: ClaimWindow, seat: Seat): boolean =>
  isAsked(window, seat) && at(window.answers, seat) === null;

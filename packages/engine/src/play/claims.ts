/** Who gets a tile once everyone asked has answered. The order in which the answers came does not matter. */
import type { Seat } from '../core/seat.ts';
import { at, seatsAfter } from '../core/seat.ts';
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
  const claims: GrantedClaim[] = [];
  for (const seat of seatsAfter(window.from, window.answers.length)) {
    const answer = at(window.answers, seat);
    if (answer !== null && answer.type !== 'pass') claims.push({ seat, claim: answer });
  }
  for (const type of CLAIM_ORDER) {
    const granted = claims.filter(({ claim }) => claim.type === type);
    if (granted.length > 0) return granted;
  }
  return [];
};

export const isAsked = (window: ClaimWindow, seat: Seat): boolean => at(window.offers, seat).length > 0;
export const owesAnswer = (window: ClaimWindow, seat: Seat): boolean =>
  isAsked(window, seat) && at(window.answers, seat) === null;

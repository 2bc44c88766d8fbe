/** Sections 11, 13.3 and 15: a win and its frozen context. */
import { tilesIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { WinClaim } from '../../play/roundRules.ts';
import { tilesAt } from '../../play/state.ts';
import { wallSize } from '../../play/wall.ts';
import type { Situation, WinFacts } from './patterns.ts';
import { worthOf } from './patterns.ts';
import type { XuezhanState, XuezhanWon } from './state.ts';
import { extraAt } from './state.ts';

/** A win as far as its worth is concerned; who wins beside it does not matter. */
type Claimed = Omit<WinClaim, 'winners'>;

/** everything a win is valued by, read before anything of it is carried out. */
export const winFacts = (state: XuezhanState, claim: Claimed): WinFacts => {
  const { concealed, melds } = tilesAt(state, claim.seat);
  return {
    concealed: isFromOther(claim) ? withTile(concealed, claim.tile) : concealed,
    melds,
    selfDrawn: countsAsSelfDrawn(state, claim),
    situations: situationsOf(state, claim),
  };
};

export const won = (state: XuezhanState, claim: WinClaim): XuezhanWon => {
  const facts = winFacts(state, claim);
  return {
    type: 'won',
    ...claim,
    concealed: tilesIn(facts.concealed),
    melds: facts.melds,
    selfDrawn: facts.selfDrawn,
    payer: claim.from ?? feederWhoPays(state, claim.seat),
    situations: facts.situations,
    ...worthOf(state.options, facts),
  };
};

const isFromOther = (claim: Claimed): claim is Claimed & { readonly tile: Tile; readonly from: Seat } =>
  claim.from !== null;

const isOpeningWin = ({ phase }: XuezhanState, claim: Claimed): boolean =>
  claim.from === null && phase.name === 'turn' && phase.source === 'deal';

/** with for the opening hand and for a win on a fed kong's replacement. */
const countsAsSelfDrawn = (state: XuezhanState, claim: Claimed): boolean => {
  if (claim.from !== null) return false;
  if (isOpeningWin(state, claim)) return state.options.heavenSelfDrawn;
  return feederWhoPays(state, claim.seat) === null;
};

/** where the table says so, the seat that fed the kong pays for the win on its replacement tile. */
const feederWhoPays = (state: XuezhanState, seat: Seat): Seat | null => {
  const { phase, options } = state;
  if (options.claimedKongFlower === 'all' || phase.name !== 'turn' || phase.kong !== 'claimed') return null;
  return tilesAt(state, seat).melds.at(-1)?.from ?? null;
};

/** what happened around the win, in the order of the rule book's table. */
const situationsOf = (state: XuezhanState, claim: Claimed): Situation[] => {
  const { phase, options } = state;
  const situations: Situation[] = [];
  if (options.heavenEarth && isOpeningWin(state, claim)) situations.push('heaven');
  if (options.heavenEarth && isEarth(state, claim)) situations.push('earth');
  if (phase.name === 'turn' && phase.kong !== null) situations.push('kong-flower');
  if (phase.name === 'claim' && phase.window.kong !== null) situations.push('kong-discard');
  if (claim.robbed) situations.push('robbed-kong');
  if (options.lastTile && wallSize(state.wall) === 0) situations.push('last-tile');
  return situations;
};

/** the first tile a seat other than the dealer draws. */
const isEarth = (state: XuezhanState, claim: Claimed): boolean => {
  const { melds, draws } = tilesAt(state, claim.seat);
  if (claim.from !== null || claim.seat === state.dealer || draws !== 1) return false;
  if (melds.length > 0 || extraAt(state, claim.seat).wins > 0) return false;
  return state.options.earthAfterClaims || state.seats.every((tiles) => tiles.melds.length === 0);
};

/** The skills of a seat that is asked about a win or the end of the round. */
import { countOf, kindsIn, withTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { HaiyukiRefusal } from './codes.ts';
import { allTilesOf, isTenpai } from './hand.ts';
import type { Skill } from './skill.ts';
import type { Draft, HaiyukiState } from './state.ts';
import { declaredOf, seatOf } from './state.ts';

/** Of the declared win. Among equals the first in the order of the tiles. */
export const mostHeld = (state: HaiyukiState): Tile => {
  const { win } = declaredOf(state);
  const held = allTilesOf(state, win.seat);
  // A tile won on a discard or from the roulette is not in the hand yet, and counts all the same.
  const all = win.way === 'tsumo' ? held : withTile(held, win.tile);
  return kindsIn(all).reduce((best, tile) => (countOf(all, tile) > countOf(all, best) ? tile : best));
};

/** H-6.5: after an own win in riichi the ura-dora becomes the kind the winner holds most of. */
export const DORA_BOMB: Skill = {
  name: 'DORA_BOMB',
  owner: 'rinxiang',
  kind: 'reactive',
  cost: 32,
  whyNot: (state, seat) => {
    const { phase } = state;
    if (phase.name !== 'declared' || phase.win.seat !== seat) return 'wrong-phase';
    return seatOf(state, seat).riichi === null ? 'not-offered' : null;
  },
  effect: (draft: Draft) => {
    draft.ura = mostHeld(draft);
  },
};

/** H-6.23, H-6.28: when a declared ron may be countered by the discarder. */
const whyNotCounter = (state: HaiyukiState, seat: Seat, inRiichi: boolean): HaiyukiRefusal | null => {
  const { phase } = state;
  if (phase.name !== 'declared' || phase.win.from !== seat || phase.stands) return 'wrong-phase';
  return inRiichi || seatOf(state, seat).riichi === null ? null : 'in-riichi';
};

/** H-6.10: a ron is void; the discard comes back and a tile of another kind must go. */
export const EXCHANGE_RON: Skill = {
  name: 'EXCHANGE_RON',
  owner: 'smash',
  kind: 'reactive',
  cost: 10,
  whyNot: (state, seat) => {
    // The hand in riichi is locked, so no tile of it can be exchanged.
    const why = whyNotCounter(state, seat, false);
    if (why !== null) return why;
    const { win } = declaredOf(state);
    // Three open sets and a pair of the kind that was discarded: there would be nothing else to discard.
    const hasOther = kindsIn(seatOf(state, seat).concealed).some((tile) => tile !== win.tile);
    return hasOther ? null : 'same-kind';
  },
  effect: (draft, own) => {
    const { win, drawn } = declaredOf(draft);
    const seat = draft.seats.indexOf(own);
    own.discards.pop();
    own.concealed[win.tile] = (own.concealed[win.tile] ?? 0) + 1;
    draft.phase = { name: 'turn', seat, drawn, source: 'exchange', barred: win.tile };
  },
};

/** H-6.11: a ron is void and its tile is gone; play goes on as if nobody had claimed. */
export const SUPER_IAI: Skill = {
  name: 'SUPER_IAI',
  owner: 'yuri',
  kind: 'reactive',
  cost: 22,
  whyNot: (state, seat) => whyNotCounter(state, seat, state.options.counterInRiichi),
  effect: (draft, own) => {
    const { win } = declaredOf(draft);
    own.discards.pop();
    own.destroyed = [...own.destroyed, win.tile];
  },
};

/** H-6.13: when the turns run out, a ready owner may have one tile of the wall turned. */
export const LAST_CHANCE: Skill = {
  name: 'LAST_CHANCE',
  owner: 'petum',
  kind: 'reactive',
  cost: 18,
  whyNot: (state, seat) => {
    if (state.phase.name !== 'last-chance') return 'wrong-phase';
    return isTenpai(state, seat) ? null : 'not-tenpai';
  },
  // The tile itself is turned in `nagari.ts`, after everybody has paid (H-6.34).
  effect: () => {},
};

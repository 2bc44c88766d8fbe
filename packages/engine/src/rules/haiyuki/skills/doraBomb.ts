/** H-6.5: after an own win in riichi the ura-dora becomes the kind the winner holds most of. */
import { countOf, kindsIn, withTile } from '../../../core/counts.ts';
import type { Tile } from '../../../core/tile.ts';
import { allTilesOf } from '../hand.ts';
import type { Draft, HaiyukiState } from '../state.ts';
import { declaredOf, seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

/** Among equals the first in the order of the tiles. */
const mostHeld = (state: HaiyukiState): Tile => {
  const { win } = declaredOf(state);
  const held = allTilesOf(state, win.seat);
  // A tile won on a discard or from the roulette is not in the hand yet, and counts all the same.
  const all = win.way === 'tsumo' ? held : withTile(held, win.tile);
  return kindsIn(all).reduce((best, tile) => (countOf(all, tile) > countOf(all, best) ? tile : best));
};

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

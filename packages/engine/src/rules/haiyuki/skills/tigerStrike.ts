/** H-6.1: the next draw completes the hand. Usable open or closed while some discard leaves tenpai and a draw is to come. */
import { tenpaiDiscards } from '../hand.ts';
import { LAST_TURN, seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

export const TIGER_STRIKE: Skill = {
  name: 'TIGER_STRIKE',
  owner: 'ataho',
  kind: 'active',
  cost: 100,
  whyNot: (state, seat) => {
    if (seatOf(state, seat).guaranteed) return 'already-on'; // H-6.24
    if (state.turn >= LAST_TURN) return 'too-late';
    return tenpaiDiscards(state, seat).length === 0 ? 'not-tenpai' : null;
  },
  // Ends at the owner's next draw (H-6.30).
  effect: (_draft, own) => {
    own.guaranteed = true;
  },
};

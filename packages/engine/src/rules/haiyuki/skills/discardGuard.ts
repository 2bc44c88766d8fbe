/** H-6.7: five own discards, this turn's included, can be neither won nor ponned. */
import { seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

const GUARDED_TURNS = 5;

export const DISCARD_GUARD: Skill = {
  name: 'DISCARD_GUARD',
  owner: 'fari',
  kind: 'active',
  cost: 18,
  isUnlimited: true,
  whyNot: (state, seat) => (seatOf(state, seat).guard > 0 ? 'already-on' : null), // H-6.24
  // Falls at the start of each later own turn (H-6.26).
  effect: (_draft, own) => {
    own.guard = GUARDED_TURNS;
  },
};

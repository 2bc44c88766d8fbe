/** H-6.4: a quarter more damage by the own win, until the round ends. */
import { seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

export const CRITICAL: Skill = {
  name: 'CRITICAL',
  owner: 'petum',
  kind: 'active',
  cost: 24,
  whyNot: (state, seat) => (seatOf(state, seat).critical ? 'already-on' : null), // H-6.24
  effect: (_draft, own) => {
    own.critical = true;
  },
};

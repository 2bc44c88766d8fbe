/** H-6.3: a quarter less damage from the opponent's win, until the round ends. */
import { seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

export const WATER_MIRROR: Skill = {
  name: 'WATER_MIRROR',
  owner: 'rinxiang',
  kind: 'active',
  cost: 22,
  whyNot: (state, seat) => (seatOf(state, seat).mirror ? 'already-on' : null), // H-6.24
  effect: (_draft, own) => {
    own.mirror = true;
  },
};

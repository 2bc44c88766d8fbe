/** H-6.13: when the turns run out, a ready owner may have one tile of the wall turned. */
import { isTenpai } from '../hand.ts';
import type { Skill } from './skill.ts';

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

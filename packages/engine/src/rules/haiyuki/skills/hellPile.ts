/** H-6.2: the opponent's next three turns bring the least useful of the top twenty tiles. */
import { opponentOf, seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

const CURSED_TURNS = 3;

export const HELL_PILE: Skill = {
  name: 'HELL_PILE',
  owner: 'ataho',
  kind: 'active',
  cost: 18,
  whyNot: (state, seat) => (seatOf(state, opponentOf(seat)).curse > 0 ? 'already-on' : null), // H-6.24
  // Falls at the start of each of the victim's turns (H-6.26).
  effect: (_draft, _own, other) => {
    other.curse = CURSED_TURNS;
  },
};

/** H-6.12: a riichi whose draw five turns later completes the hand. */
import { tenpaiDiscards } from '../hand.ts';
import { whyNotRiichi } from '../riichi.ts';
import type { Skill } from './skill.ts';

/** The last turn whose fifth after it is still played. */
const LATEST = 15;
const WAITED_TURNS = 5;

export const SPIRIT_RIICHI: Skill = {
  name: 'SPIRIT_RIICHI',
  owner: 'yuri',
  kind: 'active',
  cost: 24,
  whyNot: (state, seat) => (state.turn > LATEST ? 'too-late' : whyNotRiichi(state, seat)),
  discards: tenpaiDiscards,
  // Falls at the start of each later own turn; at 0 the draw is guaranteed (H-6.26).
  effect: (_draft, own) => {
    own.spirit = WAITED_TURNS;
  },
};

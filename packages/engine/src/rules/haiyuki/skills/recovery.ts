/** H-6.6: restores hit points, as often as the seat can pay. */
import type { SeatState } from '../state.ts';
import { seatOf } from '../state.ts';
import type { Skill } from './skill.ts';

const RESTORED = 3000;

/** What it really restores: never above what the match began with. */
export const healedBy = (own: Readonly<SeatState>, most: number): number => Math.min(RESTORED, most - own.hp);

export const RECOVERY: Skill = {
  name: 'RECOVERY',
  owner: 'fari',
  kind: 'active',
  cost: 24,
  isFree: true,
  isUnlimited: true,
  whyNot: (state, seat) => (seatOf(state, seat).hp >= state.options.hp ? 'full-hp' : null),
  effect: (draft, own) => {
    own.hp += healedBy(own, draft.options.hp);
  },
};

/** H-6.11: a ron is void and its tile is gone; play goes on as if nobody had claimed. */
import { declaredOf } from '../state.ts';
import { whyNotCounter } from './counter.ts';
import type { Skill } from './skill.ts';

export const SUPER_IAI: Skill = {
  name: 'SUPER_IAI',
  owner: 'yuri',
  kind: 'reactive',
  cost: 22,
  whyNot: whyNotCounter,
  effect: (draft, own) => {
    const { win } = declaredOf(draft);
    own.discards.pop();
    own.destroyed = [...own.destroyed, win.tile];
  },
};

/** H-6.10: a ron is void; the discard comes back and a tile of another kind must go. */
import { kindsIn } from '../../../core/counts.ts';
import { declaredOf, seatOf } from '../state.ts';
import { whyNotCounter } from './counter.ts';
import type { Skill } from './skill.ts';

export const EXCHANGE_RON: Skill = {
  name: 'EXCHANGE_RON',
  owner: 'smash',
  kind: 'reactive',
  cost: 10,
  whyNot: (state, seat) => {
    const why = whyNotCounter(state, seat);
    if (why !== null) return why;
    const { win } = declaredOf(state);
    // Three open sets and a pair of the kind that was discarded: there would be nothing else to discard.
    const hasOther = kindsIn(seatOf(state, seat).concealed).some((tile) => tile !== win.tile);
    return hasOther ? null : 'same-kind';
  },
  effect: (draft, own) => {
    const { win } = declaredOf(draft);
    const seat = draft.seats.indexOf(own);
    own.discards.pop();
    own.concealed[win.tile] = (own.concealed[win.tile] ?? 0) + 1;
    draft.phase = { name: 'turn', seat, drawn: null, source: 'exchange', barred: win.tile };
  },
};

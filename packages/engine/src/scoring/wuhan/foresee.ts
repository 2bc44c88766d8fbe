/** W-8.1, W-8.2: what a win would move, told from the view of its seat by the rules and settlements that play uses. */
import { winClaimOf } from '../../play/winClaim.ts';
import { seenState } from '../../rules/wuhan/seen.ts';
import type { WuhanAction, WuhanWon } from '../../rules/wuhan/state.ts';
import type { WuhanView } from '../../rules/wuhan/view.ts';
import { won } from '../../rules/wuhan/winning.ts';
import type { Foreseen } from '../foreseen.ts';
import { foreseen } from '../foreseen.ts';
import { winTransfers } from './wins.ts';

/**
 * W-8.16: whether the discarder is ready is hidden, and may decide who pays, though never how much. First comes that it is.
 * None for an action that does not win.
 */
export const foresee = (view: WuhanView, action: WuhanAction): readonly Foreseen<WuhanWon>[] => {
  const { seat } = view;
  if (seat === null || action.type !== 'win') return [];
  const state = seenState(view);
  const win = won(state, winClaimOf(state, { seat, winners: [seat], action }));
  const answers = win.discarderReady === null ? [null] : [true, false];
  return foreseen(
    answers.map((discarderReady) => ({
      given: { discarderReady },
      transfers: winTransfers(view.options, { ...win, discarderReady, opened: view.opened }, 0),
    })),
  );
};

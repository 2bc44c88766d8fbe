/** who pays for a win. */
import type { XuezhanWon } from '../../rules/xuezhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { Memory, XuezhanReason } from './memory.ts';
import { collect, payersFor } from './memory.ts';
import { pointsEach } from './worth.ts';

/** the discarder, robbed seat or feeder pays alone; for a self-drawn win everyone else does. */
export const winTransfers = (memory: Memory, win: XuezhanWon, cause: number): Transfer[] => {
  const payers = win.payer === null ? payersFor(memory, win.seat) : [win.payer];
  const points = pointsEach(memory.options, win);
  return collect(payers, { to: win.seat, points, reason: reasonOf(win), cause });
};

const reasonOf = (win: XuezhanWon): XuezhanReason => {
  if (win.robbed) return 'robbed-kong-win';
  if (win.from !== null) return 'discard-win';
  return win.payer === null ? 'self-drawn-win' : 'fed-kong-win';
};

/** what a win would move, told from the view of its seat by the rules and settlements that play uses. */
import type { Seat } from '../../core/seat.ts';
import { at, seatsAfter } from '../../core/seat.ts';
import { tilesAt } from '../../play/state.ts';
import { winClaimOf } from '../../play/winClaim.ts';
import { seenState } from '../../rules/xuezhan/seen.ts';
import type { XuezhanAction, XuezhanState, XuezhanWon } from '../../rules/xuezhan/state.ts';
import { hasWon } from '../../rules/xuezhan/state.ts';
import type { XuezhanView } from '../../rules/xuezhan/view.ts';
import { won } from '../../rules/xuezhan/winning.ts';
import type { Foreseen } from '../foreseen.ts';
import { foreseen } from '../foreseen.ts';
import { observerWith } from './index.ts';
import { kongTransfers } from './kongs.ts';
import type { Memory } from './memory.ts';

/**
 * who else wins on the tile is hidden, and decides with whose win the money of a kong moves. First comes that
 * nobody else does. None for an action that does not win.
 */
export const foresee = (view: XuezhanView, action: XuezhanAction): readonly Foreseen<XuezhanWon>[] => {
  const { seat } = view;
  if (seat === null || action.type !== 'win') return [];
  const state = seenState(view);
  return foreseen(
    winnersWith(view, seat).map((winners) => {
      const win = won(state, winClaimOf(state, { seat, winners, action }));
      return { given: { winners }, transfers: observerWith(memorySeen(state)).see(win, 0) };
    }),
  );
};

/** Everybody who may win together with this seat, in turn order after the discarder. */
const winnersWith = ({ phase, options, seats }: XuezhanView, seat: Seat): readonly (readonly Seat[])[] => {
  if (phase.name !== 'claim' || options.severalWinners === 'nearest') return [[seat]];
  const willing = seatsAfter(phase.from, seats.length).filter((other) => !at(seats, other).left);
  let groups: (readonly Seat[])[] = [[seat]];
  for (const other of willing)
    if (other !== seat) groups = groups.flatMap((winners) => [winners, [...winners, other]]);
  return groups.map((winners) => willing.filter((other) => winners.includes(other)));
};

/** What the scorer remembers that a win asks for: who has won, and the kong whose discard this is. */
const memorySeen = (state: XuezhanState): Memory => {
  const { options, phase, seats } = state;
  const winners = [...seats.keys()].filter((seat) => hasWon(state, seat));
  const memory: Memory = { options, winners, kongs: [] };
  if (phase.name !== 'claim') return memory;
  const { from, kong, justDrawn } = phase.window;
  // A kong made later in the same turn would be the one the window names.
  const meld = tilesAt(state, from).melds.findLast((laid) => laid.kind === 'kong' && laid.made === kong);
  // Nobody can have won between the kong and the discard, so those who would pay now are those who paid.
  if (meld !== undefined) kongTransfers(memory, { seat: from, meld, justDrawn }, 0);
  return memory;
};

/** What the rest of the round holds for a seat beside its own hand: how it goes on, what is paid meanwhile, and the empty wall. */

import { SUITED } from '@paiju/engine';
import { baseFan, fanPoints } from '@paiju/engine/xuezhan';
import { power } from '../exact.ts';
import type { Ending } from './chances.ts';
import { courseOf } from './course.ts';
import type { ExpertSight } from './expertSight.ts';
import { USUAL_FAN } from './habits.ts';
import { kongMoneyHeld } from './kongMoney.ts';
import type { Rival } from './rivals.ts';

/** A seat that may choose its discards gives away so much of what one gives away that may not. */
const CARE = 0.85;

/** What a rival takes from one own draw to the next. A locked seat cannot choose what it puts down. */
const costOf = ({ shares }: ExpertSight, { wins, points, takes }: Rival, isLocked: boolean): number => {
  let dealt = 0;
  for (let kind = 0; kind < SUITED.codes.length; kind++)
    dealt += (shares[kind] ?? 0) * (wins[kind] ?? 0) * (points[kind] ?? 0);
  return takes + (isLocked ? 1 : CARE) * dealt;
};

/** How often one seat makes a kong of one way in a turn. */
const KONG_RATE = 0.007;

/** Of the seats that have not won, the share that is ready at an empty wall, and that stays without a win for a draw. */
const READY_AT_END = 0.75;
const STILL_OPEN = 0.93;

/** how an empty wall is settled for a seat that has not won. */
export const endingOf = (sight: ExpertSight, isLocked = sight.isLocked): Ending => {
  const { options, rivals, draws } = sight;
  const leaves = options.afterWin === 'leave';
  const costs = rivals.map((rival) => costOf(sight, rival, isLocked));
  const course = courseOf(rivals, costs, {
    ...{ wall: sight.wallSize, leaves },
    // Who stays pays for kongs whatever it does.
    kongs: leaves ? KONG_RATE * (options.claimedKong + options.concealedKong + options.addedKong) : 0,
  });
  const still = leaves ? (course.share[0] ?? 0) : power(STILL_OPEN, draws);
  const open = still * rivals.filter((rival) => !rival.isLocked).length;
  // a seat that has won is not settled with.
  const checked = options.readyCheck && !isLocked ? open : 0;
  const usual = fanPoints(options, baseFan(options) + USUAL_FAN + 0.5, false);
  const refund = options.kongMoney === 'final' || isLocked ? 0 : kongMoneyHeld(sight);
  return {
    leaves,
    payers: checked * (1 - READY_AT_END),
    notReady: -checked * READY_AT_END * usual - refund,
    course,
  };
};

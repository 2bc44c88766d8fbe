/** What a ready hand brings: every tile it waits for, as often as it may still come, at what it would be paid. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, SUITED } from '@paiju/engine';
import { fanPoints } from '@paiju/engine/xuezhan';
import { isUsable } from './aims.ts';
import type { Prospect } from './chances.ts';
import { SUREST } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';
import { fanOf } from './fan.ts';
import type { Laid } from './holding.ts';
import { distanceTo } from './reach.ts';

/** A hand that is weighed. `hand` is changed while it is looked at, and changed back. */
export interface Held {
  readonly hand: Counts;
  readonly laid: Laid;
}

export const readyProspect = (sight: ExpertSight, { hand, laid }: Held): Prospect => {
  const { options, aim, shares, feeds } = sight;
  const sevenPairs = options.sevenPairs && laid.sets === 0;
  const whole = { ...aim, sets: options.sets - laid.sets, sevenPairs };
  let drawn = 0;
  let drawnIncome = 0;
  let fed = 0;
  let fedIncome = 0;
  let worth = 0;
  for (let kind = 0; kind < SUITED.codes.length; kind++) {
    const tile = kind as Tile;
    const held = countOf(hand, tile);
    if (!isUsable(aim.usable, tile) || held + countOf(laid.tiles, tile) >= SUITED.copies) continue;
    hand[kind] = held + 1;
    if (distanceTo(whole, hand) < 0) {
      const fan = fanOf(options, hand, laid);
      const share = shares[kind] ?? 0;
      const put = share * (feeds[kind] ?? 0);
      const points = fanPoints(options, fan, false);
      drawn += share;
      drawnIncome += share * fanPoints(options, fan, true);
      fed += put;
      fedIncome += put * points;
      worth = Math.max(worth, points);
    }
    hand[kind] = held;
  }
  return {
    steps: [],
    drawn: Math.min(drawn, SUREST),
    drawnIncome,
    fed: Math.min(fed, SUREST),
    fedIncome,
    worth,
  };
};

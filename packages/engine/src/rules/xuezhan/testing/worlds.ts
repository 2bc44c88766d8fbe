/** Deals of Xuezhan that a seat may not be able to tell from the one it plays in. */
import { at } from '../../../core/seat.ts';
import { kinds, SUITED } from '../../../core/tile.ts';
import type { OtherDeal, Sight } from '../../../testing/leakGate.ts';
import type { Holder } from '../../../testing/worlds.ts';
import { holdersAfter, otherWall, WAYS } from '../../../testing/worlds.ts';
import type { XuezhanDeal } from '../index.ts';
import type { XuezhanEvent } from '../state.ts';

const ALL_KINDS = kinds(SUITED);

export const otherDeal = (deal: XuezhanDeal, sight: Sight): OtherDeal => {
  const { wall, direction } = deal;
  const way = sight.below(WAYS + 1);
  if (way === 0) {
    const turned = ((direction % 3) + 1) as XuezhanDeal['direction'];
    return { deal: { wall, direction: turned }, rename: (action) => action };
  }
  const holders = holdersAfter(dealtTo(wall.length, sight), sight.events);
  const other = otherWall({ ...sight, wall, holders, kinds: ALL_KINDS }, way - 1);
  return { deal: { wall: other.wall, direction }, rename: other.rename };
};

/** dealt in blocks from the front, the dealer's first. */
const dealtTo = (size: number, { events }: Sight): Holder[] => {
  const holders: Holder[] = [];
  for (const event of events as readonly XuezhanEvent[]) {
    if (event.type !== 'dealt') continue;
    for (let place = 0; place < event.hands.length; place++) {
      const seat = (event.dealer + place) % event.hands.length;
      holders.push(...at(event.hands, seat).map(() => seat));
    }
  }
  return [...holders, ...Array.from({ length: size - holders.length }, () => 'wall' as const)];
};

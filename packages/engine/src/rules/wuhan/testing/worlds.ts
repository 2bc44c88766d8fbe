/** Deals of Wuhan that a seat may not be able to tell from the one it plays in. */
import type { Seat } from '../../../core/seat.ts';
import { kinds, SUITED_AND_HONOURS } from '../../../core/tile.ts';
import type { OtherDeal, Sight } from '../../../testing/leakGate.ts';
import type { Holder } from '../../../testing/worlds.ts';
import { holdersAfter, otherWall, WAYS } from '../../../testing/worlds.ts';
import type { WuhanDeal } from '../index.ts';
import type { WuhanEvent } from '../state.ts';

const ALL_KINDS = kinds(SUITED_AND_HONOURS);
const BLOCK = 13;

export const otherDeal = ({ wall }: WuhanDeal, sight: Sight): OtherDeal => {
  const events = sight.events as readonly WuhanEvent[];
  const dealt = events.find((event) => event.type === 'dealt');
  const holders = wall.map((_, place) => dealtTo(place, dealt?.dealer ?? 0));
  const scene = { ...sight, wall, holders: holdersAfter(holders, events), kinds: ALL_KINDS };
  const other = otherWall(scene, sight.below(WAYS));
  return { deal: { wall: other.wall }, rename: other.rename };
};

/** W-2.3, W-2.4: thirteen tiles a seat in seat order, the dealer's fourteenth, then the flip. */
const dealtTo = (place: number, dealer: Seat): Holder => {
  if (place < 4 * BLOCK) return Math.floor(place / BLOCK);
  if (place === 4 * BLOCK) return dealer;
  return place === 4 * BLOCK + 1 ? 'open' : 'wall';
};

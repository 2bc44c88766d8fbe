/** What a hand usually comes to from some distance on, where looking closer would take too long. */
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { baseFan, fanPoints, menqingFan, PATTERN_FAN } from '@paiju/engine/xuezhan';
import type { Way } from './aims.ts';
import type { Prospect } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';
import type { Laid } from './holding.ts';

/**
 * Unseen copies a ready hand waits for, then those that bring a hand on from distance 1, 2, 3 and more, measured in
 * games between greedy bots; `fed` is the share of them that are pairs and may come as a pung.
 */
const USUAL: Readonly<Record<Way['form'], { readonly useful: readonly number[]; readonly fed: number }>> = {
  sets: { useful: [4, 12.5, 24, 31, 38], fed: 0.12 },
  triplets: { useful: [3, 6, 9, 12, 14], fed: 0.8 },
  pairs: { useful: [2.5, 7, 12, 16, 20], fed: 0 },
};
/** How many tiles are unseen on average; as a round goes on, useful ones become fewer with them. */
const UNSEEN = 62;
const PURE_USEFUL: readonly number[] = [4.5, 11, 15.5, 18, 19.5];

export const usualProspect = (sight: ExpertSight, way: Way, laid: Laid, distance: number): Prospect => {
  const { options, usualFeed: feeds } = sight;
  const { useful: mixed, fed } = USUAL[way.form];
  const useful = isOneSuit(way) && way.form === 'sets' ? PURE_USEFUL : mixed;
  const copies = (step: number): number => useful[Math.min(step, useful.length - 1)] ?? 0;
  const share = copies(0) / UNSEEN;
  const fan = usualFan(sight, way, laid);
  const points = fanPoints(options, fan, false);
  return {
    steps: Array.from({ length: distance }, (_, i) =>
      Math.min(0.9, (copies(distance - i) * (1 + fed * feeds)) / UNSEEN),
    ),
    drawn: share,
    drawnIncome: share * fanPoints(options, fan, true),
    fed: Math.min(0.9, share * feeds),
    fedIncome: share * feeds * points,
    worth: points,
  };
};

const usualFan = ({ options }: ExpertSight, way: Way, laid: Laid): number =>
  way.fan +
  gainedFan(options) +
  PATTERN_FAN.root * laid.kongs +
  baseFan(options) +
  // Hands on the way to triplets are rarely finished without a pung.
  (laid.isConcealed ? menqingFan(options) * (way.form === 'triplets' ? 0.2 : 0.7) : 0);

/**
 * Roots, and patterns a hand grows into on its way: where fan are doubled they count for more than their average. Measured by what
 * wins brought experts that were two and three tiles from ready; in arenas more than this sent them after hands too far away.
 */
const gainedFan = ({ value }: XuezhanOptions): number => (value === 'double' ? 0.25 : 0);

const isOneSuit = ({ usable }: Way): boolean => (usable & 7 & ((usable & 7) - 1)) === 0;

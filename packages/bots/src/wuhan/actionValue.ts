/** What an action leads to, as the points it is made of. */
import type { Tile } from '@paiju/engine';
import { kindsIn } from '@paiju/engine';
import type { Fact } from '../advice.ts';
import { neighbours } from '../neighbours.ts';
import { dealInChance, dealInPrice, thirdMeldPrice } from './danger.ts';
import type { ExpertSight } from './expertSight.ts';
import type { Holding } from './holding.ts';
import { afterTile } from './holding.ts';
import type { Prospect, Stakes } from './prospects.ts';
import { prospectOf } from './prospects.ts';

export interface Outcome {
  readonly win: number;
  readonly losses: number;
  readonly flow: number;
  readonly risk: number;
  /** What the tile given up might have grown into. */
  readonly shape: number;
  readonly points: number;
  readonly facts: readonly Fact[];
}

/** A hand at rest, no discard being risked for it. */
export const outcomeOf = ({ win, losses, flow, points, hand, chance, value }: Prospect): Outcome => ({
  win,
  losses,
  flow,
  risk: 0,
  shape: 0,
  points,
  facts: [
    { code: 'distance', value: hand.distance },
    { code: 'useful', value: hand.useful },
    { code: 'win-chance', value: chance },
    { code: 'win-value', value },
  ],
});

/** What each bit of neighbourhood is worth, as a share of the win. */
const SHAPE = 0.0004;
/** What `neighbours` says of a lone honour. */
const LONE = 9;

/** A dangerous tile that is kept is mostly only discarded later, or another wins anyway; how much that takes away is guessed. */
const CAUTION = 0.5;

export const afterDiscard = (sight: ExpertSight, holding: Holding, stakes: Stakes, tile: Tile): Outcome => {
  const prospect = prospectOf(sight, afterTile(sight, holding, tile), stakes);
  const isReady = prospect.hand.opened && prospect.hand.distance <= 0;
  let dealIn = 0;
  let risk = 0;
  for (const rival of sight.rivals) {
    const chance = dealInChance(sight, rival, tile);
    if (chance > 0) {
      dealIn += chance;
      // What was hoped for is lost as well; but a flow draw that would cost more than any win is avoided.
      const { points, flow } = prospect;
      risk -= CAUTION * chance * (Math.max(0, dealInPrice(sight, rival, isReady) + points - flow) + flow);
    }
    risk -= thirdMeldPrice(sight, rival, tile);
  }
  const rest = outcomeOf(prospect);
  const shape = -SHAPE * prospect.value * (neighbours(holding.hand, tile) - LONE);
  const facts = [...rest.facts, { code: 'deal-in', value: dealIn }];
  return { ...rest, risk, shape, points: prospect.points + risk + shape, facts };
};

/** Of the discards that are looked at. Null where there is none: nothing but special tiles is left. */
export const bestDiscard = (
  sight: ExpertSight,
  holding: Holding,
  stakes: Stakes,
  isLookedAt: (tile: Tile) => boolean = () => true,
): Outcome | null => {
  let best: Outcome | null = null;
  for (const tile of kindsIn(holding.hand)) {
    if (!isLookedAt(tile)) continue;
    const outcome = afterDiscard(sight, holding, stakes, tile);
    if (best === null || outcome.points > best.points) best = outcome;
  }
  return best;
};

/** The average of several outcomes; the facts are those of one of them. */
export const blend = (
  cases: readonly (readonly [weight: number, outcome: Outcome])[],
  facts: readonly Fact[],
): Outcome => {
  const mean = (of: (outcome: Outcome) => number): number =>
    cases.reduce((sum, [weight, outcome]) => sum + weight * of(outcome), 0);
  const win = mean((outcome) => outcome.win);
  const losses = mean((outcome) => outcome.losses);
  const flow = mean((outcome) => outcome.flow);
  const risk = mean((outcome) => outcome.risk);
  const shape = mean((outcome) => outcome.shape);
  return { win, losses, flow, risk, shape, points: win + losses + flow + risk + shape, facts };
};

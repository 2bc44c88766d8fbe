/** What a hand at rest is worth: the win it is built for, what others are likely to win instead, and a flow draw. */

import type { Stakes as Terms, WinFactors } from '@paiju/engine/wuhan';
import {
  hasOpened,
  OPENING_FACTOR,
  productOf,
  SPECIAL_FACTOR,
  shareOf,
  smallestOwed,
  takenBy,
} from '@paiju/engine/wuhan';
import { log2, power } from '../exact.ts';
import type { Aim } from './aims.ts';
import { BIG_AIMS, PLAIN, substitutesFor } from './aims.ts';
import type { HandFeatures } from './chances.ts';
import { growth, waitOf, winChance } from './chances.ts';
import type { ExpertSight } from './expertSight.ts';
import { flowChance, flowPoints, readyChance } from './flowDraw.ts';
import type { Holding } from './holding.ts';
import { isOpenTo } from './holding.ts';
import { nextWait } from './nextWait.ts';
import { reachFor } from './reach.ts';
import type { Rival } from './rivals.ts';

export interface Prospect {
  readonly hand: HandFeatures;
  readonly chance: number;
  /** What the win would bring. */
  readonly value: number;
  /** Points expected: of the own win, of others' wins and of a flow draw. */
  readonly win: number;
  readonly losses: number;
  readonly flow: number;
  readonly points: number;
}

/** The best aim of a hand at rest. */
export const prospectOf = (sight: ExpertSight, holding: Holding, stakes: Stakes): Prospect => {
  let best = prospectFor(sight, holding, stakes, {
    aim: PLAIN,
    farthest: Number.POSITIVE_INFINITY,
  }) as Prospect;
  const farthest = best.hand.distance + FARTHER;
  for (const aim of BIG_AIMS) {
    if (!isOpenTo(holding, aim)) continue;
    const own = prospectFor(sight, holding, stakes, { aim, farthest });
    if (own !== null && own.points > best.points) best = own;
  }
  return best;
};

/** A big win this much farther away than a plain one is not looked at. */
const FARTHER = 2;
const SELF_DRAWN = 0.3;
/** A wild that is kept may still be laid out. */
const KEPT_WILD = 1.5;
/** A seat that has not opened often still does before another wins. */
const LIKELY_OPENING = 1.75;
/** W-3.3: what is left of the chance with every skin and red dragon that is still to be laid out. */
const UNLAID = 0.7;

/** Products as they are, with the opening a win needs, and as they are likely to be at the end. */
export interface Stakes {
  readonly now: Terms;
  readonly later: Terms;
  readonly opened: boolean;
  /** What this seat pays on average when another wins. */
  readonly losses: number;
}

export const stakesOf = (sight: ExpertSight, { laid, dead, wilds }: Holding): Stakes => {
  const { options, dealer, seat, products, wall } = sight;
  const opened = hasOpened(options, laid.melds);
  // Skins and red dragons double as soon as they are laid out, and they will be.
  const own = productOf(options, laid) * power(SPECIAL_FACTOR.pizi, dead);
  const grown = growth(wall);
  const final = products.map((product) => grown * product);
  const terms = (product: number): Terms => ({
    options,
    dealer,
    products: final.with(seat, product),
    opened: sight.opened.with(seat, opened),
  });
  const winning = own * (opened ? 1 : OPENING_FACTOR);
  return {
    now: { options, dealer, products: products.with(seat, winning), opened: sight.opened },
    later: terms(winning * grown * power(KEPT_WILD, wilds)),
    opened,
    losses: lossesIn(sight, terms(own * grown * (opened ? 1 : LIKELY_OPENING))),
  };
};

/** How much likelier a rival with one meld more is the one that wins. */
const MELD = 1.5;

const lossesIn = ({ rivals, seat }: ExpertSight, terms: Terms): number => {
  let weights = 0;
  let sum = 0;
  for (const rival of rivals) {
    const win = { winner: rival.seat, types: 0, hard: false, drawn: true, discarder: null };
    const weight = power(MELD, rival.melds);
    weights += weight;
    sum += weight * shareOf(terms, win, seat);
  }
  return sum / weights;
};

/** Null where the hand is more than `farthest` tiles away. */
const prospectFor = (
  sight: ExpertSight,
  holding: Holding,
  stakes: Stakes,
  { aim, farthest }: { readonly aim: Aim; readonly farthest: number },
): Prospect | null => {
  const { wall, options } = sight;
  const reach = reachFor(sight, holding, aim, farthest);
  if (reach === null) return null;
  const types = aim.type === 'plain' ? 0 : 1;
  const win = { winner: sight.seat, types, hard: holding.wilds === 0, drawn: false, discarder: null };
  const smallest = smallestOwed(stakes.now, win);
  const hand: HandFeatures = {
    ...reach,
    wilds: holding.wilds,
    opened: stakes.opened,
    deficit: Math.max(0, log2(options.minimum / smallest)),
    nextWait:
      sight.looksAhead &&
      aim === PLAIN &&
      reach.distance === 1 &&
      holding.wilds <= substitutesFor(options, aim)
        ? nextWait(sight, holding, aim, waitOf)
        : null,
  };
  const value = worthOfWin(sight, stakes.later, win);
  const flows = flowChance(wall);
  const chance = (1 - flows) * winChance(hand, sight) * power(UNLAID, holding.dead);
  const flow = flows * flowPoints(sight, stakes.later, readyChance(hand, holding.dead, sight));
  const losses = -(1 - flows - chance) * stakes.losses;
  const points = chance * value + losses + flow;
  return { hand, chance, value, win: chance * value, losses, flow, points };
};

const worthOfWin = ({ rivals }: ExpertSight, terms: Terms, win: WinFactors): number => {
  const drawn = takenBy(terms, { ...win, drawn: true });
  const discarder = (rivals[0] as Rival).seat;
  return SELF_DRAWN * drawn + (1 - SELF_DRAWN) * takenBy(terms, { ...win, discarder });
};

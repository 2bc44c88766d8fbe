/** How a hand stands: what it is best built towards, how far that is, and how many unseen tiles bring it closer. */
import type { BigType, Counts, JudgedSeat, MeldView, Tile, WuhanOptions } from '@paiju/engine';
import { countOf, judgeMinimum, kinds, SUITED_AND_HONOURS, SUITS, suitIndex } from '@paiju/engine';
import { company } from '../company.ts';
import type { Aim } from './aims.ts';
import { belongs, missing, substitutesFor } from './aims.ts';
import type { Situation } from './situation.ts';
import { tilesOfMeld } from './situation.ts';

/** A hand the bot might have after an action: `hand` is without wilds, `laid` is what payments see of this seat. */
export interface Holding {
  readonly hand: Counts;
  readonly wilds: number;
  readonly melds: readonly MeldView[];
  readonly laid: JudgedSeat;
}

/** The lower the better: tiles away from ready, corrected by what the win would be worth and by the useful tiles. */
export type Cost = number;

/** A big win pays several times a small one, so it may be this much further away; twice as much measured worse. */
const BIG_WIN = 0.3;
/** What one factor of two below the minimum costs. */
const DEFICIT = 0.3;
const USEFUL_TILE = 0.012;
/** A hand this much worse than the best is not looked at any closer. */
const CLOSE = 0.7;
/** An aim this much further away than the nearest is not followed. */
const FAR = 1;
const ROUNDING = 1e-9;

const SETS = 4;
const ALL_KINDS = kinds(SUITED_AND_HONOURS);
const PLAIN: Aim = { type: 'plain' };
const TRIPLETS: Aim = { type: 'triplets' };
const AIMS: readonly Aim[] = [
  PLAIN,
  TRIPLETS,
  ...SUITS.map((_, suit): Aim => ({ type: 'flush', suit })),
  { type: 'jiang' },
  { type: 'winds' },
];
const TYPE_OF = {
  plain: [],
  flush: ['pure-flush'],
  triplets: ['triplets'],
  jiang: ['all-jiang'],
  winds: ['all-winds'],
} as const satisfies Record<Aim['type'], readonly BigType[]>;

export const holdingOf = ({ hand, wilds, melds, laid, seat }: Situation): Holding => ({
  hand,
  wilds,
  melds,
  laid: laid[seat] ?? { melds: [], special: { laizi: 0, pizi: 0, zhong: 0 }, ready: false },
});

/** How a hand at rest stands. */
export const costOf = (situation: Situation, holding: Holding): Cost =>
  bestOf(
    prospects(situation, holding).map(({ aim, extra }) => {
      const lacking = missing(aim, holding.hand, setsLeft(holding));
      const cost = distanceOf(situation, holding, aim, lacking) + extra;
      return { aim, hand: holding.hand, lacking, cost, given: 0 };
    }),
    situation,
    holding,
  ).cost;

/** The discard that leaves the best hand, and how that stands. */
export const bestDiscard = (
  situation: Situation,
  holding: Holding,
  candidates: readonly Tile[],
): { readonly tile: Tile | null; readonly cost: Cost } => {
  const sets = setsLeft(holding);
  const aims = prospects(situation, holding);
  const options = candidates.flatMap((tile) => {
    const hand = holding.hand.slice();
    hand[tile] = countOf(hand, tile) - 1;
    const given = company(holding.hand, tile);
    return aims.map(({ aim, extra }) => {
      const lacking = missing(aim, hand, sets);
      const cost = distanceOf(situation, holding, aim, lacking) + extra;
      return { tile, aim, hand, lacking, cost, given };
    });
  });
  const { best, cost } = bestOf(options, situation, holding);
  return { tile: best?.tile ?? null, cost };
};

interface Option {
  readonly aim: Aim;
  readonly hand: Counts;
  readonly lacking: number;
  readonly cost: Cost;
  /** How much the tile given up has to do with the hand: the less the better where all else is equal. */
  readonly given: number;
}

/** Counting useful tiles is the slow part: only for what is nearly the best without it. */
const bestOf = <T extends Option>(
  options: readonly T[],
  situation: Situation,
  holding: Holding,
): { readonly best: T | null; readonly cost: Cost } => {
  const least = Math.min(...options.map(({ cost }) => cost));
  let best: T | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.cost > least + CLOSE) continue;
    const useful = usefulTiles(situation, holding, option);
    const cost = option.cost - USEFUL_TILE * useful;
    const isTie = best !== null && Math.abs(cost - lowest) < ROUNDING;
    if (best !== null && (isTie ? option.given >= best.given : cost > lowest)) continue;
    best = option;
    lowest = cost;
  }
  return { best, cost: lowest };
};

const usefulTiles = (
  { unseen, wild }: Situation,
  holding: Holding,
  { aim, hand, lacking }: Option,
): number => {
  const sets = setsLeft(holding);
  const scratch = hand.slice();
  let useful = holding.wilds < substitutesFor(aim) ? countOf(unseen, wild) : 0;
  for (const tile of ALL_KINDS) {
    const copies = countOf(unseen, tile);
    if (copies === 0 || tile === wild || !belongs(aim, tile) || !hasCompany(hand, tile)) continue;
    scratch[tile] = countOf(hand, tile) + 1;
    if (missing(aim, scratch, sets) < lacking) useful += copies;
    scratch[tile] = countOf(hand, tile);
  }
  return useful;
};

/** A tile far from all others hardly ever helps. */
const hasCompany = (hand: Counts, tile: Tile): boolean => {
  for (let step = -2; step <= 2; step++) {
    const other = (tile + step) as Tile;
    if (countOf(hand, other) > 0 && (step === 0 || suitIndex(other) === suitIndex(tile))) return true;
  }
  return false;
};

const setsLeft = ({ melds }: Holding): number => SETS - melds.length;

/** W-5.1: without an opening no hand is ready, whatever it lacks. */
const distanceOf = (
  { wild, options }: Situation,
  { wilds, laid }: Holding,
  aim: Aim,
  lacking: number,
): number => {
  const isLiteral = (aim.type === 'jiang' || aim.type === 'winds') && belongs(aim, wild);
  const distance = lacking - Math.min(wilds, isLiteral ? wilds : substitutesFor(aim)) - 1;
  return hasOpened(options, laid) ? distance : Math.max(1, distance);
};

/** W-5.1, W-8.13 */
const hasOpened = ({ addedKongKeepsOpening }: WuhanOptions, { melds }: JudgedSeat): boolean =>
  melds.some(
    (meld) =>
      meld.kind !== 'kong' || meld.made === 'claimed' || (meld.made === 'added' && addedKongKeepsOpening),
  );

interface Prospect {
  readonly aim: Aim;
  /** What is added to the distance. */
  readonly extra: Cost;
}

/** What the melds still allow to be built, with what each is worth more or less than a plain win that reaches the minimum. */
const prospects = (situation: Situation, holding: Holding): Prospect[] => {
  const melded = holding.melds.flatMap(tilesOfMeld);
  const hasChow = holding.melds.some(({ kind }) => kind === 'chow');
  const open = AIMS.filter(
    (aim) => melded.every((tile) => belongs(aim, tile)) && !(aim.type === 'triplets' && hasChow),
  ).map((aim) => {
    const extra = DEFICIT * deficit(situation, holding, aim) - (aim.type === 'plain' ? 0 : BIG_WIN);
    const distance = distanceOf(situation, holding, aim, missing(aim, holding.hand, setsLeft(holding)));
    return { aim, extra, cost: distance + extra };
  });
  const least = Math.min(...open.map(({ cost }) => cost));
  return open.filter(({ cost }) => cost <= least + FAR);
};

/** W-7.1: by how many factors of two a win as things stand would miss the minimum, nothing being added by how it is won. */
const deficit = (
  { options, laid, seat, dealer }: Situation,
  { wilds, laid: own }: Holding,
  aim: Aim,
): number => {
  const opened = hasOpened(options, own)
    ? own
    : { ...own, melds: [...own.melds, { kind: 'pung', from: 0 } as const] };
  const win = {
    dealer,
    winner: seat,
    way: 'robbed-kong', // the only way that multiplies nothing
    from: null,
    types: TYPE_OF[aim.type],
    hard: wilds === 0,
    seats: laid.map((other, place) => (place === seat ? opened : other)),
  } as const;
  const { smallest } = judgeMinimum(options, win, []);
  return Math.max(0, Math.log2(options.minimum / smallest));
};

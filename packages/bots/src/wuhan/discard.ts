/** How a hand stands: what it is best built towards, how far that is, and how many unseen tiles bring it closer. */

import type { Counts, Tile } from '@paiju/engine';
import { countOf, kinds, SUITED_AND_HONOURS, suitIndex } from '@paiju/engine';
import { hasOpened, OPENING_FACTOR, productOf, smallestOwed } from '@paiju/engine/wuhan';
import { log2 } from '../exact.ts';
import type { Eyes } from '../eyes.ts';
import { neighbours } from '../neighbours.ts';
import type { Aim, Needs } from './aims.ts';
import { AIMS, belongs, needsFor, substitutesFor } from './aims.ts';
import type { Holding } from './holding.ts';
import { isOpenTo, setsLeft } from './holding.ts';
import type { Sight } from './sight.ts';

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
/** More than a hand ever costs: what it is better by is what a player sees well or badly. */
const HOPELESS = 10;

const ALL_KINDS = kinds(SUITED_AND_HONOURS);

/** How a hand at rest stands. */
export const costOf = (sight: Sight, holding: Holding, eyes: Eyes): Cost => {
  const search = new Search(sight, holding, eyes);
  for (const { aim, extra, needs } of prospects(sight, holding)) search.add(null, aim, extra, needs.lacking);
  return search.best().cost;
};

/** The discard that leaves the best hand, and how that stands. */
export const bestDiscard = (
  sight: Sight,
  holding: Holding,
  candidates: readonly Tile[],
  eyes: Eyes,
): { readonly tile: Tile | null; readonly cost: Cost } => {
  const search = new Search(sight, holding, eyes);
  const aims = prospects(sight, holding);
  for (const tile of candidates)
    for (const { aim, extra, needs } of aims) search.add(tile, aim, extra, needs.lackingAfter(tile, -1));
  return search.best();
};

/** A tile to give up, or none, and what to build then. */
interface Option {
  readonly tile: Tile | null;
  readonly aim: Aim;
  readonly lacking: number;
  readonly cost: Cost;
}

class Search {
  readonly #sight: Sight;
  readonly #holding: Holding;
  readonly #eyes: Eyes;
  readonly #options: Option[] = [];
  #least = Number.POSITIVE_INFINITY;

  constructor(sight: Sight, holding: Holding, eyes: Eyes) {
    this.#sight = sight;
    this.#holding = holding;
    this.#eyes = eyes;
  }

  add(tile: Tile | null, aim: Aim, extra: number, lacking: number): void {
    const cost = distanceOf(this.#sight, this.#holding, aim, lacking) + extra;
    this.#least = Math.min(this.#least, cost);
    this.#options.push({ tile, aim, lacking, cost });
  }

  /** Counting useful tiles is the slow part: only for what is nearly the best without it. */
  best(): { readonly tile: Tile | null; readonly cost: Cost } {
    let best: Option | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const option of this.#options) {
      if (option.cost > this.#least + CLOSE) continue;
      const cost = HOPELESS - this.#eyes.seen(HOPELESS - option.cost + USEFUL_TILE * this.#useful(option));
      const isTie = best !== null && Math.abs(cost - lowest) < ROUNDING;
      if (best !== null && (isTie ? this.#given(option) >= this.#given(best) : cost > lowest)) continue;
      best = option;
      lowest = cost;
    }
    return { tile: best?.tile ?? null, cost: lowest };
  }

  #useful({ tile, aim, lacking }: Option): number {
    const { hand } = this.#holding;
    const rest = hand.slice();
    if (tile !== null) rest[tile] = countOf(hand, tile) - 1;
    const needs = needsFor(aim, rest, setsLeft(this.#holding));
    return usefulTiles(this.#sight, { ...this.#holding, hand: rest }, { aim, lacking, needs });
  }

  /** How much the tile given up has to do with the hand: the less the better where all else is equal. */
  #given({ tile }: Option): number {
    return tile === null ? 0 : neighbours(this.#holding.hand, tile);
  }
}

const usefulTiles = (
  { unseen, wild, options }: Sight,
  { hand, wilds }: Holding,
  { aim, lacking, needs }: { readonly aim: Aim; readonly lacking: number; readonly needs: Needs },
): number => {
  let useful = wilds < substitutesFor(options, aim) ? countOf(unseen, wild) : 0;
  for (const tile of ALL_KINDS) {
    const copies = countOf(unseen, tile);
    if (copies === 0 || tile === wild || !belongs(aim, tile) || !hasNeighbours(hand, tile)) continue;
    if (needs.lackingAfter(tile, 1) < lacking) useful += copies;
  }
  return useful;
};

/** A tile far from all others hardly ever helps. */
const hasNeighbours = (hand: Counts, tile: Tile): boolean => {
  for (let step = -2; step <= 2; step++) {
    const other = (tile + step) as Tile;
    if ((hand[other] ?? 0) > 0 && (step === 0 || suitIndex(other) === suitIndex(tile))) return true;
  }
  return false;
};

/** W-5.1: without an opening no hand is ready, whatever it lacks. */
const distanceOf = (
  { wild, options }: Sight,
  { wilds, laid }: Holding,
  aim: Aim,
  lacking: number,
): number => {
  const isLiteral = (aim.type === 'jiang' || aim.type === 'winds') && belongs(aim, wild);
  const distance = lacking - Math.min(wilds, isLiteral ? wilds : substitutesFor(options, aim)) - 1;
  return hasOpened(options, laid.melds) ? distance : Math.max(1, distance);
};

interface Prospect {
  readonly aim: Aim;
  /** What is added to the distance. */
  readonly extra: Cost;
  readonly needs: Needs;
}

/** What the melds still allow to be built, with what each is worth more or less than a plain win that reaches the minimum. */
const prospects = (sight: Sight, holding: Holding): Prospect[] => {
  const open: (Prospect & { readonly cost: Cost })[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const aim of AIMS) {
    if (!isOpenTo(holding, aim)) continue;
    const extra = DEFICIT * deficit(sight, holding, aim) - (aim.type === 'plain' ? 0 : BIG_WIN);
    const needs = needsFor(aim, holding.hand, setsLeft(holding));
    const cost = distanceOf(sight, holding, aim, needs.lacking) + extra;
    least = Math.min(least, cost);
    open.push({ aim, extra, needs, cost });
  }
  return open.filter(({ cost }) => cost <= least + FAR);
};

/** W-7.1: by how many factors of two a win as things stand would miss the minimum, nothing being added by how it is won. */
const deficit = (sight: Sight, { wilds, laid }: Holding, aim: Aim): number => {
  const { options, products, seat } = sight;
  const own = productOf(options, laid) * (hasOpened(options, laid.melds) ? 1 : OPENING_FACTOR);
  const win = {
    winner: seat,
    types: aim.type === 'plain' ? 0 : 1,
    hard: wilds === 0,
    drawn: false,
    discarder: null,
  };
  const smallest = smallestOwed({ ...sight, products: products.with(seat, own) }, win);
  return Math.max(0, log2(options.minimum / smallest));
};

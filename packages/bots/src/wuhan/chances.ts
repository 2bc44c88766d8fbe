/** How likely a hand at rest still wins, and how a round goes on from here. Fitted to plain hands of 1,500 games of greedy bots and corrected by games of experts. */
import { exp, power } from '../exact.ts';
import type { Aim } from './aims.ts';
import type { Reach } from './reach.ts';

export interface HandFeatures extends Reach {
  readonly wilds: number;
  readonly opened: boolean;
  /** W-7.1: by how many factors of two a win as things stand would miss the minimum. */
  readonly deficit: number;
  /** What the hand waits for on average once it is ready, as `waitOf` counts it; null where that was not looked at. */
  readonly nextWait: number | null;
}

export interface TableFeatures {
  readonly wall: number;
  /** Tiles this seat cannot see. */
  readonly hidden: number;
  /** Melds of the other seats, special kongs aside. */
  readonly rivalMelds: number;
}

/*
 * A win is a race: the hand must come one tile nearer again and again before somebody else wins. At every step it is so
 * many times likelier to get its tile than to be overtaken; the chance is the product over all steps.
 */

/** How often a tile comes by the discards of others, a draw being 1: one that makes a run, a triplet, or the hand. */
export const BY_CHOW = 0.29;
export const BY_PUNG = 2.8;
const BY_WIN = 2.5;

/** How often the next useful tile comes in a turn once the hand is 0, 1, 2, 3 or more tiles away; guessed for all but plain hands. */
export const LATER: Readonly<Record<Aim['type'], readonly number[]>> = {
  plain: [0.112, 0.246, 0.42, 0.6],
  triplets: [0.1, 0.23, 0.3, 0.38],
  flush: [0.13, 0.22, 0.3, 0.36],
  jiang: [0.45, 0.25, 0.25, 0.25],
  winds: [0.3, 0.18, 0.18, 0.18],
};
/** A wild in the hand makes every later wait wider. */
const WILD = 0.78;
/** And it leaves more ways to take the next tile than the useful tiles tell. */
const SOFT = 1.25;
const HARD = 0.85;

/** How often somebody else wins in a turn: by what is left of the wall, by the rivals' melds, and more with every step. */
const OVERTAKEN = 0.109;
const PER_TILE = 0.0317;
const PER_MELD = 0.218;
const USUAL_WALL = 65;
const USUAL_MELDS = 2;
const PER_STEP = 1.355;

/** W-5.1: what is left of the chance without an opening, by distance. */
const UNOPENED = [0.02, 0.95, 0.95, 0.95];
const PER_MISSED_FACTOR = 0.12;

/** Unseen tiles a ready hand wins with, those that others may discard counted as often as they come. */
export const waitOf = ({ useful, usefulWilds }: Reach): number =>
  BY_WIN * (useful - usefulWilds) + usefulWilds;

export const winChance = (hand: HandFeatures, { wall, rivalMelds, hidden }: TableFeatures): number => {
  const { useful, chowable, pungable, distance, aim } = hand;
  if (useful === 0 || wall === 0) return 0;
  const steps = Math.max(0, distance);
  const tiles = steps === 0 ? waitOf(hand) : useful + BY_CHOW * chowable + BY_PUNG * pungable;
  const later = LATER[aim.type];
  const ease = aim.type === 'plain' ? exp(WILD * hand.wilds) : 1;
  let rival = OVERTAKEN * exp(PER_TILE * (USUAL_WALL - wall) + PER_MELD * (rivalMelds - USUAL_MELDS));
  const share = (hand.wilds > 0 ? SOFT : HARD) / hidden;
  let rate = tiles * share;
  let chance = hand.opened ? 1 : (UNOPENED[Math.min(steps, UNOPENED.length - 1)] ?? 1);
  for (let step = steps; step >= 0; step--) {
    chance *= rate / (rate + rival);
    rival *= PER_STEP;
    rate =
      step === 1 && hand.nextWait !== null
        ? hand.nextWait * share
        : ease * (later[Math.min(step - 1, later.length - 1)] ?? 0);
  }
  return chance * exp(-PER_MISSED_FACTOR * hand.deficit);
};

/** The flip and four hands are gone. */
export const WALL_AT_FIRST = 82;

/** By how much a seat's product still grows before the round ends, measured: little but at the start. */
export const growth = (wall: number): number => power(2, 0.2 + 1.4 * power(wall / WALL_AT_FIRST, 3));

/**
 * What a hand may come to. For every winning hand there is the chance to draw what it lacks within the draws left; the
 * hands together, each chance times what the win is worth, give one figure in hit points that discards are compared by.
 */
import type { Counts, Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { leaning } from './profiles.ts';
import type { Situation } from './situation.ts';
import type { Target } from './targets.ts';
import { TARGETS } from './targets.ts';

/** A holding that is weighed: it may differ from the hand of the situation by a pung. */
export interface Holding {
  readonly all: Counts;
  readonly open: Counts;
  readonly isOpen: boolean;
  readonly draws: number;
}

/** Riichi wins on the other seat's discards too: so many draws more the last missing tile is worth. */
const RON_DRAWS = 0.8;
/** An unseen ura-dora brings each of twelve tiles 400 points in one of thirteen cases. */
const URA = (400 * 12) / 13;
const DORA = 400;
const OPEN = 0.75;
/** What most wins score, about. */
const USUAL_SCORE = 4000;
/** The farthest hand that is still looked at, and the most copies of one kind a hand can lack. */
const FARTHEST = 8;
const MOST_COPIES = 10;

/** Of each discard: what the rest of the hand is worth. `none` is the hand as it is. */
export interface Outlook {
  readonly none: number;
  readonly after: readonly number[];
}

export const outlookOf = (situation: Situation, holding: Holding): Outlook => {
  const { all, open, isOpen } = holding;
  const chances = chancesOf(situation, holding);
  const change = new Float64Array(all.length);
  let whole = 0;
  for (const target of TARGETS) {
    const { counts, kinds } = target;
    const lacking = lackingIn(target, all);
    if (lacking > FARTHEST || (isOpen && !holds(counts, open))) continue;
    let near = worthOf(situation, target, isOpen);
    let far = near;
    for (const kind of kinds) {
      const lacks = countOf(counts, kind) - countOf(all, kind);
      if (lacks <= 0) continue;
      near *= chance(chances, lacking, kind, lacks);
      far *= chance(chances, lacking + 1, kind, lacks);
    }
    const share = fourth(near);
    whole += share;
    if (far === 0) continue;
    for (const kind of kinds) {
      const lacks = countOf(counts, kind) - countOf(all, kind);
      // Without a copy to spare, a discard of the kind is one tile more to draw.
      if (lacks < 0 || countOf(all, kind) === 0) continue;
      const missed = far * ratio(chances, lacking + 1, kind, lacks);
      change[kind] = (change[kind] ?? 0) + fourth(missed) - share;
    }
  }
  return { none: fourthRoot(whole), after: Array.from(change, (own) => fourthRoot(whole + own)) };
};

/** Targets are put together by their fourth powers: the best one decides, and many good ones are better than one. */
const fourth = (value: number): number => value * value * value * value;
const fourthRoot = (sum: number): number => Math.max(0, sum) ** (1 / 4);

/** How many tiles a holding lacks for a target. */
const lackingIn = ({ counts, kinds }: Target, all: Counts): number => {
  let lacking = 0;
  for (const kind of kinds) lacking += Math.max(0, countOf(counts, kind) - countOf(all, kind));
  return lacking;
};

/** Open sets stay: a target without them is out of reach. */
const holds = (target: Counts, open: Counts): boolean => {
  for (let kind = 0; kind < open.length; kind++)
    if (countOf(target, kind as Tile) < countOf(open, kind as Tile)) return false;
  return true;
};

/** What a win with this hand takes from the other seat, as far as it can be foreseen, and as the character likes it. */
const worthOf = (situation: Situation, target: Target, isOpen: boolean): number => {
  const { dora, profile, other, reckons } = situation;
  const { score, isOneColour } = target;
  if (!reckons) return USUAL_SCORE;
  const bonus = DORA * countOf(target.counts, dora) * leaning(profile.greed, 0.3);
  const points = Math.min(isOpen ? OPEN * (score + bonus) : score + bonus + URA, other.hp);
  const fond = isOneColour ? leaning(profile.colour, 0.2) : 1;
  return points * fond * leaning(profile.value, (0.1 * (score - USUAL_SCORE)) / USUAL_SCORE);
};

/** The chance to draw so many copies of a kind, by how many tiles a target lacks in all. */
type Chances = Float64Array;

const chance = (chances: Chances, lacking: number, kind: number, copies: number): number =>
  chances[(lacking * 13 + kind) * MOST_COPIES + copies] ?? 0;

/** What is left of a chance if one copy more is needed. */
const ratio = (chances: Chances, lacking: number, kind: number, copies: number): number =>
  chance(chances, lacking, kind, copies + 1) / chance(chances, lacking, kind, copies);

const chancesOf = ({ unseen, unseenTiles }: Situation, { draws, isOpen }: Holding): Chances => {
  const chances = new Float64Array((FARTHEST + 2) * unseen.length * MOST_COPIES);
  for (let lacking = 1; lacking <= FARTHEST + 1; lacking++) {
    const tries = draws * (1 + (isOpen ? 0 : RON_DRAWS / lacking));
    for (let kind = 0; kind < unseen.length; kind++) {
      const left = countOf(unseen, kind as Tile);
      fillTail(chances, (lacking * unseen.length + kind) * MOST_COPIES, (tries * left) / unseenTiles, left);
    }
  }
  return chances;
};

/** The chance of at least 0, 1, 2 … hits where `mean` are expected and no more than `most` can come. */
const fillTail = (chances: Chances, start: number, mean: number, most: number): void => {
  let term = Math.exp(-mean);
  let tail = 1;
  for (let copies = 0; copies < MOST_COPIES; copies++) {
    chances[start + copies] = copies <= most ? Math.max(tail, 0) : 0;
    tail -= term;
    term *= mean / (copies + 1);
  }
};

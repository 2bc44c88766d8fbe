/** How the rest of a round is likely to go, seen from one seat that stays in it: who leaves, and what has to be paid meanwhile. */
import { power } from '../exact.ts';
import type { Rival } from './rivals.ts';

/**
 * By own draws to come, 0 being the time after the last. Where winners leave, the others draw the oftener, so that more draws
 * may come than the tiles in the wall would give everybody now.
 */
export interface Course {
  /** The place to begin at: so many draws are worth reckoning with. */
  readonly turns: number;
  /** The chance that nothing ends the round before the draw. */
  readonly comes: Float64Array;
  /** How many others are in play then. */
  readonly others: Float64Array;
  /** The same as a share of those in play now. */
  readonly share: Float64Array;
  /** What is paid to others until the draw. */
  readonly toll: Float64Array;
}

export interface Pace {
  readonly wall: number;
  /** winners leave. */
  readonly leaves: boolean;
  /** What kongs of one other seat cost from one own draw to the next. */
  readonly kongs: number;
}

/** Actions that bring a draw of their own, a kong or an exchange, begin before the first place. */
export const MORE_DRAWS = 4;
const MOST_TURNS = 40;
export const MOST_DRAWS = MOST_TURNS + MORE_DRAWS;
/** A draw less likely than this is not reckoned with. */
const UNLIKELY = 0.03;
/** Tolls are still paid after the last own draw. */
const LAST_TURNS = 0.7;

/**
 * By others in play: the chance that one of them, when ready, wins from one own draw to the next, and how much dearer its wins
 * are than they were reckoned at. Few others are late in the round: those still in it have had time for better hands. Here, and in
 * `danger.ts` and `habits.ts`: measured in 400 games of experts, and of experts and greedy bots, at every preset.
 */
const WIN_RATES: readonly number[] = [0, 0.165, 0.195, 0.2];
const DEARER: readonly number[] = [1, 1.5, 1.15, 0.9];
/** The same where winners stay, in any number: of hands that are not ready more is paid, for they cannot choose. */
const DEARER_IF_STAYING = 1.2;

interface Turn {
  readonly comes: number;
  readonly others: number;
  readonly toll: number;
}

/** `costs` is what each rival takes in a turn as things stand. */
export const courseOf = (rivals: readonly Rival[], costs: readonly number[], pace: Pace): Course => {
  const { turns, last } = turnsOf(rivals, costs, pace);
  const size = turns.length + 1 + MORE_DRAWS;
  const comes = new Float64Array(size).fill(1);
  const others = new Float64Array(size).fill(rivals.length);
  const share = new Float64Array(size).fill(1);
  const toll = new Float64Array(size);
  toll[0] = LAST_TURNS * last;
  for (const [place, turn] of turns.entries()) {
    const left = turns.length - place;
    comes[left] = turn.comes;
    others[left] = turn.others;
    share[left] = turn.others / Math.max(1, rivals.length);
    toll[left] = turn.toll;
  }
  others[0] = others[1] ?? 0;
  share[0] = share[1] ?? 0;
  return { turns: turns.length, comes, others, share, toll };
};

const turnsOf = (
  rivals: readonly Rival[],
  costs: readonly number[],
  { wall, leaves, kongs }: Pace,
): { readonly turns: readonly Turn[]; readonly last: number } => {
  const turns: Turn[] = [];
  /** By others in play: the chance that so many are. */
  const inPlay = [0, 0, 0, 0];
  inPlay[rivals.length] = 1;
  let others = rivals.length;
  let chance = 1;
  let tiles = wall;
  for (;;) {
    const { ready, cost } = after(rivals, costs, turns.length + 0.5);
    const dearer = leaves ? (DEARER[Math.round(others)] ?? 1) : DEARER_IF_STAYING;
    const share = rivals.length === 0 ? 0 : others / rivals.length;
    const toll = cost * dearer * share + kongs * others;
    if (tiles < others + 1 || chance < UNLIKELY || turns.length === MOST_TURNS) return { turns, last: toll };
    let before = others;
    let stillOn = chance;
    if (leaves) {
      leave(inPlay, ready);
      stillOn = sum(inPlay, () => 1);
      before = others;
      others = stillOn === 0 ? others : sum(inPlay, (count) => count) / stillOn;
    }
    tiles -= 1 + (before + others) / 2;
    turns.push({ comes: stillOn / chance, others, toll });
    chance = stillOn;
  }
};

/** How ready the average rival is so many turns on, and what all of them cost then. */
const after = (
  rivals: readonly Rival[],
  costs: readonly number[],
  turns: number,
): { readonly ready: number; readonly cost: number } => {
  let ready = 0;
  let cost = 0;
  for (const [i, rival] of rivals.entries()) {
    const grown = rival.readyAfter(turns);
    ready += grown / rivals.length;
    cost += (costs[i] ?? 0) * (rival.ready > 0 ? grown / rival.ready : 1);
  }
  return { ready, cost };
};

/** Of so many others each wins by itself, or does not; without any the round is over. */
const leave = (inPlay: number[], ready: number): void => {
  const [, one = 0, two = 0, three = 0] = inPlay;
  const [, win1 = 0, win2 = 0, win3 = 0] = WIN_RATES.map((rate) => rate * ready);
  inPlay[1] = one * (1 - win1) + two * 2 * win2 * (1 - win2) + three * 3 * win3 * win3 * (1 - win3);
  inPlay[2] = two * power(1 - win2, 2) + three * 3 * win3 * power(1 - win3, 2);
  inPlay[3] = three * power(1 - win3, 3);
};

const sum = (inPlay: readonly number[], of: (count: number) => number): number =>
  inPlay.reduce((all, chance, count) => all + (count === 0 ? 0 : chance * of(count)), 0);

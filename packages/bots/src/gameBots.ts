/** The levels of play there are, and what a game brings along so that each is played in it. */
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import type { Learner } from './net/learner.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['first', 'random', 'novice', 'greedy', 'expert', 'net', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Those that say why. */
export const ADVISER_LEVELS = ['expert', 'net', 'search'] as const satisfies readonly BotLevel[];
export type AdviserLevel = (typeof ADVISER_LEVELS)[number];

/** Those that know no game and play them all. */
export type SimpleLevel = 'first' | 'random';

export type Players = Readonly<Record<Exclude<BotLevel, SimpleLevel | AdviserLevel>, (seat: BotSeat) => Bot>>;
export type Advisers = Readonly<Record<AdviserLevel, (seat: BotSeat) => Adviser>>;

/** What its advisers give their reasons in; whoever shows them has a word for each. */
interface Reasons {
  readonly terms: readonly string[];
  readonly facts: readonly string[];
}

export type GameBots = Players & Advisers & Reasons & { readonly learner: Learner };

/** Who plays each level in one game. */
export type BotsByLevel = Readonly<Record<SimpleLevel, (seat: BotSeat) => Bot>> & GameBots;

/** The public surface of the bots, listed by hand. */
export type { Adviser, Fact, Opinion, Term } from './advice.ts';
export type { Bot, BotSeat } from './bot.ts';
export type { Budget } from './budget.ts';
export { factDifferences, termDifferences } from './differences.ts';
export type { AdviserLevel, BotLevel, BotsByLevel } from './gameBots.ts';
export { ADVISER_LEVELS, BOT_LEVELS } from './gameBots.ts';
export type { FactCode, TermCode } from './levels.ts';
export { createAdviser, createBot } from './levels.ts';
export { loadBot } from './load.ts';
export type { PlayedStep } from './playOut.ts';
export { playOut, stepLines } from './playOut.ts';
export type { Decision, Question } from './review/decisions.ts';
export { decisionsIn, stepsIn } from './review/decisions.ts';
export type { Judged } from './review/judge.ts';
export { judge } from './review/judge.ts';
export type { Summary } from './review/summary.ts';
export { costliestOf, summaryOf } from './review/summary.ts';
export { ADVICE_SEED, opinionsOn } from './review/weigh.ts';

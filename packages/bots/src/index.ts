/** The public surface of the bots, listed by hand. */
export type { Adviser, Fact, Opinion, Part } from './advice.ts';
export type { Bot, BotSeat } from './bot.ts';
export type { Budget } from './budget.ts';
export type { AdviserLevel, BotLevel } from './gameBots.ts';
export { ADVISER_LEVELS, BOT_LEVELS } from './gameBots.ts';
export type { HaiyukiFact, HaiyukiPart } from './haiyuki/codes.ts';
export { HAIYUKI_FACTS, HAIYUKI_PARTS } from './haiyuki/codes.ts';
export { createAdviser, createBot } from './levels.ts';
export type { PlayedStep } from './playOut.ts';
export { playOut, stepLines } from './playOut.ts';
export type { WuhanFact, WuhanPart } from './wuhan/codes.ts';
export { WUHAN_FACTS, WUHAN_PARTS } from './wuhan/codes.ts';
export type { XuezhanFact, XuezhanPart } from './xuezhan/codes.ts';
export { XUEZHAN_FACTS, XUEZHAN_PARTS } from './xuezhan/codes.ts';

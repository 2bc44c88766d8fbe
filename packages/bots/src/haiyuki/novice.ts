/** A beginner at Haiyuki: it thinks as greedy does, but sees less. */
import type { Bot, BotSeat } from '../bot.ts';
import { eyesOf } from '../eyes.ts';
import { playerWith } from './greedy.ts';

/** How far it misjudges what it compares, as a share; it overlooks a skill or a riichi half as often. */
const BLUR = 0.4;

export const noviceHaiyuki = (seat: BotSeat): Bot => playerWith(eyesOf(BLUR, seat));

/** A beginner at Wuhan: it thinks as greedy does, but sees less. */
import type { Bot, BotSeat } from '../bot.ts';
import { eyesOf } from '../eyes.ts';
import { playerWith } from './greedy.ts';

/** It misjudges hands by up to one tile, and overlooks one claim in twelve. */
const BLUR = 0.16;

export const noviceWuhan = (seat: BotSeat): Bot => playerWith(eyesOf(BLUR, seat));

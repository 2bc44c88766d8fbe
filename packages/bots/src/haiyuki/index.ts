/** Who plays Haiyuki at each level. */
import type { GameBots } from '../gameBots.ts';
import { HAIYUKI_FACTS, HAIYUKI_TERMS } from './codes.ts';
import { expertHaiyuki } from './expert.ts';
import { HAIYUKI_LEARNED } from './learned.ts';
import { HAIYUKI_LEARNER } from './net.ts';
import { HAIYUKI_PLAYERS } from './players.ts';

export const HAIYUKI_BOTS = {
  ...HAIYUKI_PLAYERS,
  ...HAIYUKI_LEARNED,
  expert: () => expertHaiyuki,
  terms: HAIYUKI_TERMS,
  facts: HAIYUKI_FACTS,
  learner: HAIYUKI_LEARNER,
} as const satisfies GameBots;

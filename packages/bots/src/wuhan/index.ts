/** Who plays Wuhan at each level. */
import type { GameBots } from '../gameBots.ts';
import { WUHAN_FACTS, WUHAN_TERMS } from './codes.ts';
import { expertWuhan } from './expert.ts';
import { WUHAN_LEARNED } from './learned.ts';
import { WUHAN_LEARNER } from './net.ts';
import { WUHAN_PLAYERS } from './players.ts';

export const WUHAN_BOTS = {
  ...WUHAN_PLAYERS,
  ...WUHAN_LEARNED,
  expert: () => expertWuhan,
  terms: WUHAN_TERMS,
  facts: WUHAN_FACTS,
  learner: WUHAN_LEARNER,
} as const satisfies GameBots;

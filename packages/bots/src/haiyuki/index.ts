/** Who plays Haiyuki at each level. */
import type { GameBots } from '../gameBots.ts';
import { HAIYUKI_FACTS, HAIYUKI_TERMS } from './codes.ts';
import { expertHaiyuki } from './expert.ts';
import { HAIYUKI_LEARNER, netHaiyuki } from './net.ts';
import { HAIYUKI_PLAYERS } from './players.ts';
import { searchHaiyuki } from './search.ts';

export const HAIYUKI_BOTS = {
  ...HAIYUKI_PLAYERS,
  expert: () => expertHaiyuki,
  net: netHaiyuki,
  search: searchHaiyuki,
  terms: HAIYUKI_TERMS,
  facts: HAIYUKI_FACTS,
  learner: HAIYUKI_LEARNER,
} as const satisfies GameBots;

/** Who plays Wuhan at each level. */
import type { GameBots } from '../gameBots.ts';
import { WUHAN_FACTS, WUHAN_TERMS } from './codes.ts';
import { expertWuhan } from './expert.ts';
import { netWuhan, WUHAN_LEARNER } from './net.ts';
import { WUHAN_PLAYERS } from './players.ts';
import { searchWuhan } from './search.ts';

export const WUHAN_BOTS = {
  ...WUHAN_PLAYERS,
  expert: () => expertWuhan,
  net: netWuhan,
  search: searchWuhan,
  terms: WUHAN_TERMS,
  facts: WUHAN_FACTS,
  learner: WUHAN_LEARNER,
} as const satisfies GameBots;

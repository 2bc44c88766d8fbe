/** Who plays Wuhan at each level. */
import type { GameBots } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { WUHAN_FACTS, WUHAN_TERMS } from './codes.ts';
import { expertWuhan } from './expert.ts';
import { WUHAN_PLAYERS } from './players.ts';
import { WUHAN_SEARCH } from './search.ts';

export const WUHAN_BOTS = {
  ...WUHAN_PLAYERS,
  expert: () => expertWuhan,
  search: (seat) => searchBot(WUHAN_SEARCH, seat),
  terms: WUHAN_TERMS,
  facts: WUHAN_FACTS,
} as const satisfies GameBots;

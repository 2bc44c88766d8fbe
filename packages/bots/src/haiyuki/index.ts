/** Who plays Haiyuki at each level. */
import type { GameBots } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { HAIYUKI_FACTS, HAIYUKI_TERMS } from './codes.ts';
import { expertHaiyuki } from './expert.ts';
import { HAIYUKI_PLAYERS } from './players.ts';
import { HAIYUKI_SEARCH } from './search.ts';

export const HAIYUKI_BOTS = {
  ...HAIYUKI_PLAYERS,
  expert: () => expertHaiyuki,
  search: (seat) => searchBot(HAIYUKI_SEARCH, seat),
  terms: HAIYUKI_TERMS,
  facts: HAIYUKI_FACTS,
} as const satisfies GameBots;

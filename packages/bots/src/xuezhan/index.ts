/** Who plays Xuezhan at each level. */
import type { GameBots } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { XUEZHAN_FACTS, XUEZHAN_TERMS } from './codes.ts';
import { expertXuezhan } from './expert.ts';
import { XUEZHAN_PLAYERS } from './players.ts';
import { XUEZHAN_SEARCH } from './search.ts';

export const XUEZHAN_BOTS = {
  ...XUEZHAN_PLAYERS,
  expert: () => expertXuezhan,
  search: (seat) => searchBot(XUEZHAN_SEARCH, seat),
  terms: XUEZHAN_TERMS,
  facts: XUEZHAN_FACTS,
} as const satisfies GameBots;

/** Who plays Haiyuki at each level. */
import type { GameBots } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { haiyukiExpert } from './expert.ts';
import { haiyukiPlayer } from './greedy.ts';
import { haiyukiSearch } from './search.ts';

export const HAIYUKI_BOTS: GameBots = {
  novice: haiyukiPlayer(0.4),
  greedy: haiyukiPlayer(0),
  expert: haiyukiExpert,
  search: (seat) => searchBot(haiyukiSearch(seat), seat),
};

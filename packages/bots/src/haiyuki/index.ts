/** Who plays Haiyuki at each level. */
import type { GameBots } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { expertHaiyuki } from './expert.ts';
import { greedyHaiyuki } from './greedy.ts';
import { noviceHaiyuki } from './novice.ts';
import { HAIYUKI_SEARCH } from './search.ts';

export const HAIYUKI_BOTS: GameBots = {
  novice: noviceHaiyuki,
  greedy: () => greedyHaiyuki,
  expert: () => expertHaiyuki,
  search: (seat) => searchBot(HAIYUKI_SEARCH, seat),
};

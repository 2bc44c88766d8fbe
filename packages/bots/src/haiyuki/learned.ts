/** Who plays Haiyuki with what was learnt from games: fetched with the weights of all presets. */
import type { Learned } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { netHaiyuki } from './net.ts';
import { HAIYUKI_SEARCH } from './search.ts';

export const HAIYUKI_LEARNED = {
  net: netHaiyuki,
  search: (seat) => searchBot(HAIYUKI_SEARCH, netHaiyuki(seat), seat),
} as const satisfies Learned;

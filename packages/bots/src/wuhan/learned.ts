/** Who plays Wuhan with what was learnt from games: fetched with the weights of all presets. */
import type { Learned } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { netWuhan } from './net.ts';
import { WUHAN_SEARCH } from './search.ts';

export const WUHAN_LEARNED = {
  net: netWuhan,
  search: (seat) => searchBot(WUHAN_SEARCH, netWuhan(seat), seat),
} as const satisfies Learned;

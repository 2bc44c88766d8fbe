/** Who plays Xuezhan with what was learnt from games: fetched with the weights of all presets. */
import type { Learned } from '../gameBots.ts';
import { searchBot } from '../search/search.ts';
import { netXuezhan } from './net.ts';
import { XUEZHAN_SEARCH } from './search.ts';

export const XUEZHAN_LEARNED = {
  net: netXuezhan,
  search: (seat) => searchBot(XUEZHAN_SEARCH, netXuezhan(seat), seat),
} as const satisfies Learned;

/** What the search needs to know of Wuhan. */
import type { WuhanAction, WuhanView } from '@paiju/engine/wuhan';
import { wuhanGame } from '@paiju/engine/wuhan';
import type { Adviser } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import { closeRivals } from '../search/rivals.ts';
import type { SearchParts } from '../search/search.ts';
import { searchBot } from '../search/search.ts';
import { hastyWuhan, plainWuhan } from './expert.ts';

/** W-8.3: what a flow draw moves has no cap. Three payers at the cap of the presets. */
const MOST = 1500;

/** From world to world the answers to a claim differ by some 790 points, the estimate is off by some 90: worth about (790 / 90)² worlds. */
const TRUST = 100;

export const WUHAN_SEARCH: SearchParts = {
  game: wuhanGame,
  self: hastyWuhan,
  others: hastyWuhan,
  wins: ['win'] satisfies readonly WuhanAction['type'][],
  most: MOST,
  worlds: 192,
  trust: TRUST,
  // A claim changes hand, opening and payments for good: of that worlds know more than the expert, of discards they do not.
  rivals: (view, opinions) => ((view as WuhanView).phase.name === 'claim' ? closeRivals(opinions) : []),
  isOut: () => false,
};

export const searchWuhan = (seat: BotSeat): Adviser => searchBot(WUHAN_SEARCH, plainWuhan, seat);

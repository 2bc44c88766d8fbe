/** What the search needs to know of Xuezhan. */
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhanGame } from '@paiju/engine/xuezhan';
import type { Adviser } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import { closeRivals } from '../search/rivals.ts';
import type { SearchParts } from '../search/search.ts';
import { searchBot } from '../search/search.ts';
import { plainXuezhan } from './expert.ts';

/** With more tiles than these in the wall, worlds played to the end say less than the expert knows. Measured in arenas. */
const LATE = 14;

export const XUEZHAN_SEARCH: SearchParts = {
  game: xuezhanGame,
  self: plainXuezhan,
  others: plainXuezhan,
  wins: ['win'] satisfies readonly XuezhanAction['type'][],
  most: Number.POSITIVE_INFINITY,
  worlds: 96,
  trust: 8,
  rivals: (view, opinions) => ((view as XuezhanView).wallSize < LATE ? closeRivals(opinions) : []),
  // who has left neither pays nor is paid.
  isOut: (view, account) => account !== 'bank' && (view as XuezhanView).seats[account]?.left === true,
};

export const searchXuezhan = (seat: BotSeat): Adviser => searchBot(XUEZHAN_SEARCH, plainXuezhan, seat);

/** Who plays Xuezhan at each level. */
import type { GameBots } from '../gameBots.ts';
import { XUEZHAN_FACTS, XUEZHAN_TERMS } from './codes.ts';
import { expertXuezhan } from './expert.ts';
import { netXuezhan, XUEZHAN_LEARNER } from './net.ts';
import { XUEZHAN_PLAYERS } from './players.ts';
import { searchXuezhan } from './search.ts';

export const XUEZHAN_BOTS = {
  ...XUEZHAN_PLAYERS,
  expert: () => expertXuezhan,
  net: netXuezhan,
  search: searchXuezhan,
  terms: XUEZHAN_TERMS,
  facts: XUEZHAN_FACTS,
  learner: XUEZHAN_LEARNER,
} as const satisfies GameBots;

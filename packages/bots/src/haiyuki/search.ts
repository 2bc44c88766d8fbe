/** What the search needs to know of Haiyuki. */
import { GAMES } from '@paiju/engine';
import type { BotSeat } from '../bot.ts';
import type { SearchParts } from '../search/search.ts';
import { haiyukiExpert } from './expert.ts';
import { haiyukiPlayer } from './player.ts';

export const haiyukiSearch = (seat: BotSeat): SearchParts => ({
  game: GAMES.haiyuki,
  adviser: haiyukiExpert(),
  player: haiyukiPlayer(0)(seat),
  most: Number.POSITIVE_INFINITY,
  worlds: 16,
  depth: () => 'next',
  isOut: () => false,
});

/** What the search needs to know of Haiyuki. */
import type { HaiyukiView } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { BotSeat } from '../bot.ts';
import type { SearchParts } from '../search/search.ts';
import { haiyukiExpert } from './expert.ts';
import { haiyukiPlayer } from './player.ts';

/** Before this turn, worlds played to the end say less than the expert knows. */
const LATE = 16;

export const haiyukiSearch = (seat: BotSeat): SearchParts => ({
  game: GAMES.haiyuki,
  adviser: haiyukiExpert(),
  player: haiyukiPlayer(0)(seat),
  most: Number.POSITIVE_INFINITY,
  worlds: 32,
  isWorthwhile: (view) => (view as HaiyukiView).turn >= LATE,
  isOut: () => false,
});

/** Haiyuki at the table. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { GameAtTable } from '../shared/game.ts';
import { Duel } from './duel/Duel.tsx';
import { haiyukiTelling } from './telling.ts';
import { haiyukiWorth } from './worth.ts';

export const haiyukiAtTable: GameAtTable = {
  Table: Duel,
  telling: haiyukiTelling,
  worth: haiyukiWorth,
  // Riichi binds the hand.
  isBound: ({ table }: HaiyukiView, seat: Seat) => at(table, seat).riichi !== null,
};

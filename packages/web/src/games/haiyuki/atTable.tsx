/** Haiyuki at the table. */
import type { HaiyukiView, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { GameAtTable } from '../game.ts';
import { Duel } from './duel/Duel.tsx';

export const haiyukiAtTable: GameAtTable = {
  Table: Duel,
  // Riichi binds the hand.
  isBound: ({ table }: HaiyukiView, seat: Seat) => at(table, seat).riichi !== null,
};

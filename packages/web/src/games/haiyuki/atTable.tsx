/** Haiyuki at the table. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { TableProps } from '../../play/scene.ts';
import type { SettledGame } from '../../settlement/game.ts';
import type { GameAtTable } from '../shared/game.ts';
import { Duel } from './duel/Duel.tsx';
import { haiyukiTelling } from './telling.ts';
import { haiyukiWorth } from './worth.ts';

const settled: SettledGame = { telling: haiyukiTelling, worth: haiyukiWorth };

export const haiyukiAtTable: GameAtTable = {
  ...settled,
  Table: (props: TableProps) => <Duel settled={settled} {...props} />,
  // Riichi binds the hand.
  isBound: ({ table }: HaiyukiView, seat: Seat) => at(table, seat).riichi !== null,
};

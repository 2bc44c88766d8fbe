/** Xuezhan at the table. */
import type { TableProps } from '../../play/scene.ts';
import type { SettledGame } from '../../settlement/game.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../shared/game.ts';
import { isLocked, xuezhanFour } from './table.ts';
import { xuezhanTelling } from './telling.ts';
import { xuezhanWorth } from './worth.ts';

const settled: SettledGame = { telling: xuezhanTelling, worth: xuezhanWorth };

export const xuezhanAtTable: GameAtTable = {
  ...settled,
  Table: (props: TableProps) => <FourTable game={xuezhanFour} settled={settled} {...props} />,
  isBound: isLocked,
};

/** Xuezhan at the table. */
import type { TableProps } from '../../play/scene.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../shared/game.ts';
import { isLocked, xuezhanFour } from './table.ts';
import { xuezhanTelling } from './telling.ts';
import { xuezhanWorth } from './worth.ts';

export const xuezhanAtTable: GameAtTable = {
  Table: (props: TableProps) => <FourTable game={xuezhanFour} {...props} />,
  telling: xuezhanTelling,
  worth: xuezhanWorth,
  isBound: isLocked,
};

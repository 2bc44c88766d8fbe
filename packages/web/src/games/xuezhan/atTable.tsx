/** Xuezhan at the table. */
import type { TableProps } from '../../play/scene.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../game.ts';
import { isLocked, xuezhanFour } from './table.ts';

export const xuezhanAtTable: GameAtTable = {
  Table: (props: TableProps) => <FourTable game={xuezhanFour} {...props} />,
  isBound: isLocked,
};

/** Xuezhan at the table. */
import { XUEZHAN_FACTS, XUEZHAN_PARTS } from '@paiju/bots';
import type { TableProps } from '../../play/scene.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../game.ts';
import { isLocked, xuezhanFour } from './table.ts';
import { xuezhanTelling } from './telling.ts';
import { xuezhanWorth } from './worth.ts';

export const xuezhanAtTable: GameAtTable = {
  Table: (props: TableProps) => <FourTable game={xuezhanFour} {...props} />,
  telling: xuezhanTelling,
  worth: xuezhanWorth,
  advice: { parts: XUEZHAN_PARTS, facts: XUEZHAN_FACTS },
  isBound: isLocked,
};

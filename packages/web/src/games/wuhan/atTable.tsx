/** Wuhan at the table. */
import type { TableProps } from '../../play/scene.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../shared/game.ts';
import { wuhanFour } from './table.ts';
import { wuhanTelling } from './telling.ts';
import { wuhanWorth } from './worth.ts';

export const wuhanAtTable: GameAtTable = {
  Table: (props: TableProps) => <FourTable game={wuhanFour} {...props} />,
  telling: wuhanTelling,
  worth: wuhanWorth,
  isBound: () => false,
};

/** Wuhan at the table. */
import type { TableProps } from '../../play/scene.ts';
import type { SettledGame } from '../../settlement/game.ts';
import { FourTable } from '../../table/FourTable.tsx';
import type { GameAtTable } from '../shared/game.ts';
import { wuhanFour } from './table.ts';
import { wuhanTelling } from './telling.ts';
import { wuhanWorth } from './worth.ts';

const settled: SettledGame = { telling: wuhanTelling, worth: wuhanWorth };

export const wuhanAtTable: GameAtTable = {
  ...settled,
  Table: (props: TableProps) => <FourTable game={wuhanFour} settled={settled} {...props} />,
  isBound: () => false,
};

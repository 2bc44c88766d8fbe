/** What the board shows of Xuezhan: void suits, wins, locked hands. */

import { at } from '@paiju/engine';
import type { XuezhanSeatView, XuezhanView } from '@paiju/engine/xuezhan';
import type { BoardInput } from '../desk.ts';
import { tableLines } from '../round/board.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { TITLES } from '../text/catalogue.ts';
import { counted } from '../text/listing.ts';
import { tilesText } from '../text/tiles.ts';

/** `▶ D Lin         102  void p  10 tiles  555m 9999s  won 33m  locked` */
export const boardLines = (input: BoardInput, width: number): BoardLine[] => {
  const { options, seats } = input.view as XuezhanView;
  return tableLines(input, width, {
    title: TITLES.xuezhan,
    deals: options.deals,
    notes: [],
    seat: (seat) => {
      const seen = at(seats, seat);
      return { status: `void ${seen.voidSuit ?? '?'}`, wins: winsText(seen), shown: seen.shown };
    },
  });
};

const winsText = ({ won, wins, locked, left }: XuezhanSeatView): string => {
  if (wins === 0) return '';
  const tiles = won.length === 0 ? counted(wins, 'win') : tilesText([...won].sort((a, b) => a - b));
  return `won ${tiles}${locked ? '  locked' : ''}${left ? '  left' : ''}`;
};

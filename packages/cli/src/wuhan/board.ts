/** What the board shows of Wuhan: the flip and the tiles it makes special, and who has opened. */
import { at } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import { productOf, specialKind } from '@paiju/engine/wuhan';
import type { BoardInput } from '../desk.ts';
import { tableLines } from '../round/board.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { TITLES } from '../text/catalogue.ts';
import { codesText, codeText } from '../text/tiles.ts';
import { layingOf } from '../text/wuhan/laying.ts';

/** `▶ D Lin         102  opened ×8    7 tiles   555m 456p +7z` */
export const boardLines = (input: BoardInput, width: number): BoardLine[] => {
  const view = input.view as WuhanView;
  const { options, opened, table, flip, laizi, pizi, fixed, shown } = view;
  const factors = table.map(({ melds }) => `×${productOf(options, layingOf(view, melds).laid)}`);
  const longest = Math.max(...factors.map((text) => text.length));
  return tableLines(input, width, {
    title: TITLES.wuhan,
    deals: options.deals,
    notes: [
      [
        `    flip ${codeText(flip)}`,
        `wild 赖子 ${codeText(laizi)}`,
        ...(pizi.length === 0 ? [] : [`skins 皮子 ${codesText(pizi)}`]),
        ...fixed.map(
          (tile) => `${specialKind(view, tile) === 'fa' ? 'fa 发财' : 'zhong 红中'} ${codeText(tile)}`,
        ),
        `minimum ${options.minimum}`,
      ].join(' · '),
    ],
    seat: (seat) => ({
      status: `${at(opened, seat) ? 'opened' : 'closed'} ${at(factors, seat).padEnd(longest)}`,
      wins: '',
      shown: shown === null ? null : at(shown, seat),
    }),
  });
};

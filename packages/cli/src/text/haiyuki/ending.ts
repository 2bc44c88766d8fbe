/** The end of a round in words: what both held, and in a drawn round who was ready and what it cost. */
import type { BySeat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiEnded, HaiyukiView } from '@paiju/engine/haiyuki';
import { codes, settlement } from '../catalogue.ts';
import { nameOf } from '../names.ts';
import { endLines } from '../round/events.ts';
import { pilesText } from './tiles.ts';
import { lostText } from './winning.ts';

export const endSentences = (end: HaiyukiEnded, names: BySeat<string>, view: HaiyukiView): string[] => {
  const { tenpai } = end;
  return [
    ...endLines(end, codes.haiyuki.endings, names, {
      hand: pilesText,
      stood: (seat) => (tenpai === null ? '' : at(tenpai, seat) ? settlement.ready : settlement.notReady),
    }),
    ...(tenpai === null ? [] : costLines(end, names, view)),
  ];
};

const costLines = ({ tenpai, lost }: HaiyukiEnded, names: BySeat<string>, view: HaiyukiView): string[] => {
  const lines = lost.flatMap((points, seat) =>
    points === 0 ? [] : [`  ${lostText(nameOf(names, seat), points, at(view.table, seat).hp)}`],
  );
  if (lines.length > 0) return lines;
  const ready = tenpai?.filter((isReady) => isReady).length ?? 0;
  if (ready === 1) return ['  Nobody lost HP.'];
  return [ready === 0 ? '  Neither was ready: nobody lost HP.' : '  Both were ready: nobody lost HP.'];
};

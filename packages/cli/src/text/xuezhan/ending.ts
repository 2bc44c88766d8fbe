/** The end of a round in words: why, what everybody held, and how those stood who had not won. */
import type { BySeat, Seat } from '@paiju/engine';
import type { Standing, XuezhanEnded } from '@paiju/engine/xuezhan';
import { codes, say, settlement } from '../catalogue.ts';
import { endLines } from '../round/events.ts';
import { tilesText } from '../tiles.ts';

export const endSentences = (end: XuezhanEnded, names: BySeat<string>): string[] =>
  endLines(end, codes.xuezhan.endings, names, {
    hand: tilesText,
    stood: (seat) => stoodText(end.standings, seat),
  });

const stoodText = (standings: BySeat<Standing | null>, seat: Seat): string => {
  const standing = standings[seat] ?? null;
  if (standing === null) return '';
  if (standing.pig) return settlement.pig;
  return standing.ready === null ? settlement.notReady : say(settlement.readyFan, { n: standing.ready });
};

/** The end of a round in words: why, what everybody held, and how those stood who had not won. */
import type { BySeat, Seat, Standing, XuezhanEnded } from '@paiju/engine';
import { endLines } from '../round/events.ts';
import { tilesText } from '../tiles.ts';
import { ENDINGS } from './codes.ts';

export const endSentences = (end: XuezhanEnded, names: BySeat<string>): string[] =>
  endLines(end, ENDINGS, names, {
    hand: tilesText,
    standing: (seat) => standingText(end.standings, seat),
  });

const standingText = (standings: BySeat<Standing | null>, seat: Seat): string => {
  const standing = standings[seat] ?? null;
  if (standing === null) return '';
  if (standing.pig) return ', a flower pig 花猪';
  return standing.ready === null ? ', not ready' : `, ready for up to ${standing.ready} fan`;
};

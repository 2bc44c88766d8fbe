/** The end of a round in words: why, what everybody held, and how those stood who had not won. */
import type { BySeat, Seat, Standing } from '@paiju/engine';
import { formatTiles, SUITED } from '@paiju/engine';
import { nameOf } from '../names.ts';
import { ENDINGS } from './codes.ts';
import type { ToldEnd } from './told.ts';

export const endSentences = ({ reason, hands, standings }: ToldEnd, names: BySeat<string>): string[] => [
  (ENDINGS as Readonly<Record<string, string>>)[reason] ?? `The round is over: ${reason}.`,
  ...hands.map(
    (hand, seat) => `  ${nameOf(names, seat)} held ${handOf(hand)}${standingText(standings, seat)}`,
  ),
];

const handOf = (hand: ToldEnd['hands'][number]): string => formatTiles(SUITED, hand) || 'nothing';

const standingText = (standings: BySeat<Standing | null>, seat: Seat): string => {
  const standing = standings[seat] ?? null;
  if (standing === null) return '';
  if (standing.pig) return ', a flower pig 花猪';
  return standing.ready === null ? ', not ready' : `, ready for up to ${standing.ready} fan`;
};

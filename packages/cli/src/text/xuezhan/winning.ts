/** A win in words: who, on what, with which hand, for which patterns. */
import type { BySeat, Fan } from '@paiju/engine';
import { winLine } from '../round/events.ts';
import { PATTERNS } from './patterns.ts';
import type { ToldWin } from './told.ts';

export const winSentences = (win: ToldWin, names: BySeat<string>): string[] => [
  winLine(win, names),
  `  ${fansText(win)}`,
];

const fansText = ({ fans, fan, capped }: ToldWin): string => {
  const cap = capped < fan ? `, capped at ${capped}` : '';
  return fans.length === 0 ? '0 fan: plain hand' : `${fan} fan${cap}: ${fans.map(fanText).join(' + ')}`;
};

const fanText = ([code, fan]: Fan): string => `${PATTERNS[code]} ${fan}`;

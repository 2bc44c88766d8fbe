/** A win in words: who, on what, with which hand, for which patterns. */
import type { BySeat, Fan, XuezhanSeenWon } from '@paiju/engine';
import { winLine } from '../round/events.ts';
import { PATTERNS } from './patterns.ts';

export const winSentences = (win: XuezhanSeenWon, names: BySeat<string>): string[] => [
  winLine(win, names),
  `  ${fansText(win)}`,
];

const fansText = ({ fans, fan, capped }: XuezhanSeenWon): string => {
  const cap = capped < fan ? `, capped at ${capped}` : '';
  return fans.length === 0 ? '0 fan: plain hand' : `${fan} fan${cap}: ${fans.map(fanText).join(' + ')}`;
};

const fanText = ([code, fan]: Fan): string => `${PATTERNS[code]} ${fan}`;

/** A win in words: who, on what, with which hand, for which patterns. */
import type { BySeat } from '@paiju/engine';
import type { Fan, XuezhanSeenWon } from '@paiju/engine/xuezhan';
import { say, telling } from '../catalogue.ts';
import { winLine } from '../round/events.ts';
import { PATTERNS } from './codes.ts';

export const winSentences = (win: XuezhanSeenWon, names: BySeat<string>): string[] => [
  winLine(win, names),
  `  ${fansText(win)}`,
];

const fansText = ({ fans, fan, capped }: XuezhanSeenWon): string => {
  if (fans.length === 0) return telling.fanless;
  const patterns = fans.map(fanText).join(telling.list.plus);
  return capped < fan
    ? say(telling.fansCapped, { fan, capped, patterns })
    : say(telling.fans, { fan, patterns });
};

const fanText = ([code, fan]: Fan): string => say(telling.fanEntry, { pattern: PATTERNS[code], fan });

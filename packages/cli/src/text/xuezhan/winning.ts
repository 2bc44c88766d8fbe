/** A win in words: who, on what, with which hand, for which patterns. */
import type { BySeat, Fan } from '@paiju/engine';
import { codeOf, formatTiles, SUITED } from '@paiju/engine';
import { WIN_MARK } from '../marks.ts';
import { nameOf, ownerOf } from '../names.ts';
import { PATTERNS } from './patterns.ts';
import type { ToldWin } from './told.ts';

export const winSentences = (win: ToldWin, names: BySeat<string>): string[] => [
  `${WIN_MARK} ${nameOf(names, win.seat)} won ${onWhat(win, names)}${handText(win)}`,
  `  ${fansText(win)}`,
];

const onWhat = ({ tile, from, robbed }: ToldWin, names: BySeat<string>): string => {
  const code = tile === null ? '' : codeOf(SUITED, tile);
  if (from === null) return tile === null ? 'with the opening hand' : `with a self-drawn ${code}`;
  return robbed ? `by robbing ${ownerOf(names, from)} kong of ${code}` : `on ${ownerOf(names, from)} ${code}`;
};

const handText = ({ concealed }: ToldWin): string =>
  concealed === null ? '' : `: ${formatTiles(SUITED, concealed)}`;

const fansText = ({ fans, fan, capped }: ToldWin): string => {
  const cap = capped < fan ? `, capped at ${capped}` : '';
  return fans.length === 0 ? '0 fan: plain hand' : `${fan} fan${cap}: ${fans.map(fanText).join(' + ')}`;
};

const fanText = ([code, fan]: Fan): string => `${PATTERNS[code]} ${fan}`;

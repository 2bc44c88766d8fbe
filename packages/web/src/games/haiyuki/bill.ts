/** How a win of Haiyuki came to its damage, step by step in the order of the reckoning. */

import { meldTiles } from '@paiju/engine';
import type { BonusCode, HaiyukiView, HaiyukiWon } from '@paiju/engine/haiyuki';

export type Step =
  | { readonly type: 'yaku'; readonly points: number }
  /** `count` tiles of the dora kinds; 1 for the others. */
  | { readonly type: 'bonus'; readonly code: BonusCode; readonly count: number; readonly points: number }
  | { readonly type: 'factor'; readonly code: 'open' | 'critical' | 'mirror'; readonly quarters: 3 | 5 };

export const haiyukiBill = (win: HaiyukiWon, { options, dora }: HaiyukiView): Step[] => {
  const all = [...win.concealed, ...win.melds.flatMap(meldTiles)];
  const bonuses = win.bonuses.map(([code, points]): Step => {
    const kind = code === 'dora' ? dora : code === 'ura' ? win.ura : null;
    return {
      type: 'bonus',
      code,
      count: kind === null ? 1 : all.filter((tile) => tile === kind).length,
      points,
    };
  });
  const factors: Step[] = [];
  if (win.open) factors.push({ type: 'factor', code: 'open', quarters: 3 });
  if (win.critical) factors.push({ type: 'factor', code: 'critical', quarters: 5 });
  if (win.mirror) factors.push({ type: 'factor', code: 'mirror', quarters: 3 });
  const yaku: Step = { type: 'yaku', points: win.score };
  return options.bonusesUnscaled ? [yaku, ...factors, ...bonuses] : [yaku, ...bonuses, ...factors];
};

/** The end of a match in words. */
import type { Rank } from '@paiju/engine';
import { saying } from '../words/say.ts';
import type { Telling } from './setting.ts';
import { whom } from './setting.ts';

export const rankingText = (ranking: readonly Rank[], setting: Telling): string => {
  const say = saying(setting.t);
  const ranks = ranking.map(({ rank, seat, points }) =>
    say('telling:spoken.rank', { rank, who: whom(setting, seat), points }),
  );
  return say('telling:spoken.matchOver', { ranks: ranks.join(say('telling:list.parts')) });
};

/** Whether a pung is worth it. */
import type { Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import type { Eyes } from '../eyes.ts';
import { plus } from './holding.ts';
import { leaning } from './profiles.ts';
import { figureOf, prospectsOf } from './prospects.ts';
import type { Sight } from './sight.ts';
import { NO_WORTHS } from './worths.ts';

/** Whether the hand is nearer with an open set of this kind than without. */
export const claim = (
  sight: Sight,
  tile: Tile,
  legal: readonly HaiyukiAction[],
  eyes: Eyes,
): HaiyukiAction | null => {
  const pon = legal.find(({ type }) => type === 'pon');
  const pass = legal.find(({ type }) => type === 'pass') ?? null;
  if (pon === undefined) return pass;
  const { all, open, own, draws, profile, closed } = sight;
  const before = prospectsOf(sight, { all, open, isOpen: own.melds.length > 0, draws }, NO_WORTHS);
  const claimed = { all: plus(all, tile, 1), open: plus(open, tile, 3), isOpen: true, draws: draws - 1 };
  const { after } = prospectsOf(sight, claimed, NO_WORTHS);
  let best = 0;
  for (let kind = 0; kind < closed.length; kind++)
    if (countOf(closed, kind as Tile) > (kind === tile ? 2 : 0))
      best = Math.max(best, figureOf(after(kind as Tile)));
  return eyes.seen(best) * leaning(profile.speed, 0.4) > eyes.seen(figureOf(before.none)) ? pon : pass;
};

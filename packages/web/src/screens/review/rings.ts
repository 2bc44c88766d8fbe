/** The tiles of a decision, ringed in the hand: what was played, and what would have been better. */
import type { AnyAction } from '@paiju/engine';
import { tilesOfAction } from '../../advice/actionTiles.ts';
import { tileCode } from '../../tiles/tileCode.ts';

export type Ring = 'played' | 'better';

/** One tile of the hand for every tile of the action, the last of its kind first: a selector for each. */
export const ringedIn = (ruleset: string, action: AnyAction): readonly string[] => {
  const met = new Map<string, number>();
  return tilesOfAction(action).map((tile) => {
    const code = tileCode(ruleset, tile);
    const place = (met.get(code) ?? 0) + 1;
    met.set(code, place);
    return `:nth-last-child(${place} of .hand-tile[data-tile="${code}"])`;
  });
};

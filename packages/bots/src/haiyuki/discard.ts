/** Which tile to put down, and what to declare with it. */
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import type { Eyes } from '../eyes.ts';
import { figureOf, prospectsOf } from './prospects.ts';
import { chanceWithin, readyDiscards } from './readyHand.ts';
import type { Sight } from './sight.ts';
import type { Prospect } from './skills.ts';
import { isWorthIt } from './skills.ts';
import { NO_WORTHS } from './worths.ts';

export const takeTurn = (sight: Sight, legal: readonly HaiyukiAction[], eyes: Eyes): HaiyukiAction | null => {
  const { own, all, open, draws } = sight;
  const prospects = prospectsOf(sight, { all, open, isOpen: own.melds.length > 0, draws }, NO_WORTHS);
  const ready = prospects.nearest > 1 ? null : bestReady(sight, legal);
  const skill = legal.find(
    (action) =>
      action.type === 'skill' &&
      (action.tile === undefined || action.tile === ready?.tile) &&
      isWorthIt(action.skill, { sight, ready }),
  );
  if (skill !== undefined && !eyes.overlooks()) return skill;
  const riichi = legal.find((action) => action.type === 'riichi' && action.tile === ready?.tile);
  if (riichi !== undefined && ready !== null && ready.chance > 0 && !eyes.overlooks()) return riichi;
  let best: HaiyukiAction | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.type !== 'discard') continue;
    const value = eyes.seen(figureOf(prospects.after(action.tile)));
    if (value > most) [best, most] = [action, value];
  }
  return best ?? legal[0] ?? null;
};

/** The discard that leaves the widest wait. */
const bestReady = (sight: Sight, legal: readonly HaiyukiAction[]): Prospect | null => {
  const inRiichi = legal.some(({ type }) => type === 'riichi');
  let best: Prospect | null = null;
  for (const { tile, useful, damage } of readyDiscards(sight)) {
    const chance = chanceWithin(sight, sight.draws, { useful, inRiichi });
    if (best === null || chance > best.chance) best = { tile, chance, damage };
  }
  return best;
};

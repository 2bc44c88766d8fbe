/** What quick match somebody wanted last, and whether this browser is looking for one: a page that is loaded anew goes on. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId } from '@paiju/engine';
import type { GameWish } from '@paiju/protocol';
import { ladderOf, PATIENCES_S } from '@paiju/protocol';
import { outlineOf } from '../game/outlineOf.ts';
import { Kept, parsed } from './kept.ts';

const FIRST_PATIENCE_S = 30;

export const wishFor = (ruleset: GameId, patienceS = FIRST_PATIENCE_S): GameWish => ({
  ruleset,
  preset: outlineOf(ruleset).options.defaultPreset,
  patienceS,
});

export const readWish = (text: string | null): GameWish => {
  const { ruleset, preset, patienceS } = Object(parsed(text)) as Partial<Record<keyof GameWish, unknown>>;
  if (typeof ruleset !== 'string' || !isGameId(ruleset)) return wishFor(at(GAME_IDS, 0));
  const patience = PATIENCES_S.find((each) => each === patienceS) ?? FIRST_PATIENCE_S;
  const isPreset = typeof preset === 'string' && ladderOf(ruleset, preset) !== null;
  return { ...wishFor(ruleset, patience), ...(isPreset ? { preset } : {}) };
};

export const quickWish = new Kept<GameWish>('paiju.quick', readWish);

export const isSeeking = new Kept<boolean>('paiju.seeking', (text) => parsed(text) === true);

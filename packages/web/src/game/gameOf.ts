/** The games by name. */
import type { Game } from '@paiju/engine';
import { GAMES } from '@paiju/engine';

export type RulesetId = keyof typeof GAMES;

export const RULESETS = Object.keys(GAMES) as readonly RulesetId[];

export const isRuleset = (id: string): id is RulesetId => Object.hasOwn(GAMES, id);

/** Seen through the contract alone. */
export const gameOf = (id: RulesetId): Game => GAMES[id];

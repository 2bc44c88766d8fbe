/** Decisions of real matches of Haiyuki, as seats are asked them. */

import { GAMES, Match } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiOptions, HaiyukiState, HaiyukiView } from '@paiju/engine/haiyuki';
import { CHARACTERS, haiyuki } from '@paiju/engine/haiyuki';
import { createBot } from '../levels.ts';
import { playOut } from '../playOut.ts';
import { seedNumber } from './match.ts';

export interface HaiyukiDecision {
  readonly view: HaiyukiView;
  readonly legal: readonly HaiyukiAction[];
}

/** Every decision of one match of experts, with other characters for every seed. */
export const haiyukiDecisions = (preset: string, seed: number): readonly HaiyukiDecision[] => {
  const character = (n: number) => CHARACTERS[n % CHARACTERS.length] as HaiyukiOptions['seat0'];
  const options = {
    ...(haiyuki.options.presets[preset] as HaiyukiOptions),
    seat0: character(seed),
    seat1: character(Math.floor(seed / CHARACTERS.length) + seed),
  };
  const players = ['expert', 'expert'];
  const match = new Match(GAMES.haiyuki, { options, chance: { seed: seedNumber(seed) }, players });
  const bots = [0, 1].map((seat) =>
    createBot('expert', { seed: seedNumber(seed), seat, ruleset: 'haiyuki' }),
  );
  return [...playOut(match, bots)].flatMap(({ by, before }) => {
    if (by === null) return [];
    const state = before as HaiyukiState;
    return [{ view: haiyuki.view(state, by.seat), legal: haiyuki.legal(state, by.seat) }];
  });
};

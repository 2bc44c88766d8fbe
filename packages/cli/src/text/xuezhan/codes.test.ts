/** The engine's codes that are plain strings: what play brings forth must have words. */

import { createBot } from '@paiju/bots';
import type { AnyRuleset } from '@paiju/engine';
import { GAMES, Match } from '@paiju/engine';
import { gameSeed } from '@paiju/sim';
import { describe, expect, test } from 'vitest';
import { readSeed } from '../../args/seed.ts';
import { ENDINGS, REASONS, REFUSALS } from './codes.ts';

const game = GAMES.xuezhan;
const rules: AnyRuleset = game.rules;
const PRESETS = Object.entries(rules.options.presets);
const STRANGE = [
  { type: 'win' },
  { type: 'pass' },
  { type: 'kong', tile: 3 },
  { type: 'pung', tile: 3 },
  { type: 'what' },
];

describe.each(PRESETS)('%s', (_, options) => {
  test('reasons, endings and refusals have words', () => {
    const missing = new Set<string>();
    for (let g = 0; g < 15; g++) {
      const seed = gameSeed(readSeed('codes'), g);
      const bots = [0, 1, 2, 3].map((seat) =>
        createBot(seat < 2 ? 'random' : 'greedy', { seed, seat, ruleset: 'xuezhan' }),
      );
      const match = new Match(game, {
        options: { ...options, kongMoney: g % 2 ? 'transfer' : 'refund' },
        chance: { seed },
        players: ['a', 'b', 'c', 'd'],
      });
      while (!match.isOver) {
        if (match.betweenRounds) match.begin();
        const seat = match.toAct[0] ?? 0;
        for (const action of [
          ...STRANGE,
          ...Array.from({ length: 27 }, (__, tile) => ({ type: 'discard', tile })),
        ]) {
          const step = rules.apply(match.state, seat, action);
          if (!step.ok && !(step.error.code in REFUSALS)) missing.add(step.error.code);
        }
        match.act(
          seat,
          bots[seat]?.choose(rules.view(match.state, seat), rules.legal(match.state, seat)) ?? { type: '' },
        );
      }
      for (const { reason } of match.transfers) if (!(reason in REASONS)) missing.add(reason);
      if (!((match.result?.reason ?? '') in ENDINGS)) missing.add(String(match.result?.reason));
    }
    expect([...missing]).toEqual([]);
  });
});

/** The engine's codes that are plain strings: what play brings forth must have words. */
import { createBot, playOut } from '@paiju/bots';
import type { AnyRuleset, GameId } from '@paiju/engine';
import { kinds, Match } from '@paiju/engine';
import { gameSeed } from '@paiju/sim';
import { expect, test } from 'vitest';
import { readSeed } from '../args/seed.ts';
import type { Desk } from '../desk.ts';
import { DESKS } from '../desks.ts';

const BOTS = ['random', 'greedy', 'first', 'greedy'] as const;
/** Options that bring forth more codes. */
const VARIANTS: Readonly<Record<GameId, readonly object[]>> = {
  xuezhan: [{ kongMoney: 'transfer' }, { kongMoney: 'refund' }],
  wuhan: [{ minimum: 1 }, { minimum: 16 }],
  haiyuki: [
    { rounds: 1, seat0: 'fari', seat1: 'yuri', hp: 3000 },
    { rounds: 1, seat0: 'ataho', seat1: 'petum', askInRiichi: true },
  ],
};
const CASES = Object.entries(DESKS).flatMap(([id, desk]) =>
  Object.keys(desk.game.rules.options.presets).map((preset) => [id as GameId, preset] as const),
);
const STRANGE = [
  { type: 'win' },
  { type: 'pass' },
  { type: 'kong', tile: 3 },
  { type: 'pung', tile: 3 },
  { type: 'chow', tile: 3 },
  { type: 'tsumo' },
  { type: 'riichi', tile: 3 },
  { type: 'skill', skill: 'RECOVERY' },
  { type: 'skill', skill: 'CRITICAL' },
  { type: 'what' },
];

/** Every code that play brings forth and the words lack. */
const wordless = (id: GameId, preset: string): string[] => {
  const { game, words }: Desk = DESKS[id];
  const rules: AnyRuleset = game.rules;
  const missing = new Set<string>();
  const check = (code: string, known: object): void => {
    if (!(code in known)) missing.add(code);
  };
  const tries = [...STRANGE, ...kinds(rules.tiles).map((tile) => ({ type: 'discard', tile }))];
  for (let g = 0; g < 15; g++) {
    const seed = gameSeed(readSeed('codes'), g);
    const bots = BOTS.slice(0, rules.seats).map((level, seat) =>
      createBot(level, { seed, seat, ruleset: id }),
    );
    const options = { ...rules.options.presets[preset], ...VARIANTS[id][g % 2] };
    const match = new Match(game, { options, chance: { seed }, players: bots.map((_, seat) => `${seat}`) });
    for (const { by, before } of playOut(match, bots))
      for (const action of by === null ? [] : tries) {
        const step = rules.apply(before, by?.seat ?? 0, action);
        if (!step.ok) check(step.error.code, words.refusals);
      }
    for (const { reason } of match.transfers) check(reason, words.reasons);
    check(match.result?.reason ?? '', words.endings);
  }
  return [...missing];
};

test.each(CASES)('%s %s: reasons, endings and refusals have words', (id, preset) => {
  expect(wordless(id, preset)).toEqual([]);
});

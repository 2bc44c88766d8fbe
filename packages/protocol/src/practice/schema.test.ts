import { seedOf } from '@paiju/engine';
import { describe, expect, it } from 'vitest';
import type { PracticeUp } from './messages.ts';
import { readPracticeUp } from './schema.ts';

const LEVELS = ['novice', 'expert'] as const;
const lineup = [null, 'expert', 'novice', 'expert'] as const;
const pace = { thinkMs: 300, holdMs: 800 };
const game = {
  ruleset: 'wuhan',
  options: { cap: null, minimum: 16, openings: 'each', kouKouFan: true },
  seed: seedOf('0'.repeat(64)),
  players: ['Ann', 'Ben', 'Cai', 'Dan'],
  lineup,
};

const UNDERSTOOD: readonly PracticeUp<(typeof LEVELS)[number]>[] = [
  { type: 'begin', game, pace },
  { type: 'go-on', record: '{}\n{}', lineup, pace },
  { type: 'pace', pace },
  { type: 'undo' },
  { type: 'hint' },
  { type: 'ready', round: 2 },
];
it.each(UNDERSTOOD)('$type is understood', (message) =>
  expect(readPracticeUp(LEVELS, message)).toEqual({ ok: true, value: message }),
);

describe('what is not understood', () => {
  // [what was said, code, where]
  const REFUSED: readonly [string, unknown, string, string][] = [
    ['nothing', undefined, 'unknown-type', 'type'],
    ['an older word', { type: 'next-round' }, 'unknown-type', 'type'],
    ['no seed', { type: 'begin', game: { ...game, seed: '00' }, pace }, 'bad-field', 'game.seed'],
    ['no such level', { type: 'go-on', record: '', lineup: ['best'], pace }, 'bad-field', 'lineup.0'],
    [
      'a name that breaks the line',
      { type: 'begin', game: { ...game, players: ['A\n', 'B', 'C', 'D'] }, pace },
      'bad-field',
      'game.players.0',
    ],
    ['half a pace', { type: 'pace', pace: { thinkMs: 3 } }, 'bad-field', 'pace.holdMs'],
  ];
  it.each(REFUSED)('%s', (_, message, code, at) =>
    expect(readPracticeUp(LEVELS, message)).toEqual({ ok: false, error: { code, at } }),
  );
});

import { createBot, playOut, stepLines } from '@paiju/bots';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { recordBefore } from './undo.ts';

const { xuezhan } = GAMES;
const seed = seedOf('5'.repeat(64));

/** A round between greedy bots as its record grows: the lines so far, and how many options seat 0 had at each of its actions. */
const played = () => {
  const options = xuezhan.rules.options.presets.bury3 as object;
  const match = new Match(xuezhan, { options, chance: { seed }, players: ['a', 'b', 'c', 'd'] });
  const bots = [0, 1, 2, 3].map((seat) => createBot('greedy', { seed, seat, ruleset: 'xuezhan' }));
  const lines = [headerLine(match.rules, match.terms)];
  const own: { readonly before: number; readonly actions: number; readonly options: number }[] = [];
  let actions = 0;
  for (const step of playOut(match, bots)) {
    if (step.by?.seat === 0)
      own.push({ before: lines.length, actions, options: match.rules.legal(step.before, 0).length });
    lines.push(...stepLines(match, step));
    if (step.by !== null) actions += 1;
  }
  return { lines, own };
};

const actionsIn = (text: string | null): number | null =>
  text === null ? null : text.split('\n').filter((line) => line.includes('"action"')).length;

describe('a decision is taken back', () => {
  const { lines, own } = played();

  test('there are moves without a choice among them', () => {
    expect(own.some(({ options }) => options === 1)).toBe(true);
  });

  test('each time the last one with a choice, and what followed from it', () => {
    for (const [i, { before }] of own.entries()) {
      const last = own.slice(0, i).findLast(({ options }) => options > 1);
      expect(actionsIn(recordBefore(GAMES, lines.slice(0, before), 0))).toBe(last?.actions ?? null);
    }
  });

  test('nothing is taken back from a record that makes no sense', () => {
    expect(recordBefore(GAMES, ['{"paiju":'], 0)).toBeNull();
  });
});

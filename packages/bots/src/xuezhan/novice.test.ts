import { GAMES } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { BotLevel } from '../gameBots.ts';
import { createBot } from '../levels.ts';
import { gains, playMatch, seedNumber } from '../testing/match.ts';
import { answerOf } from '../testing/question.ts';

const NOVICE = { seed: seedNumber(1), seat: 0, ruleset: 'xuezhan' };
const table = { game: GAMES.xuezhan, options: GAMES.xuezhan.rules.options.presets.bury3 as object };

/** How many points a seat of one level is ahead of the other on the same walls, the seats changed over. */
const lead = (better: BotLevel, worse: BotLevel): number => {
  let sum = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const [even, odd] = [
      [better, worse],
      [worse, better],
    ].map(([a, b]) => gains(playMatch(table, seed, [a, b, a, b] as BotLevel[])));
    for (let seat = 0; seat < 4; seat++)
      sum += ((seat % 2 === 0 ? 1 : -1) * ((even?.[seat] ?? 0) - (odd?.[seat] ?? 0))) / 4;
  }
  return sum / 30;
};

test('a novice is better than chance and worse than greedy', () => {
  // Measured over 2,000 walls: 5.9 before random, 5.5 behind greedy.
  expect(lead('novice', 'random')).toBeGreaterThan(2);
  expect(lead('greedy', 'novice')).toBeGreaterThan(2);
});

test('a novice takes its own win, and puts down what belongs to nothing', () => {
  expect(answerOf(createBot('novice', NOVICE), { hand: '123m 456m 789p 55p' })).toBe('win');
  expect(answerOf(createBot('novice', NOVICE), { hand: '123m 456m 777p 5p 1p' })).toBe('discard 1p');
});

test('a novice overlooks some claims, not most', () => {
  const bot = createBot('novice', NOVICE);
  const answers = Array.from({ length: 200 }, () =>
    answerOf(bot, { hand: '55p 123m 78m 99m 1p', discard: '5p' }),
  );
  const passed = answers.filter((answer) => answer === 'pass').length;
  expect(passed).toBeGreaterThan(10);
  expect(passed).toBeLessThan(100);
});

test('a novice has mistakes of its own in every seat, and the same for the same seed', () => {
  const answers = (seat: number): string => {
    const bot = createBot('novice', { ...NOVICE, seat });
    const ask = (): string => answerOf(bot, { hand: '55p 123m 78m 99m 1p', discard: '5p' });
    return Array.from({ length: 40 }, ask).join();
  };
  expect(answers(0)).toBe(answers(0));
  expect(answers(0)).not.toBe(answers(1));
});

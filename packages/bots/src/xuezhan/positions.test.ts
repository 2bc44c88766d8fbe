import { describe, expect, test } from 'vitest';
import { createBot } from '../levels.ts';
import { seedNumber } from '../testing/match.ts';
import { answerOf } from '../testing/question.ts';
import { XUEZHAN_POSITIONS } from '../testing/xuezhanPositions.ts';

test('there are enough positions to tell something', () => {
  expect(XUEZHAN_POSITIONS.length).toBeGreaterThanOrEqual(30);
});

describe.each(['expert', 'search'] as const)('%s makes the obvious move', (level) => {
  test.each(XUEZHAN_POSITIONS)('%s', (_, question, answer) => {
    const bot = createBot(level, { seed: seedNumber(1), seat: 0, ruleset: 'xuezhan' });
    expect(answerOf(bot, question)).toBe(answer);
  });
});

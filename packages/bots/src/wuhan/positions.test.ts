import { describe, expect, test } from 'vitest';
import { createBot } from '../levels.ts';
import { seedNumber } from '../testing/match.ts';
import { WUHAN_POSITIONS } from '../testing/wuhanPositions.ts';
import { wuhanAnswer } from '../testing/wuhanQuestion.ts';

test('there are enough positions to tell something', () => {
  expect(WUHAN_POSITIONS.length).toBeGreaterThanOrEqual(30);
});

describe.each(['expert', 'search'] as const)('%s makes the obvious move', (level) => {
  test.each(WUHAN_POSITIONS)('%s', (_, question, answer) => {
    const bot = createBot(level, { seed: seedNumber(1), seat: 0, ruleset: 'wuhan' });
    expect(wuhanAnswer(bot, question)).toBe(answer);
  });
});

import { expect, test } from 'vitest';
import { createBot } from '../levels.ts';
import { HAIYUKI_POSITIONS } from '../testing/haiyukiPositions.ts';
import { haiyukiAnswer, haiyukiOpinions } from '../testing/haiyukiQuestion.ts';
import { seedNumber } from '../testing/match.ts';
import { expertHaiyuki } from './expert.ts';

test('there are positions of all kinds', () => {
  expect(HAIYUKI_POSITIONS.length).toBeGreaterThanOrEqual(30);
});

test.each(HAIYUKI_POSITIONS)('expert: %s', (_, question, right) => {
  expect(right).toContain(haiyukiAnswer(expertHaiyuki, question));
  // A wrong letter in an answer would else never be noticed.
  const opinions = haiyukiOpinions(expertHaiyuki, question);
  for (const answer of right) expect([...opinions.keys()]).toContain(answer);
});

test.each(HAIYUKI_POSITIONS)('search: %s', (_, question, right) => {
  const bot = createBot('search', { seed: seedNumber(1), seat: 0, ruleset: 'haiyuki' });
  expect(right).toContain(haiyukiAnswer(bot, question));
});

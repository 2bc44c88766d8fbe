import { expect, test } from 'vitest';
import { HAIYUKI_POSITIONS } from '../testing/haiyukiPositions.ts';
import { haiyukiAnswer, haiyukiOpinions } from '../testing/haiyukiQuestion.ts';
import { haiyukiExpert } from './expert.ts';

test('there are positions of all kinds', () => {
  expect(HAIYUKI_POSITIONS.length).toBeGreaterThanOrEqual(30);
});

test.each(HAIYUKI_POSITIONS)('expert: %s', (_, question, right) => {
  expect(right).toContain(haiyukiAnswer(haiyukiExpert(), question));
  // A wrong letter in an answer would else never be noticed.
  const opinions = haiyukiOpinions(haiyukiExpert(), question);
  for (const answer of right) expect([...opinions.keys()]).toContain(answer);
});

import { describe, expect, test } from 'vitest';
import { answerOf } from '../testing/question.ts';
import { XUEZHAN_POSITIONS } from '../testing/xuezhanPositions.ts';
import { expertXuezhan } from './expert.ts';

test('there are enough positions to tell something', () => {
  expect(XUEZHAN_POSITIONS.length).toBeGreaterThanOrEqual(30);
});

describe('expert makes the obvious move', () => {
  test.each(XUEZHAN_POSITIONS)('%s', (_, question, answer) => {
    expect(answerOf(expertXuezhan, question)).toBe(answer);
  });
});

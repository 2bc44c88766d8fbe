import { describe, expect, test } from 'vitest';
import { WUHAN_POSITIONS } from '../testing/wuhanPositions.ts';
import { wuhanAnswer } from '../testing/wuhanQuestion.ts';
import { expertWuhan } from './expert.ts';

describe('an obvious move is made', () => {
  test.each(WUHAN_POSITIONS)('%s', (_, question, answer) => {
    expect(wuhanAnswer(expertWuhan, question)).toBe(answer);
  });
});

import { expect, test } from 'vitest';
import { saying } from './say.ts';
import { wordsIn } from './testing/words.ts';

test('numbers in sentences are written like those that stand alone', () => {
  const say = saying(wordsIn('en'));
  expect(say('telling:damage', { damage: 12_000 })).toBe('Damage: 12,000.');
  expect(say('telling:spoken.points', { who: 'Lin', points: -1500 })).toBe('Lin: −1,500 points.');
});

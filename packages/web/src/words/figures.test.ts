import { expect, test } from 'vitest';
import { changeFigure, figure } from './figures.ts';
import { saying } from './say.ts';
import { wordsIn } from './testing/words.ts';

// [number, as it stands, as a change]
const FIGURES: readonly [number, string, string][] = [
  [0, '0', '0'],
  [95, '95', '+95'],
  [-40, '−40', '−40'],
  [1500, '1,500', '+1,500'],
  [-12000, '−12,000', '−12,000'],
];

test.each(FIGURES)('%i', (value, standing, change) => {
  expect(figure(value)).toBe(standing);
  expect(changeFigure(value)).toBe(change);
});

test('numbers in sentences are written in the same way', () => {
  const say = saying(wordsIn('en'));
  expect(say('telling:damage', { damage: 12_000 })).toBe('Damage: 12,000.');
  expect(say('telling:spoken.points', { who: 'Lin', points: -1500 })).toBe('Lin: −1,500 points.');
});

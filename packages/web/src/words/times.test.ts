import { describe, expect, test } from 'vitest';
import { wordsIn } from './testing/words.ts';
import { clockTime, dayAfter, dayName, duration, instant } from './times.ts';

const MINUTE = 60_000;

test.each([
  [10 * MINUTE, '10 minutes'],
  [60 * MINUTE, 'one hour'],
  [24 * 60 * MINUTE, 'one day'],
  [7 * 24 * 60 * MINUTE, '7 days'],
  [1, '1 minutes'],
])('%i ms are %s', (ms, text) => {
  expect(duration(wordsIn('en'), ms)).toBe(text);
});

describe('an instant', () => {
  const noon = new Date(2026, 10, 19, 12, 0).getTime();

  test('of today is told by the hour', () => {
    const text = instant('en', new Date(2026, 10, 19, 14, 20).getTime(), noon);
    expect(text).toMatch(/2:20/);
    expect(text).not.toMatch(/2026/);
  });

  test('of another day with its date', () => {
    expect(instant('en', new Date(2026, 10, 20, 14, 20).getTime(), noon)).toMatch(/20, 2026.*2:20/);
  });
});

test.each([
  ['2026-11-19', -1, '2026-11-18'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test('a day is the same wherever somebody is', () => {
  expect(dayName('en', '2026-11-19')).toBe('Nov 19, 2026');
});

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [75, '1:15'],
  [600, '10:00'],
])('%d seconds on a clock', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

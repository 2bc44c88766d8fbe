import { expect, test } from 'vitest';
import type { News } from './news.ts';
import { newsAt } from './news.ts';

// [what happens, the last happening from time to time, after which number there is news]
const CASES: readonly [string, readonly number[], number][] = [
  ['what was there when the table was drawn is old', [40], 40],
  ['what comes is news', [40, 41, 45], 40],
  ['what is drawn again is no older for it', [40, 45, 45], 40],
  ['whoever goes back has seen what lies before', [40, 45, 39], 39],
  ['and sees again what came then', [40, 45, 39, 40], 39],
];

test.each(CASES)('%s', (_, latest, since) => {
  expect(latest.reduce<News | null>(newsAt, null)?.since).toBe(since);
});

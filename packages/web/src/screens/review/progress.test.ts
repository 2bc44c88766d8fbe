import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

test.each([
  [0, 10, 500, { share: 0, rate: null, secondsLeft: null }],
  [5, 10, 1000, { share: 0.5, rate: 5, secondsLeft: 1 }],
  [10, 10, 4000, { share: 1, rate: 2.5, secondsLeft: 0 }],
  [0, 0, 10, { share: 1, rate: null, secondsLeft: null }],
])('%d of %d after %d ms', (done, of, elapsed, progress) => {
  expect(progressOf(done, of, elapsed)).toEqual(progress);
});

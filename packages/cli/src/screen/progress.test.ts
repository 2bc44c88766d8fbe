import { expect, test } from 'vitest';
import { TestIo } from '../testing/io.ts';
import type { Work } from './progress.ts';
import { Progress } from './progress.ts';

const shown = (work: Work, ...finished: number[]): string => {
  const io = new TestIo([]);
  Object.assign(io.err, { isTTY: true });
  const progress = new Progress(io, work);
  for (const done of finished) progress.show(done);
  return io.complaints;
};

test('nothing before the first one is done', () => {
  expect(shown({ things: 'games', all: 8 }, 0)).toBe('');
});

test('the bar shows how far it is, how fast it goes and what is left', () => {
  expect(shown({ things: 'games', all: 8 }, 2)).toMatch(/█{6}░{18} 2\/8 {2}[\d.]+ games\/s {2}\d+ s left$/);
});

test('what an earlier run did counts for the bar and not for the rate', () => {
  expect(shown({ things: 'walls', all: 8, before: 4 }, 2)).toMatch(/█{18}░{6} 6\/8 {2}[\d.]+ walls\/s/);
});

test('nothing where nobody watches', () => {
  const io = new TestIo([]);
  new Progress(io, { things: 'games', all: 2 }).show(2);
  expect(io.complaints).toBe('');
});

import type { Opinion } from '@paiju/bots';
import { expect, test } from 'vitest';
import { rivalsOf } from './rivals.ts';

const opinion = (estimate: number): Opinion => ({ action: { type: 'pass' }, estimate, terms: [], facts: [] });

test.each([
  ['nothing else to do', [5], null, null],
  ['a clear second', [5, 3, 2], null, 3],
  ['a twin, and what is worse', [100, 99.9, 99.6, 99.4], 99.9, 99.4],
  ['all the same', [0, 0], 0, null],
  ['below zero', [-100, -100.4, -110], -100.4, -110],
])('%s', (_, estimates, twin, worse) => {
  const rivals = rivalsOf('xuezhan', estimates.map(opinion));
  expect([rivals.twin?.estimate ?? null, rivals.worse?.estimate ?? null]).toEqual([twin, worse]);
});

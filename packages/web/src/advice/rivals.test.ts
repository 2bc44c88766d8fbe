import type { Opinion } from '@paiju/bots';
import { expect, test } from 'vitest';
import { rivalsOf } from './rivals.ts';

const opinion = (estimate: number): Opinion => ({ action: { type: 'pass' }, estimate, terms: [], facts: [] });

test.each([
  ['nothing else to do', [5], null, null],
  ['a clear second', [5, 3, 2], null, 3],
  ['a twin, and what is worse', [100, 99.5, 99.2, 90], 99.5, 90],
  ['all the same', [0, 0], 0, null],
  ['below zero', [-100, -100.5, -110], -100.5, -110],
])('%s', (_, estimates, twin, worse) => {
  const rivals = rivalsOf(estimates.map(opinion));
  expect([rivals.twin?.estimate ?? null, rivals.worse?.estimate ?? null]).toEqual([twin, worse]);
});

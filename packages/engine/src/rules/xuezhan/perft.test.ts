/**
 * Perft: the number of action sequences of each length for fixed deals. The seed is the number written as 64 hexadecimal
 * digits; `skip` first-legal actions are made first, always by the first seat that owes one. A second implementation that
 * counts the same has the same rules.
 */
import { expect, test } from 'vitest';
import { perft } from '../../play/perft.ts';
import { afterPlies } from '../../testing/plies.ts';
import { xuezhan } from './index.ts';
import { XUEZHAN_OPTIONS } from './options.ts';
import type { XuezhanState } from './state.ts';

const COUNTS: readonly [preset: string, seed: number, skip: number, ...counts: number[]][] = [
  // The opening: 23 ways to bury for the first seat, and so on.
  ['bury3', 1, 0, 23, 483],
  ['bury3', 2, 0, 22, 286],
  ['sichuan', 1, 0, 23, 483],
  ['sichuan', 1, 4, 3, 9, 27, 81],
  ['xueliu', 2, 0, 22, 286],
  // In play: after wins and kongs, on a turn and in a window.
  ['bury3', 2, 20, 9, 90, 990, 9441],
  ['bury3', 71, 48, 9, 36, 63, 389],
  ['bury3', 71, 62, 7, 9, 23, 106],
  ['bury3', 9, 56, 2, 14, 42, 120],
  ['bury3', 51, 62, 6, 44, 211, 421],
  ['bury3', 130, 62, 1, 1, 2, 2],
  ['sichuan', 46, 66, 5, 55, 374, 1614],
  ['sichuan', 99, 62, 8, 46, 276, 676],
  ['sichuan', 99, 66, 7, 9, 44, 164],
  ['sichuan', 80, 66, 2, 6, 18, 68],
  ['sichuan', 62, 66, 2, 17, 100, 570],
  ['xueliu', 25, 66, 1, 11, 71, 157],
  ['xueliu', 93, 66, 2, 19, 172, 702],
  ['xueliu', 99, 56, 13, 67, 210, 746],
  ['xueliu', 103, 66, 9, 42, 233, 767],
  ['xueliu', 79, 66, 1, 1, 0, 0],
];

const after = (preset: string, seed: number, skip: number): XuezhanState => {
  const options = XUEZHAN_OPTIONS.presets[preset];
  if (options === undefined) throw new RangeError(`no preset ${preset}`);
  return afterPlies(xuezhan, options, seed, skip);
};

test.each(COUNTS)('%s, seed %i after %i plies', (preset, seed, skip, ...counts) => {
  const state = after(preset, seed, skip);
  expect(counts.map((_, i) => perft(xuezhan, state, i + 1))).toEqual(counts);
});

/** The leak gate over Haiyuki: pairings in which something is asked in secret, and all options that ask more. */

import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { leakGate } from '../../testing/leakGate.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import { HAIYUKI_LEAKS } from './testing/oracle.ts';
import { HAIYUKI_SETTINGS } from './testing/settings.ts';

// [what is changed, worlds with other tiles at least, worlds with other pending answers at least]
const CASES: readonly [Partial<HaiyukiOptions>, number, number][] = [
  [{ seat0: 'smash', seat1: 'mayu' }, 20, 4],
  [{ seat0: 'mayu', seat1: 'mayu', rounds: 1 }, 20, 4],
  [{ seat0: 'ataho', seat1: 'petum' }, 20, 0],
  [{ seat0: 'petum', seat1: 'petum' }, 20, 0],
  [{ seat0: 'yuri', seat1: 'rinxiang', askInRiichi: true }, 20, 0],
  [{ seat0: 'fari', seat1: 'smash', askInRiichi: true }, 20, 0],
  [{ skills: false, noPonOnFirstAndLastTurn: true }, 20, 0],
];

test.each(CASES)('H-6.27, H-9.4 to H-9.6: nothing leaks with %o', (changes, swapped, pending) => {
  const options: HaiyukiOptions = { ...RULEBOOK, ...changes };
  const table = { game: GAMES.haiyuki, options, settings: HAIYUKI_SETTINGS };
  const report = leakGate(table, HAIYUKI_LEAKS, { matches: 6, first: 1 });
  expect(report.leaks).toEqual([]);
  expect(report.swapped).toBeGreaterThanOrEqual(swapped);
  expect(report.pending).toBeGreaterThanOrEqual(pending);
});

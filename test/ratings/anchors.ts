/** The table of anchors in the server's sources, made from the results that are kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Ladder } from '@paiju/protocol';
import { ALL_LADDERS, RATED_LEVELS } from '@paiju/protocol';
import { fitted } from './fit.ts';
import type { Level, Results } from './results.ts';
import { readResults } from './results.ts';

/** They are 1500 on average on every ladder. */
export const MIDDLE = ['novice', 'greedy'] as const;

const FILE = new URL('../../packages/server/src/ratings/anchors.ts', import.meta.url);

export const anchorsFrom = (results: Results): Readonly<Record<Ladder, Readonly<Record<Level, number>>>> =>
  Object.fromEntries(
    ALL_LADDERS.map((ladder) => [ladder, fitted(RATED_LEVELS, results[ladder], MIDDLE)]),
  ) as Record<Ladder, Record<Level, number>>;

export const keepAnchors = (): void => {
  const anchors = anchorsFrom(readResults());
  const rows = ALL_LADDERS.map((ladder) => {
    const levels = RATED_LEVELS.map((level) => `${level}: ${anchors[ladder][level]}`);
    return `  '${ladder}': { ${levels.join(', ')} },\n`;
  });
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, text.replace(/(= \{\n)(?: {2}'[^\n]*\n)+(\};)/, `$1${rows.join('')}$2`));
};

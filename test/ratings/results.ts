/** How matches between bots ended, as they are kept: a line a match, the levels by seat and their places, `nger 1243`. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Ladder } from '@paiju/protocol';
import { RATED_LEVELS } from '@paiju/protocol';

export type Level = (typeof RATED_LEVELS)[number];

export interface Result {
  readonly levels: readonly Level[];
  readonly places: readonly number[];
}
export type Results = Readonly<Record<Ladder, readonly Result[]>>;

const FILE = new URL('results.json', import.meta.url);

const levelOf = (letter: string): Level => {
  const level = RATED_LEVELS.find((known) => known[0] === letter);
  if (level === undefined) throw new Error(`no level begins with ${letter}`);
  return level;
};

export const readResults = (): Results => {
  const kept: Record<string, readonly string[]> = JSON.parse(readFileSync(FILE, 'utf8'));
  return Object.fromEntries(
    Object.entries(kept).map(([ladder, lines]) => [
      ladder,
      lines.map((line): Result => {
        const [levels = '', places = ''] = line.split(' ');
        return { levels: [...levels].map(levelOf), places: [...places].map(Number) };
      }),
    ]),
  ) as unknown as Results;
};

export const keepResults = (results: Results): void => {
  const lines = Object.entries(results).map(([ladder, matches]) => {
    const each = matches.map(
      ({ levels, places }) => `    "${levels.map((level) => level[0]).join('')} ${places.join('')}"`,
    );
    return `  "${ladder}": [\n${each.join(',\n')}\n  ]`;
  });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
};

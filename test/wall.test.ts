/** The walls anyone can recompute (docs/wall.md), and whether they are as random as they should be. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Seed } from '../packages/engine/src/core/seed.ts';
import { seedOf } from '../packages/engine/src/core/seed.ts';
import { Stream } from '../packages/engine/src/core/stream.ts';
import type { Tile } from '../packages/engine/src/core/tile.ts';
import { allTiles, codeOf, SUITED, SUITED_AND_HONOURS } from '../packages/engine/src/core/tile.ts';
import { shuffledWall } from '../packages/engine/src/play/wall.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/wall.md';
const page = readFileSync(join(ROOT, PAGE), 'utf8');
const ZEROS = '0'.repeat(64);

/** Runs docs/wall.py: its exit code and what it printed, both outputs together. */
const wallPy = (...args: string[]): [code: number | null, printed: string] => {
  const run = spawnSync('python3', ['docs/wall.py', ...args], { cwd: ROOT, encoding: 'utf8' });
  if (run.error) throw run.error;
  return [run.status, run.stdout + run.stderr];
};

describe.each([SUITED, SUITED_AND_HONOURS])('the $id examples of docs/wall.md', (set) => {
  const block =
    page.split(`<!-- examples ${set.id} -->\n\`\`\`text\n`)[1]?.split('```\n<!-- end of examples -->')[0] ??
    '';
  const rows = block
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const wallText = (seed: string, round: number): string =>
    shuffledWall(set, seedOf(seed), round)
      .map((tile) => codeOf(set, tile))
      .join('');

  test('are twenty, all different', () => {
    expect(rows.length).toBe(20);
    expect(new Set(rows.map(([seed, round]) => `${seed} ${round}`)).size).toBe(20);
  });

  test.each(rows)('seed %s, round %s', (...fields) => {
    const [seed = '', round = ''] = fields;
    expect(fields).toEqual([seed, round, wallText(seed, Number(round))]);
  });

  test('wall.py prints the same wall for a seed, round and set', () => {
    const [seed = '', round = '', wall = ''] = rows.at(-1) ?? [];
    expect(wallPy(seed, '--round', round, '--set', set.id)).toEqual([0, `${wall}\n`]);
  });
});

describe('docs/wall.py', () => {
  test('agrees with every example', () => {
    expect(wallPy('--check', PAGE)).toEqual([0, '40 walls agree\n']);
  });

  test('names the first line that differs and exits 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paiju-wall-'));
    try {
      const lines = page.split('\n');
      const changed = lines.findLastIndex((line) => line.startsWith(ZEROS));
      lines[changed] = (lines[changed] ?? '').replace(/(..)(..)$/, '$2$1');
      const file = join(folder, 'changed.md');
      writeFileSync(file, lines.join('\n'));
      const [code, printed] = wallPy('--check', file);
      expect(code).toBe(1);
      expect(printed).toContain(`line ${changed + 1}: seed ${ZEROS}, round 3, suited-and-honours`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('throws away the same words as the engine', () => {
    // No example meets a word past the last multiple: for so few tiles that is about one word in 150 million.
    const n = 2 ** 31 + 1;
    const stream = new Stream({ seed: seedOf(ZEROS), round: 1, name: 'wall' });
    const script = `import wall
words = wall.random_words('${ZEROS}', 1, 'wall')
print([wall.draw_below(words, ${n}) for _ in range(50)])`;
    const run = spawnSync('python3', ['-B', '-c', script], { cwd: join(ROOT, 'docs'), encoding: 'utf8' });
    expect(JSON.parse(run.stdout)).toEqual(Array.from({ length: 50 }, () => stream.below(n)));
  });

  const BAD: readonly [string, string[], string][] = [
    ['no arguments', [], 'a seed or --check is needed'],
    ['a short seed', ['abc'], 'a seed is 64 hexadecimal digits'],
    ['a seed in capitals', ['A'.repeat(64)], 'a seed is 64 hexadecimal digits in lower case'],
    ['a negative round', [ZEROS, '--round', '-1'], 'a round is a number from 0'],
    ['a round of 33 bits', [ZEROS, '--round', '4294967296'], 'a round is a number from 0'],
    ['a round that is no number', [ZEROS, '--round', 'one'], '--round'],
    ['an unknown set', [ZEROS, '--set', 'haiyuki'], '--set'],
    ['a file that is not there', ['--check', 'no-such-file'], 'cannot read no-such-file'],
    ['a file without examples', ['--check', 'LICENSE'], 'LICENSE has no examples'],
    ['a seed and a file', [ZEROS, '--check', PAGE], '--check takes no seed'],
  ];

  test.each(BAD)('%s: one line, exit 2', (_name, args, says) => {
    const [code, printed] = wallPy(...args);
    expect(code).toBe(2);
    expect(printed).toMatch(/^wall\.py: [^\n]+\n$/);
    expect(printed).toContain(says);
  });
});

/**
 * Chi-square over many seeds: how far the kinds seen in one place of the wall are from equally often.
 * Seeds are simply counted, so every run is the same, and a generator that treats near seeds alike is caught.
 */
const SEEDS = 100_000;
const KINDS = SUITED.codes.length;
/** A fair shuffle exceeds this once in a million (chi-square, 26 degrees of freedom). */
const LIMIT = 75.55;
/** The front, the next, the fourteenth, the last tile of four hands, the one after, two before the back, the back. */
const PLACES = [0, 1, 13, 52, 53, 105, 107] as const;
/** How many tiles from the front are a wall's beginning. */
const BEGINNING = 20;

const seeds: readonly Seed[] = Array.from({ length: SEEDS }, (_, i) =>
  seedOf(i.toString(16).padStart(64, '0')),
);

interface Survey {
  /** The statistic for each of PLACES. */
  readonly chiSquares: readonly number[];
  /** How many different beginnings there were. */
  readonly beginnings: number;
}

const beginning = (wall: readonly Tile[]): string => String.fromCharCode(...wall.slice(0, BEGINNING));

const survey = (wallOf: (seed: Seed) => readonly Tile[]): Survey => {
  const seen = PLACES.map(() => new Float64Array(KINDS));
  const beginnings = new Set<string>();
  for (const seed of seeds) {
    const wall = wallOf(seed);
    PLACES.forEach((place, i) => {
      seen[i]![wall[place]!]! += 1;
    });
    beginnings.add(beginning(wall));
  }
  const expected = SEEDS / KINDS;
  const chiSquares = seen.map((counts) => counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0));
  return { chiSquares, beginnings: beginnings.size };
};

describe('walls over 100,000 seeds', () => {
  test.each([0, 1])(
    'round %d: kinds are equally likely in every place, no two walls begin alike',
    (round) => {
      const { chiSquares, beginnings } = survey((seed) => shuffledWall(SUITED, seed, round));
      for (const chiSquare of chiSquares) expect(chiSquare).toBeLessThan(LIMIT);
      expect(beginnings).toBe(SEEDS);
    },
  );

  test('rounds 0, 1 and 2 of 5,000 matches: no two walls begin alike', () => {
    const walls = seeds
      .slice(0, 5000)
      .flatMap((seed) => [0, 1, 2].map((round) => shuffledWall(SUITED, seed, round)));
    expect(new Set(walls.map(beginning)).size).toBe(15_000);
  });
});

describe('the survey can fail', () => {
  const start = allTiles(SUITED);

  /** The engine's shuffle, but for how the other place is drawn. */
  const shuffle = (other: (last: number) => number): Tile[] => {
    const tiles = start.slice();
    for (let last = tiles.length - 1; last > 0; last--) {
      const place = other(last);
      const held = tiles[last]!;
      tiles[last] = tiles[place]!;
      tiles[place] = held;
    }
    return tiles;
  };

  test('drawn fairly, this is the shuffle of the engine', () => {
    const stream = new Stream({ seed: seedOf(ZEROS), round: 1, name: 'wall' });
    expect(shuffle((last) => stream.below(last + 1))).toEqual(shuffledWall(SUITED, seedOf(ZEROS), 1));
  });

  const BROKEN: readonly [string, (stream: Stream, last: number) => number][] = [
    ['swaps with any place', (stream) => stream.below(start.length)],
    ['never leaves a tile where it is', (stream, last) => stream.below(last)],
    ['takes the remainder of one byte', (stream, last) => (stream.next() % 256) % (last + 1)],
  ];

  test.each(BROKEN)('a shuffle that %s is caught', (_name, other) => {
    const stream = new Stream({ seed: seedOf(ZEROS), round: 0, name: 'wall' });
    const { chiSquares } = survey(() => shuffle((last) => other(stream, last)));
    expect(Math.max(...chiSquares)).toBeGreaterThan(2 * LIMIT);
  });

  test('a later round that forgets the seed is caught', () => {
    const forgetful = shuffledWall(SUITED, seedOf(ZEROS), 1);
    const { chiSquares, beginnings } = survey(() => forgetful);
    expect(Math.min(...chiSquares)).toBeGreaterThan(2 * LIMIT);
    expect(beginnings).toBe(1);
  });
});

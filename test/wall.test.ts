/** The walls anyone can recompute (docs/wall.md), and whether they are as random as they should be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Seed } from '../packages/engine/src/core/seed.ts';
import { seedOf } from '../packages/engine/src/core/seed.ts';
import { Stream } from '../packages/engine/src/core/stream.ts';
import type { Tile, TileSet } from '../packages/engine/src/core/tile.ts';
import { allTiles, codeOf, SUITED, SUITED_AND_HONOURS } from '../packages/engine/src/core/tile.ts';
import { shuffledWall } from '../packages/engine/src/play/wall.ts';
import { haiyuki } from '../packages/engine/src/rules/haiyuki/index.ts';
import { RULEBOOK } from '../packages/engine/src/rules/haiyuki/options.ts';
import { HAIYUKI_TILES } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { PAGE, page, wallPy, withWallPy, ZEROS } from './wallPy.ts';

/** Each set with what stands between two of its tiles, and what chance decides besides the wall, as the script names it. */
const SETS: readonly (TileSet & {
  between: string;
  rest(seed: string, round: number): [string, string][];
})[] = [
  { ...SUITED, between: '', rest: () => [] },
  { ...SUITED_AND_HONOURS, between: '', rest: () => [] },
  {
    ...HAIYUKI_TILES,
    between: ',',
    rest: (seed, round) => {
      const { dora, ura, returned, roulette } = haiyuki.deal(RULEBOOK, seedOf(seed), round);
      return [
        ['dora', codeOf(HAIYUKI_TILES, dora)],
        ['ura', codeOf(HAIYUKI_TILES, ura)],
        ['returned', returned.join(',')],
        ['roulette', roulette.join(',')],
      ];
    },
  },
];

describe.each(SETS)('the $id examples of docs/wall.md', (set) => {
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
      .join(set.between);

  test('are twenty, all different', () => {
    expect(rows.length).toBe(20);
    expect(new Set(rows.map(([seed, round]) => `${seed} ${round}`)).size).toBe(20);
  });

  test.each(rows)('seed %s, round %s', (...fields) => {
    const [seed = '', round = ''] = fields;
    const rest = set.rest(seed, Number(round)).map(([, text]) => text);
    expect(fields).toEqual([seed, round, wallText(seed, Number(round)), ...rest]);
  });

  test('wall.py prints the same for a seed, round and set', () => {
    const [seed = '', round = '', wall = ''] = rows.at(-1) ?? [];
    const rest = set.rest(seed, Number(round)).map((named) => named.join(' '));
    expect(wallPy(seed, '--round', round, '--set', set.id)).toEqual([0, `${[wall, ...rest].join('\n')}\n`]);
  });
});

describe('docs/check/wall.py', () => {
  test('agrees with every example', () => {
    expect(wallPy('--check', PAGE)).toEqual([0, '60 walls agree\n']);
  });

  /** Checks the page with the last line of a set that begins with zeros changed; the place of that line, from 1. */
  const checkChanged = (set: string, change: (line: string) => string) => {
    const folder = mkdtempSync(join(tmpdir(), 'paiju-wall-'));
    try {
      const lines = page.split('\n');
      const end = lines.indexOf('<!-- end of examples -->', lines.indexOf(`<!-- examples ${set} -->`));
      const place = lines.slice(0, end).findLastIndex((line) => line.startsWith(ZEROS));
      lines[place] = change(lines[place] ?? '');
      const file = join(folder, 'changed.md');
      writeFileSync(file, lines.join('\n'));
      const [code, printed] = wallPy('--check', file);
      return { code, printed, line: place + 1 };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  // [set, what is changed, what is then said to be otherwise]
  const CHANGES: readonly [string, string, (line: string) => string][] = [
    ['suited-and-honours', 'wall', (line) => line.replace(/(..)(..)$/, '$2$1')],
    ['haiyuki', 'wall', (line) => line.replace(/,([a-z_]+),([a-z_]+) /, ',$2,$1 ')],
    ['haiyuki', 'dora', (line) => line.replace(/ [a-z_]+ ([a-z_]+ \S+ \S+)$/, ' none $1')],
    ['haiyuki', 'ura', (line) => line.replace(/ [a-z_]+ (\S+ \S+)$/, ' none $1')],
    ['haiyuki', 'returned', (line) => line.replace(/\d( \S+)$/, '$1')],
    ['haiyuki', 'roulette', (line) => line.replace(/\d$/, '')],
  ];

  test.each(CHANGES)(
    'in %s another %s: names the first line that differs and exits 1',
    (set, name, change) => {
      const { code, printed, line } = checkChanged(set, change);
      expect(code).toBe(1);
      expect(printed).toContain(`line ${line}: seed ${ZEROS}, round 3, ${set}: the ${name} is `);
    },
  );

  test('a line with a field too few: one line, exit 2', () => {
    const { code, printed, line } = checkChanged('haiyuki', (text) => text.replace(/ \S+$/, ''));
    expect(code).toBe(2);
    expect(printed).toContain(`line ${line}: 5 fields must follow the round, not 4`);
  });

  test('throws away the same words as the engine', () => {
    // No example meets a word past the last multiple: for so few tiles that is about one word in 150 million.
    const n = 2 ** 31 + 1;
    const stream = new Stream({ seed: seedOf(ZEROS), round: 1, name: 'wall' });
    const found = withWallPy(
      `words = wall.random_words('${ZEROS}', 1, 'wall')`,
      `print(json.dumps([wall.draw_below(words, ${n}) for _ in range(50)]))`,
    );
    expect(found).toEqual(Array.from({ length: 50 }, () => stream.below(n)));
  });

  const BAD: readonly [string, string[], string][] = [
    ['no arguments', [], 'a seed or --check is needed'],
    ['a short seed', ['abc'], 'a seed is 64 hexadecimal digits'],
    ['a seed in capitals', ['A'.repeat(64)], 'a seed is 64 hexadecimal digits in lower case'],
    ['a negative round', [ZEROS, '--round', '-1'], 'a round is a number from 0'],
    ['a round of 33 bits', [ZEROS, '--round', '4294967296'], 'a round is a number from 0'],
    ['a round that is no number', [ZEROS, '--round', 'one'], '--round'],
    ['an unknown set', [ZEROS, '--set', 'domino'], '--set'],
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

interface Surveyed {
  readonly set: TileSet;
  readonly places: readonly number[];
  /** A fair shuffle exceeds this once in a million (chi-square, one degree of freedom less than there are kinds). */
  readonly limit: number;
}

/** The front, the next, the fourteenth, the last tile of four hands, the one after, two before the back, the back. */
const IN_SUITED: Surveyed = { set: SUITED, places: [0, 1, 13, 52, 53, 105, 107], limit: 75.55 };
/** The top, the next, the first two packets' ends, the last tile of two hands, the one after, and the back. */
const IN_HAIYUKI: Surveyed = { set: HAIYUKI_TILES, places: [0, 1, 3, 7, 21, 22, 61, 116], limit: 50.83 };
/** How many tiles from the front are a wall's beginning. */
const BEGINNING = 20;

const seeds: readonly Seed[] = Array.from({ length: SEEDS }, (_, i) =>
  seedOf(i.toString(16).padStart(64, '0')),
);

interface Survey {
  /** The statistic for each of the places. */
  readonly chiSquares: readonly number[];
  /** How many different beginnings there were. */
  readonly beginnings: number;
}

const beginning = (wall: readonly Tile[]): string => String.fromCharCode(...wall.slice(0, BEGINNING));

/** How far counts are from all equal. */
const chiSquareOf = (counts: Float64Array): number => {
  const expected = SEEDS / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};

const survey = ({ set, places }: Surveyed, wallOf: (seed: Seed) => readonly Tile[]): Survey => {
  const seen = places.map(() => new Float64Array(set.codes.length));
  const beginnings = new Set<string>();
  for (const seed of seeds) {
    const wall = wallOf(seed);
    places.forEach((place, i) => {
      seen[i]![wall[place]!]! += 1;
    });
    beginnings.add(beginning(wall));
  }
  return { chiSquares: seen.map(chiSquareOf), beginnings: beginnings.size };
};

describe('walls over 100,000 seeds', () => {
  test.each([
    ['suited', 0, IN_SUITED],
    ['suited', 1, IN_SUITED],
    ['haiyuki', 0, IN_HAIYUKI],
    ['haiyuki', 1, IN_HAIYUKI],
  ] as const)(
    '%s, round %d: kinds are equally likely in every place, no two walls begin alike',
    (_set, round, surveyed) => {
      const { chiSquares, beginnings } = survey(surveyed, (seed) => shuffledWall(surveyed.set, seed, round));
      for (const chiSquare of chiSquares) expect(chiSquare).toBeLessThan(surveyed.limit);
      expect(beginnings).toBe(SEEDS);
    },
  );

  test('dora and ura-dora of Haiyuki: every kind equally often, beside each other and round after round', () => {
    const kinds = HAIYUKI_TILES.codes.length;
    const kind = (seed: Seed, round: number, name: 'dora' | 'uradora'): number =>
      new Stream({ seed, round, name }).below(kinds);
    const [doras, uras] = [new Float64Array(kinds), new Float64Array(kinds)];
    const [together, inARow] = [new Float64Array(kinds * kinds), new Float64Array(kinds * kinds)];
    for (const seed of seeds) {
      const [dora, ura, next] = [kind(seed, 0, 'dora'), kind(seed, 0, 'uradora'), kind(seed, 1, 'dora')];
      doras[dora]! += 1;
      uras[ura]! += 1;
      together[dora * kinds + ura]! += 1;
      inARow[dora * kinds + next]! += 1;
    }
    for (const counts of [doras, uras]) expect(chiSquareOf(counts)).toBeLessThan(IN_HAIYUKI.limit);
    // Once in a million with 168 degrees of freedom.
    for (const counts of [together, inARow]) expect(chiSquareOf(counts)).toBeLessThan(269.93);
  });

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
    const { chiSquares } = survey(IN_SUITED, () => shuffle((last) => other(stream, last)));
    expect(Math.max(...chiSquares)).toBeGreaterThan(2 * IN_SUITED.limit);
  });

  test('a later round that forgets the seed is caught', () => {
    const forgetful = shuffledWall(SUITED, seedOf(ZEROS), 1);
    const { chiSquares, beginnings } = survey(IN_SUITED, () => forgetful);
    expect(Math.min(...chiSquares)).toBeGreaterThan(2 * IN_SUITED.limit);
    expect(beginnings).toBe(1);
  });
});

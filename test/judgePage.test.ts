/** docs/judge.md: every example on the page is a question that the command answers so. */
import { GAME_IDS } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { ran } from '../packages/cli/src/testing/io.ts';
import { read } from './recordPage.ts';

const page = read('docs/judge.md');

/** The blocks of examples of a game: a question, its answer, and so on. */
const blocks = [...page.matchAll(/<!-- (\w+) -->\n```jsonl\n([\s\S]*?)```/g)].map(
  ([, game = '', text = '']) => ({ game, lines: text.trimEnd().split('\n') }),
);

/** What the command answers to these lines. */
const answers = async (command: string, lines: readonly object[]): Promise<unknown[]> => {
  const { out } = await ran(
    command,
    lines.map((line) => JSON.stringify(line)),
  );
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('help names the page', async () => {
  expect((await ran('judge --help')).out).toContain('docs/judge.md');
});

describe('the examples', () => {
  test('there are some of every game, and each has its question and its answer', () => {
    expect(new Set(blocks.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
    expect(blocks.length).toBe(page.split('```jsonl').length - 1);
    for (const { lines } of blocks) expect(lines.length % 2).toBe(0);
  });

  test.each(blocks)('of $game are answered as the page says', async ({ game, lines }) => {
    const { out } = await ran(
      `judge ${game}`,
      lines.filter((_, i) => i % 2 === 0),
    );
    expect(out.trimEnd().split('\n')).toEqual(lines.filter((_, i) => i % 2 === 1));
  });
});

/** The words in `code type` that stand in a part of the page. */
const words = (pattern: RegExp): string[] =>
  [...(pattern.exec(page)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word);

/** A word that there is not, and so what the answer says is allowed. */
const allowed = (error: unknown): string[] => [...String(error).matchAll(/\w+/g)].map(([word]) => word);

describe('the words', () => {
  // [where they stand on the page, the game, a question with a word that there is not]
  const WORDS: readonly [string, RegExp, string, object][] = [
    [
      'melds of Xuezhan',
      /`type`, one of (`pong`.*?) \|/,
      'xuezhan',
      { missing: 's', hand: [], melds: [{ type: 'x', tile: '1m' }], win: '1m' },
    ],
    [
      'melds of Wuhan',
      /`type`, one of (`chi`.*?), and `tiles`/,
      'wuhan',
      {
        kind: 'win',
        hand: [],
        melds: [{ type: 'x', tiles: ['1m'] }],
        laizi: '2m',
        pizi: ['1m', '9m'],
        win_way: 'discard',
        wall_left: 9,
      },
    ],
    ['kinds of questions', /\| kind \| asks \| rule \|\n.*\n([\s\S]*?)\n\n/, 'wuhan', { kind: 'x' }],
    [
      'ways to win',
      /\| `win_way` \| text \| (`self_draw`.*?) \|/,
      'wuhan',
      { kind: 'settlement', dealer: 0, winner: 1, win_way: 'x', win_types: [], hard: true, players: [] },
    ],
    [
      'big types',
      /in the order (`pure_flush`[\s\S]*?); `hard`/,
      'wuhan',
      {
        kind: 'settlement',
        dealer: 0,
        winner: 1,
        win_way: 'self_draw',
        win_types: ['x'],
        hard: true,
        players: [],
      },
    ],
  ];

  test.each(WORDS)('%s are those that the command knows', async (_name, pattern, game, question) => {
    const [answer] = await answers(`judge ${game}`, [question]);
    const known = allowed((answer as { error: unknown }).error);
    const described = words(pattern);
    expect(described.length).toBeGreaterThan(3);
    expect(described.filter((word) => !known.includes(word))).toEqual([]);
  });
});

describe('the fields', () => {
  const HAND = { missing: 's', hand: ['1m'], melds: [], win: '1m' };
  const WIN = {
    kind: 'win',
    hand: ['1m'],
    laizi: '2m',
    pizi: ['1m', '9m'],
    win_way: 'discard',
    wall_left: 9,
  };
  const SETTLED = {
    kind: 'settlement',
    dealer: 0,
    winner: 1,
    win_way: 'self_draw',
    win_types: [],
    hard: true,
    players: [],
  };
  // [heading, the game, a question with everything that it must have]
  const FIELDS: readonly [string, string, object][] = [
    ['## Xuezhan', 'xuezhan', HAND],
    ['### Wuhan: `win`', 'wuhan', WIN],
    ['### Wuhan: `settlement` and `minimum_fan`', 'wuhan', SETTLED],
    ['## Haiyuki', 'haiyuki', { tiles: Array.from({ length: 12 }, () => 'rin') }],
  ];

  test.each(FIELDS)(
    'under %s are those that a question must have, and every other may be left out',
    async (heading, game, question) => {
      const [, part = ''] = page.split(`\n${heading}\n`);
      const described = [...(part.split('\n#')[0] ?? '').matchAll(/^\| (`.*?`) \|/gm)].flatMap(
        ([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
      );
      const needed = Object.keys(question).filter((field) => field !== 'kind');
      expect(needed.filter((field) => !described.includes(field))).toEqual([]);
      const without = needed.map((field) => ({ ...question, [field]: undefined }));
      expect(await answers(`judge ${game}`, without)).toEqual(
        needed.map((field) => expect.objectContaining({ error: `field ${field} is absent` })),
      );
      // A field of a sort that no field has is noticed: all that the page describes are looked at.
      const odd = described.map((field) => ({ ...question, [field]: { odd: [] } }));
      for (const [i, answer] of (await answers(`judge ${game}`, odd)).entries())
        expect([described[i], answer]).toEqual([
          described[i],
          expect.objectContaining({ error: expect.anything() }),
        ]);
    },
  );
});

describe('limits and exit codes', () => {
  const number = (pattern: RegExp): number => Number((pattern.exec(page)?.[1] ?? '').replace(',', ''));
  const HAND = { id: 1, tiles: Array.from({ length: 12 }, () => 'rin') };
  const whole = JSON.stringify(HAND);

  test('a line of so many bytes is judged, and one more is not', async () => {
    const most = number(/a line of more than ([\d,]+) bytes/);
    expect(await ran('judge haiyuki', [whole.padEnd(most)])).toMatchObject({
      code: 1,
      out: expect.stringContaining('"id":1'),
    });
    expect((await ran('judge haiyuki', [`${whole.slice(0, -1)}${' '.repeat(most)}}`])).out).toContain(
      '"id":null',
    );
  });

  test('so many levels are judged, and one more is not', async () => {
    const most = number(/brackets nested more than (\d+) deep/);
    const deep = (levels: number): string =>
      `${whole.slice(0, -1)},"odd":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect((await ran('judge haiyuki', [deep(most)])).out).toContain('"id":1');
    expect((await ran('judge haiyuki', [deep(most + 1)])).out).toContain('"id":null');
  });

  test('0, 1 and 2', async () => {
    const wins = JSON.stringify({ tiles: [...HAND.tiles.slice(0, 9), 'ataho', 'ataho', 'ataho'] });
    expect(await ran('judge haiyuki', [wins])).toMatchObject({ code: 0 });
    expect(await ran('judge haiyuki', [wins, '{}', wins])).toMatchObject({ code: 1 });
    expect(await ran('judge haiyuki --option odd=1', [wins])).toMatchObject({ code: 2 });
  });

  test('a number comes back as it was written', async () => {
    const { out } = await ran('judge haiyuki', ['{"id":12345678901234567890,"tiles":[]}']);
    expect(out).toContain('{"id":12345678901234567890,');
  });
});

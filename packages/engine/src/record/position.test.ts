/** Positions as text: the examples and the mistakes of docs/position.md, and how texts are completed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { POSITION_CODES } from '../position/problem.ts';
import { readPosition, writePosition, writeView } from './position.ts';

const PAGE = readFileSync(new URL('../../../../docs/position.md', import.meta.url), 'utf8');
const linesIn = (kind: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm'))].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );

const EXAMPLES = linesIn('position');
const PROBLEMS = linesIn('problems').map((line): [string, string] => {
  const [, text = '', problem = ''] = /^(.*?) {2,}(.*)$/.exec(line) ?? [];
  return [text, problem];
});

/** As the engine writes what it has read. */
const canonical = (text: string): string => {
  const read = readPosition(GAMES, text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state, sight } = read.value;
  return sight === 'all'
    ? writePosition(game.rules, state)
    : writeView(game.rules, game.rules.view(state, sight));
};

describe('docs/position.md', () => {
  test.each(EXAMPLES)('%s', (text) => {
    const written = canonical(text);
    expect(canonical(written)).toBe(written);
  });

  test.each(PROBLEMS)('%s: %s', (text, problem) => {
    const read = readPosition(GAMES, text);
    expect(read.ok ? 'read' : `${read.error.code} ${read.error.at}`).toBe(problem);
  });

  test('has an example of every game, and shows every code', () => {
    expect(new Set(EXAMPLES.map((text) => /^\w+/.exec(text)?.[0]))).toEqual(new Set(Object.keys(GAMES)));
    // Nobody wants to read one that is too long.
    const shown = ['too-long', ...PROBLEMS.map(([, problem]) => problem.split(' ')[0])];
    expect(new Set(shown)).toEqual(new Set(POSITION_CODES));
  });

  test('record/position.ts: a text of 20,000 characters is read, a longer one is not', () => {
    const [example = ''] = EXAMPLES;
    expect(readPosition(GAMES, example.padEnd(20_000))).toMatchObject({ ok: true });
    expect(readPosition(GAMES, example.padEnd(20_001))).toMatchObject({
      ok: false,
      error: { code: 'too-long', at: 20_000 },
    });
  });
});

// [what it shows, text, as it is written]
const COMPLETED: readonly [string, string, string][] = [
  [
    'the usual preset, seats that hold nothing, a word that holds for all seats, an empty wall',
    'xuezhan; 0* 12m + 5p; void s; wall ?0',
    'xuezhan bury3; 0* 12m + 5p | void s; 1 | void s; 2 | void s; 3 | void s; wall ?0',
  ],
  [
    'lines instead of semicolons, words in any order, tiles in any order',
    'xuezhan\n  wall 1m\n\n  1 9m 1m 5p | void m\n  void s\n  0* 2m1m',
    'xuezhan bury3; 0* 12m | void s; 1 19m 5p | void m; 2 | void s; 3 | void s; wall 1m',
  ],
  [
    'a preset with the same options as another one with a change is written by the nearer one',
    'wuhan koukou kouKouFan=no openings=once cap=none; flip 1z; 0* 1m + 2m; wall ?0',
    'wuhan kaikou cap=none; flip 1z; 0* 1m + 2m; 1; 2; 3; wall ?0',
  ],
  [
    'a claimed tile is the last discard, a giver that is not named is the previous seat',
    'wuhan; flip 1z; claim 5p<2; 2 | discards 9s; 3 55p 1s 2s | pung 7m | kong 8m claimed; wall 9s',
    'wuhan koukou; claim 5p<2; flip 1z; 0; 1; 2 | discards 9s 5p; 3 55p 12s | pung 7m<2 | kong 8m claimed<2; wall 9s',
  ],
  [
    'draws as the table tells: two discards and a turn, one begun by a claim, a replacement for the kong',
    'wuhan; flip 1z; dealer 1; 0* 12m + 3m | pung 9s<3 | kong 1s concealed | draws 3 | discards 77z; wall ?0',
    'wuhan koukou; dealer 1; flip 1z; 0* 12m + 3m | pung 9s<3 | kong 1s concealed | discards 77z; 1; 2; 3; wall ?0',
  ],
  [
    'a view: hands of the usual size, the draw of another seat, everything else in the wall',
    'xuezhan sichuan; seen 0; void s; 0 123m 456m 789m 123p 5p; 1*; 2 | pung 9p<0 | discards 1s',
    'xuezhan sichuan; seen 0; 0 123456789m 1235p | void s; 1* ?13 + ? | void s; 2 ?10 | pung 9p<0 | discards 1s | void s; 3 ?13 | void s; wall ?54',
  ],
  [
    'a riichi at its usual place, points as the options have them',
    'haiyuki hp=8000; turn 9; dora v; ura v; 0* AAARRRSSSYY + F; 1 PPP | hp 8000 | mp 90 | riichi 4@3 | discards yyAY; wall vvvvvvvvyyyyyyybbbbbbbbb',
    'haiyuki rulebook hp=8000; turn 9; dora v; ura v; 0* AAARRRSSSYY + F; 1 PPP | mp 90 | discards yyAY | riichi 4; wall vvvvvvvvyyyyyyybbbbbbbbb',
  ],
];

test.each(COMPLETED)('%s', (_shows, text, written) => expect(canonical(text)).toBe(written));

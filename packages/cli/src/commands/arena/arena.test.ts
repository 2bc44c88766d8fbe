import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { ran } from '../../testing/io.ts';

const folder = testFolder();
const file = (name: string): string => join(folder, name);
const COMMAND = 'arena xuezhan --bots greedy,random --seed a';

test('says who is better, with an interval', async () => {
  const { code, out, err } = await ran(`${COMMAND} --games 20`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Xuezhan 血战到底, bury3, seed [0-9a-f]{64}\n20 games on 10 walls, each played from every seat/,
  );
  expect(out).toMatch(
    /\n {2}bot +rating +points a game +won +dealt in +ready +games\n {2}greedy +\d+ ± \d+ /,
  );
  expect(out).toMatch(/\n {2}greedy over random +\d+\.\d+ ± \d+\.\d+ +10 walls\n$/);
});

test('the JSON adds up', async () => {
  const { out } = await ran(`${COMMAND} --games 20 --json`);
  const { bots, standings, margins, walls, games, asked, preset } = JSON.parse(out);
  expect({ bots, walls, games, asked, preset }).toEqual({
    bots: ['greedy', 'random'],
    walls: 10,
    games: 20,
    asked: 10,
    preset: 'bury3',
  });
  const [greedy, random] = standings;
  expect([greedy.bot, random.bot]).toEqual(['greedy', 'random']);
  expect(greedy.points.mean).toBeCloseTo(-random.points.mean, 9);
  expect(margins).toHaveLength(1);
  expect(margins[0].mean).toBeCloseTo(greedy.points.mean - random.points.mean, 9);
  expect(margins[0].low).toBeLessThan(margins[0].mean);
});

test('with as many bots as seats all sit at one table', async () => {
  const { out } = await ran('arena wuhan --bots greedy,random,first,random --seed a --games 4 --json');
  expect(JSON.parse(out)).toMatchObject({ walls: 1, games: 4 });
});

test('Haiyuki counts hit points', async () => {
  const { code, out } = await ran('arena haiyuki --preset duel --bots greedy,random --seed a --games 4');
  expect(code).toBe(0);
  expect(out).toContain('HP a game');
});

describe('a file', () => {
  test('goes on where it was stopped, and ends as if it never had been', async () => {
    const whole = await ran(`${COMMAND} --games 16 --json`);
    await ran(`${COMMAND} --games 6 --out ${file('part')}`);
    // Whatever was being written when it was stopped is played again.
    appendFileSync(file('part'), '{"lineUp":0,"wa');
    expect((await ran(`${COMMAND} --games 16 --json --out ${file('part')}`)).out).toBe(whole.out);
    expect(readFileSync(file('part'), 'utf8').split('\n')).toHaveLength(1 + 8 + 1);
  });

  test('with more games than are asked for is told as it is', async () => {
    await ran(`${COMMAND} --games 8 --out ${file('long')}`);
    expect((await ran(`${COMMAND} --games 2 --out ${file('long')} --json`)).out).toContain('"games": 8');
  });

  test('of another arena is refused', async () => {
    await ran(`${COMMAND} --games 2 --out ${file('other')}`);
    const { code, err } = await ran(
      `arena xuezhan --bots greedy,first --seed a --games 2 --out ${file('other')}`,
    );
    expect(code).toBe(2);
    expect(err).toMatch(/^paiju: \S+other is from another arena \(bots differ\); allowed: .*\n$/);
  });

  test.each([
    ['no JSON', 'hello\n', 'is from another arena'],
    ['a list', '[]\n', 'is from another arena'],
  ])('that is %s is refused', async (_, text, said) => {
    writeFileSync(file('broken'), text);
    const { code, err } = await ran(`${COMMAND} --games 2 --out ${file('broken')}`);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(readFileSync(file('broken'), 'utf8')).toBe(text);
  });

  test('with a line that is no wall is refused, saying which', async () => {
    await ran(`${COMMAND} --games 4 --out ${file('bent')}`);
    const lines = readFileSync(file('bent'), 'utf8').split('\n');
    writeFileSync(file('bent'), [lines[0], lines[1], '{"lineUp":0}', ''].join('\n'));
    const { code, err } = await ran(`${COMMAND} --games 8 --out ${file('bent')}`);
    expect({ code, err }).toEqual({
      code: 2,
      err: `paiju: ${file('bent')}: line 3 is no wall of an arena\n`,
    });
  });
});

test('the ladder is drawn', async () => {
  await ran(`${COMMAND} --games 8 --plot ${file('ladder.svg')}`);
  expect(readFileSync(file('ladder.svg'), 'utf8')).toMatch(
    /^<svg [\s\S]*Xuezhan 血战到底, bury3: 8 games[\s\S]*<\/svg>\n$/,
  );
});

// [what is wrong, arguments, what is said]
test.each([
  ['one bot', '--bots greedy', 'one level only'],
  ['a bot twice', '--bots greedy,random,greedy', 'a level twice'],
  ['an unknown bot', '--bots greedy,clever', "unknown bot 'clever'"],
  ['no bots', '', '--bots'],
  ['no games', '--bots greedy,random --games 0', '--games'],
])('%s is one line and exit code 2', async (_, args, said) => {
  const { code, err } = await ran(`arena xuezhan ${args}`.trim());
  expect(code).toBe(2);
  expect(err).toContain(said);
  expect(err.split('\n')).toHaveLength(2);
});

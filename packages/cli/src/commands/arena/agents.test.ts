/** Programs of others in an arena, a simulation and a game in the terminal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../run.ts';
import { testFolder } from '../../testing/folder.ts';
import { TestIo } from '../../testing/io.ts';

const folder = testFolder();
const NAUGHTY = fileURLToPath(new URL('../../../../agents/src/testing/naughty.py', import.meta.url));
const naughty = (how: string, every = 7): string => `exec:python3 ${NAUGHTY} ${how} ${every}`;
const GOOD = naughty('good');

/** Words by spaces, but a command is one word. */
const ranWith = async (
  bots: string,
  command: string,
): Promise<{ code: number; out: string; err: string }> => {
  const io = new TestIo([]);
  const code = await run([...command.split(' '), '--bots', bots], io);
  return { code, out: io.printed, err: io.complaints };
};

test('an agent stands in the standings beside our bots, the same with any number of processes', async () => {
  const command = 'arena xuezhan --seed a --games 4 --json';
  const one = await ranWith(`random,${GOOD}`, `${command} --threads 1`);
  const three = await ranWith(`random,${GOOD}`, `${command} --threads 3`);
  expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
  expect(three.out).toBe(one.out);
  const { standings, limits } = JSON.parse(one.out);
  expect(standings.map(({ bot }: { bot: string }) => bot).sort()).toEqual([GOOD, 'random']);
  expect(limits).toEqual({ preset: 'bury3', decisionMs: 5000, reserveMs: 30000 });
});

test('an agent that does what a bot of ours does gets what that bot gets', async () => {
  const command = 'arena wuhan --seed a --games 4 --json';
  const ours = await ranWith('greedy,first', command);
  const theirs = await ranWith(`greedy,${GOOD}`, command);
  const figures = ({ out }: { out: string }) =>
    JSON.parse(out).standings.map(({ bot, points, won }: Record<string, unknown>) => [
      bot === GOOD ? 'first' : bot,
      points,
      won,
    ]);
  expect(figures(theirs).sort()).toEqual(figures(ours).sort());
});

test('what an agent said last before it crashed is shown', async () => {
  const command = 'arena haiyuki --preset duel --seed a --games 2 --agent-time 60000';
  const { code, out } = await ranWith(`first,${naughty('crash')}`, command);
  expect(code).toBe(1);
  expect(out).toMatch(
    /exec:.* 0 late, 0 wrong, .* [369] crashes, \d+ defaults done instead\n {2}last words: no more of this\n/,
  );
});

test('a file keeps what agents did, and the arena goes on with it', async () => {
  const command = 'arena haiyuki --preset duel --seed a --games';
  const whole = await ranWith(`first,${naughty('twice')}`, `${command} 4 --json`);
  const out = join(folder, 'kept');
  await ranWith(`first,${naughty('twice')}`, `${command} 2 --out ${out}`);
  expect((await ranWith(`first,${naughty('twice')}`, `${command} 4 --json --out ${out}`)).out).toBe(
    whole.out,
  );
});

test('a simulation with agents records the same games again', async () => {
  const records = async (name: string, threads: number): Promise<string[]> => {
    const into = join(folder, name);
    const { code, err } = await ranWith(
      `random,${GOOD},random,${GOOD}`,
      `sim xuezhan --games 4 --seed a --records ${into} --threads ${threads}`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return readdirSync(into)
      .sort()
      .map((file) => readFileSync(join(into, file), 'utf8'));
  };
  const once = await records('once', 1);
  expect(once).toHaveLength(4);
  expect(await records('again', 2)).toEqual(once);
});

// [what is wrong, bots, what is said]
test.each([
  ['no command', 'greedy,exec:', 'exec: is not allowed'],
  ['a command that is not one line', 'greedy,exec:a\nb', 'is not allowed'],
  ['an agent twice', 'greedy,exec:a,exec:a', 'names a level twice'],
])('%s is one line and exit code 2', async (_, bots, said) => {
  const { code, err } = await ranWith(bots, 'arena xuezhan --games 2');
  expect(code).toBe(2);
  expect(err).toContain(said);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a command in quotes may hold a comma', async () => {
  const { code, err } = await ranWith('greedy,random,exec:"echo a,b"', 'arena haiyuki --games 0');
  expect(code).toBe(2);
  expect(err).toContain('--games');
});

/**
 * Whatever an agent does that it should not, an arena and a game in the terminal are played to their end, and it is counted.
 * At tables online `test/agentOnline.test.ts` and the server's own `programs.test.ts` try the same.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { duellist } from '../testing/duellist.ts';
import { TestIo } from '../testing/io.ts';
import { robot } from '../testing/robot.ts';

const NAUGHTY = fileURLToPath(new URL('../../../agents/src/testing/naughty.py', import.meta.url));
const GAME = 'haiyuki --preset duel --seed a --agent-reserve 0';

// [where, how it is started there, the exit code, what says that it was played to the end]
const PLACES = [
  ['an arena', `arena ${GAME} --games 2`, ['--bots', 'first,'], 1, '\n2 games'],
  ['the terminal', `play ${GAME}`, ['--against', ''], 0, '\nFinal ranking:'],
] as const;

// [what it does, at every so manieth question, how long it may think, what is counted besides defaults]
const FAULTS = [
  ['late', 40, 200, 'late'],
  ['never', 40, 200, 'late'],
  ['wrong', 7, 60_000, 'wrong'],
  ['twice', 7, 60_000, 'to what was over'],
  ['huge', 20, 60_000, 'no message'],
] as const;

describe.each(PLACES)('in %s, an agent that is', (_, command, [flag, others], exitCode, ended) => {
  test.each(FAULTS)('%s', async (how, every, allowedMs, counted) => {
    const io = new TestIo(null);
    robot(io, undefined, duellist);
    const agent = `exec:python3 ${NAUGHTY} ${how} ${every}`;
    const args = [...command.split(' '), '--agent-time', String(allowedMs), flag, `${others}${agent}`];
    expect({ code: await run(args, io), err: io.complaints }).toEqual({ code: exitCode, err: '' });
    const isOver = io.printed.includes(ended);
    expect({ isOver, counted: faultsIn(io.printed) }).toEqual({ isOver: true, counted: [counted] });
  });
});

/** What was counted, however often; defaults aside, which follow from the rest. */
const faultsIn = (printed: string): readonly string[] => {
  const [, counts = ''] = /^exec:.*: (\d.* defaults done instead)$/m.exec(printed) ?? [];
  return counts
    .split(', ')
    .filter((count) => !/^0 | defaults /.test(count))
    .map((count) => count.replace(/^\S+ /, ''));
};

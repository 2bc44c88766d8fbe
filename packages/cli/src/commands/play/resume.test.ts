/** `play --continue`: a game that was left goes on as if nothing had been. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerLine } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { JUNK, matchOf } from '../../testing/duel.ts';
import { duellist } from '../../testing/duellist.ts';
import { testFolder } from '../../testing/folder.ts';
import { ran, TestIo } from '../../testing/io.ts';
import type { Answers } from '../../testing/robot.ts';
import { robot } from '../../testing/robot.ts';

const folder = testFolder();

/** Plays so many answers, then leaves; without a number to the end. */
const played = async (
  command: string,
  player?: Answers,
  answers = Number.POSITIVE_INFINITY,
): Promise<string> => {
  const io = new TestIo(null);
  let given = 0;
  robot(
    io,
    () => {
      given += 1;
      if (given === answers) io.input.write('q\ny\n');
    },
    player,
  );
  expect(await run(command.split(' '), io)).toBe(0);
  expect(io.complaints).toBe('');
  return io.printed;
};

const linesIn = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

/** A game that was left after so many answers. */
const left = async (name: string, command: string, player?: Answers, answers = 3): Promise<string> => {
  const file = join(folder, `${name}.jsonl`);
  const out = await played(`play ${command} --record ${file}`, player, answers);
  expect(out).toContain('\nYou left the game.\n');
  expect(out).toContain(`\nRecorded in ${file}; go on with: npx paiju play --continue ${file}\n`);
  return file;
};

describe('a game of every ruleset', () => {
  test.each([
    ['xuezhan', 'xuezhan --preset sichuan --seed c1 --option deals=2', undefined, 6],
    ['wuhan', 'wuhan --seed c2 --bots first', undefined, 5],
    ['haiyuki', 'haiyuki --me smash --against yuri --seed c3 --bots random', duellist, 1],
    ['haiyuki', 'haiyuki --me ataho --against fari --seed c4 --bots random', duellist, 12],
  ] as const)('%s: %s', async (id, command, player, answers) => {
    const file = await left(`${id}-${answers}`, command, player, answers);
    const before = linesIn(file);
    expect((await ran(`replay ${file} --verify`)).out).toContain(', unfinished, ');
    const out = await played(`play --continue ${file} --bots random`, player);
    expect(out).toContain(`\ngoes on from ${file}\n`);
    expect(out).toContain('Final ranking:');
    expect(out).not.toContain('The same tiles again');
    expect(linesIn(file).slice(0, before.length)).toEqual(before);
    expect((await ran(`replay ${file} --verify`)).out).toContain(', finished, ');
    expect((await ran(`play --continue ${file}`)).err).toContain('the match is over');
  });
});

test('what was told before is told again, and stands in the log', async () => {
  const file = await left('story', 'haiyuki --me ataho --against fari --seed c4 --bots random', duellist, 4);
  const { out } = await ran(`play haiyuki --continue ${file}`, ['l', 'q']);
  const [, again = '', log = ''] = out.split(/goes on from [^\n]+\n|> l\n/);
  expect(again).toMatch(/^(?:[^\n]+\n){12}\nHaiyuki · rulebook · round 1 of 3\n/);
  expect(log).toMatch(/^Round 1\. First to play: you\. /);
  expect(log).toContain(again.split('\n')[0]);
  // The last discard is marked as if nobody had been away.
  expect(again).toMatch(/discards [^\n]*\[\w{3}\]/);
});

test('a watcher goes on too, and a record that does not end with a line', async () => {
  const file = await left('watched', 'xuezhan --seed c5');
  writeFileSync(file, readFileSync(file, 'utf8').trimEnd());
  const { code, out } = await ran(`play xuezhan --continue ${file} --watch`);
  expect([code, out.includes('Final ranking:')]).toEqual([0, true]);
  expect(out).toMatch(/goes on from [^\n]+\n(?:[^\n]+\n){12}/);
  expect((await ran(`replay ${file} --verify`)).out).toContain(', finished, ');
});

test('a game that was left between two rounds goes on with the next deal, which is recorded too', async () => {
  const file = join(folder, 'between.jsonl');
  await ran(`play xuezhan --seed c9 --option deals=2 --bots first --watch --record ${file}`);
  const whole = linesIn(file);
  const next = whole.findLastIndex((line) => line.includes('"dealt"'));
  expect(next).toBeGreaterThan(20);
  writeFileSync(file, `${whole.slice(0, next).join('\n')}\n`);
  await ran(`play --continue ${file} --bots first --watch`);
  expect(linesIn(file)).toEqual(whole);
});

test('whoever leaves may still keep the game, and writes over nothing', async () => {
  const file = join(folder, 'kept game.jsonl');
  const there = join(folder, 'there');
  writeFileSync(there, 'mine');
  const { out } = await ran('play haiyuki --me ataho --against fari --seed c8', [
    'd',
    'q',
    'what',
    'keep',
    `keep ${there}`,
    `KEEP ${file} `,
  ]);
  expect(out).toMatch(
    /what\nType y to leave, or enter to stay\.\n[^\n]+ keep\nSay where: keep my-game\.jsonl\n/,
  );
  expect(out).toContain(`${there} is there already; `);
  expect(readFileSync(there, 'utf8')).toBe('mine');
  expect(out).toContain(
    `\nYou left the game. Recorded in ${file}; go on with: npx paiju play --continue ${file}\n`,
  );
  const io = new TestIo(['q', 'keep again', '', 'q', 'y']);
  expect(await run(['play', '--continue', file], io)).toBe(0);
  // It is recorded already, so that there is nothing to keep.
  expect(io.printed).toContain(
    'Leave the game? (it is recorded: y leaves, enter stays) keep again\nThe game is recorded already.\nLeave the game?',
  );
  expect(linesIn(file).some((line) => line.includes('"action"'))).toBe(true);
});

test('a record of actions alone stays one', async () => {
  const file = await left('bare', 'xuezhan --seed c6');
  const bare = linesIn(file).filter((line, i) => i === 0 || line.includes('"action"'));
  writeFileSync(file, `${bare.join('\n')}\n`);
  await played(`play --continue ${file}`);
  const lines = linesIn(file);
  expect(lines.slice(0, bare.length)).toEqual(bare);
  expect(lines.slice(1).every((line) => Object.hasOwn(JSON.parse(line), 'action'))).toBe(true);
  expect((await ran(`replay ${file} --verify`)).out).toContain(', finished, ');
});

test('what cannot be gone on with is refused in one line, and stays as it is', async () => {
  const file = await left('whole', 'wuhan --seed c7 --bots first');
  const changed = join(folder, 'changed.jsonl');
  // Somebody else is said to have discarded.
  const tampered = readFileSync(file, 'utf8').replace(/("type":"discarded","seat":)\d/, '$17');
  writeFileSync(changed, tampered);
  const dealt = join(folder, 'dealt.jsonl');
  const { rules, terms } = matchOf({ hands: [JUNK, JUNK] });
  writeFileSync(dealt, `${headerLine(rules, terms)}\n`);
  for (const [command, why] of [
    [
      `play --continue ${changed}`,
      /^paiju: .*changed\.jsonl: line \d+: the file does not fit the rules .* \(found /,
    ],
    [`play --continue ${dealt}`, /the deals are written out; allowed: a game that was dealt from a seed/],
    [
      `play xuezhan --continue ${file}`,
      /whole\.jsonl is a game of wuhan; allowed: paiju play wuhan --continue/,
    ],
    [`play --continue ${file} --seed a`, /--seed is not for a game that goes on; allowed: --bots/],
    [`play --continue ${file} --me yuri`, /--me is not for a game that goes on/],
    [`play --continue ${folder}/none`, /cannot read .*none: no such file or directory/],
  ] as const) {
    const { code, out, err } = await ran(command);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(why);
    expect(err.trimEnd()).not.toContain('\n');
  }
  expect(readFileSync(changed, 'utf8')).toBe(tampered);
});

/** Threads run compiled code, so these tests run the compiled command. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { ensureBuilt, NODES, paiju } from '../../testing/process.ts';

const folder = testFolder();
const ENGINE = new URL('../../../../engine/dist/index.js', import.meta.url).href;
const ENDLESS = 'sim xuezhan --games 1000000 --bots random --seed t --json';

const filesIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, name)).map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]),
  );

/** A module that does something to every thread but the main one. */
const inOtherThreads = (name: string, code: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { isMainThread } from 'node:worker_threads';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Match } from '${ENGINE}';
if (!isMainThread) { ${code} }
`,
  );
  return file;
};

beforeAll(ensureBuilt);

/** How each game is played so that there is something to count. */
const PLAYED = {
  xuezhan: '--bots random,first,random,first --option deals=2',
  wuhan: '--bots first --option deals=3 --option minimum=1',
  haiyuki: '--bots random --me petum --against smash --option rounds=20',
} satisfies Readonly<Record<GameId, string>>;

describe.each(GAME_IDS)('sim %s in threads', (game) => {
  const sim = (threads: number, more = '') =>
    paiju(
      process.execPath,
      `sim ${game} ${PLAYED[game]} --seed 3 --games 12 --threads ${threads}${more}`.split(' '),
    );

  test('prints and records the same bytes with 1, 2 and 3', () => {
    const folderOf = (threads: number): string => `${game}-${threads}`;
    const withRecords = (threads: number) =>
      sim(threads, ` --json --records ${join(folder, folderOf(threads))}`);
    const text = sim(1);
    const json = withRecords(1);
    expect([text, json]).toMatchObject(Array(2).fill({ code: 0, err: '' }));
    expect(Object.keys(filesIn(folderOf(1)))).toHaveLength(12);
    for (const threads of [2, 3]) {
      expect(sim(threads)).toEqual(text);
      expect(withRecords(threads)).toEqual(json);
      expect(filesIn(folderOf(threads))).toEqual(filesIn(folderOf(1)));
    }
  });
});

describe.each(NODES)('on Node %s', (version, node) => {
  test('Ctrl-C leaves the first games, those of other threads among them, and a record of each', () => {
    // It is pressed in the twentieth game of another thread, so that there is something to merge.
    const pressed = inOtherThreads(
      'ctrl-c',
      `let games = 0;
       const { begin } = Match.prototype;
       Match.prototype.begin = function () {
         games += 1;
         if (games === 20) process.kill(process.pid, 'SIGINT');
         return begin.call(this);
       };`,
    );
    const records = `ctrl-c-${version}`;
    const args = [...ENDLESS.split(' '), '--records', join(folder, records)];
    const { code, out, err } = paiju(node, [...args, '--threads', '2'], '', pressed);
    expect({ code, err }).toEqual({ code: 130, err: '' });
    const { asked, ...summary } = JSON.parse(out);
    const { games } = summary;
    expect({ asked, isMany: games >= 20 }).toEqual({ asked: 1_000_000, isMany: true });
    const alone = paiju(node, [...ENDLESS.split(' '), '--threads', '1', '--games', String(games)]);
    expect(JSON.parse(alone.out)).toEqual({ ...summary, asked: games });
    expect(Object.keys(filesIn(records))).toEqual(
      Array.from({ length: games }, (_, i) => `game-${String(i + 1).padStart(7, '0')}.jsonl`),
    );
  });

  test('a bot that throws in another thread: its stack, exit code 1', () => {
    const broken = inOtherThreads(
      'broken',
      `Match.prototype.act = () => { throw new Error('a bot has lost its mind'); };`,
    );
    const { code, out, err } = paiju(node, [...ENDLESS.split(' '), '--threads', '3'], '', broken);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^paiju: game \d+ failed, its seed is [0-9a-f]{64}\n/);
    expect(err).toMatch(/\nError: a bot has lost its mind\n( {4}at .*\n)+ {4}at playMatch /);
  });

  test('a record that cannot be written in another thread: one line, exit code 2', () => {
    const full = inOtherThreads(
      'full',
      `fs.writeFileSync = () => { throw Object.assign(new Error('full'), { errno: -28 }); };
       syncBuiltinESMExports();`,
    );
    const args = [...ENDLESS.split(' '), '--records', join(folder, `full-${version}`), '--threads', '2'];
    const { code, out, err } = paiju(node, args, '', full);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^paiju: cannot write \S+game-\d{7}\.jsonl: no space left on device\n$/);
  });
});

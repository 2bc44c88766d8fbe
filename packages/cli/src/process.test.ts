/** The compiled command as a real process, on the Node of the tests and on the oldest one that is found. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@paiju/engine';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testFolder } from './testing/folder.ts';
import { bin, ensureBuilt, NODES, paiju } from './testing/process.ts';
import { WUHAN_VECTORS } from './testing/wuhanVectors.ts';

const vectors = fileURLToPath(new URL('../../engine/test-data/xuezhan.jsonl', import.meta.url));
/** Only what hangs is stopped. */
const PATIENCE = { timeout: 120_000 };
const haiyukiVectors = fileURLToPath(new URL('../../engine/test-data/haiyuki.jsonl', import.meta.url));

beforeAll(ensureBuilt);

describe.each(NODES)('on Node %s', (_, node) => {
  const folder = testFolder();

  test('judge agrees with all vectors', () => {
    const lines = readFileSync(vectors, 'utf8');
    const { code, out, err } = paiju(node, ['judge', 'xuezhan'], lines);
    const expected = lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { id, is_hu, fan, fans } = JSON.parse(line);
        return `${JSON.stringify({ id, is_hu, fan, fans: fans ?? [] })}\n`;
      });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(expected.join(''));
  });

  test('judge wuhan agrees with all vectors', () => {
    const lines = WUHAN_VECTORS.map(({ line }) => `${line}\n`).join('');
    const { code, out, err } = paiju(node, ['judge', 'wuhan'], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(WUHAN_VECTORS.map(({ answer }) => answer));
  });

  test('judge haiyuki agrees with all vectors', () => {
    const lines = readFileSync(haiyukiVectors, 'utf8');
    const { code, out, err } = paiju(node, ['judge', 'haiyuki'], lines);
    const expected = lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { score, key } = JSON.parse(line);
        return `${JSON.stringify({ id: null, score, key })}\n`;
      });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(expected.join(''));
  });

  // [game, how it is played so that there are payments]
  test.each([
    ['xuezhan', '--seed x'],
    ['wuhan', '--seed 3 --bots first --option deals=5 --option minimum=1'],
    ['haiyuki', '--seed 3 --bots random --me petum --against smash --option rounds=20'],
  ])('sim %s writes the same bytes twice, replay verifies them and refuses a change', (game, args) => {
    const folderOf = (name: string): string => join(folder, game, name);
    const sim = (name: string) =>
      paiju(node, `sim ${game} ${args} --games 3 --json --records ${folderOf(name)}`.split(' '));
    expect(sim('a')).toEqual(sim('b'));
    const files = readdirSync(folderOf('a'));
    expect(files).toEqual(['game-1.jsonl', 'game-2.jsonl', 'game-3.jsonl']);
    for (const file of files)
      expect(readFileSync(join(folderOf('a'), file))).toEqual(readFileSync(join(folderOf('b'), file)));
    const record = join(folderOf('a'), 'game-1.jsonl');
    expect(paiju(node, ['replay', record, '--verify']).code).toBe(0);
    const text = readFileSync(record, 'utf8');
    const line = 1 + text.split('\n').findIndex((one) => one.includes('"transfer"'));
    writeFileSync(record, text.replace(/("transfer":.*"points":)\d+/, '$155'));
    const refused = paiju(node, ['replay', record, '--verify']);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain(`${record}: line ${line}: `);
  });

  test('watch, perft, rules, help and a mistake', () => {
    expect(paiju(node, ['play', 'xuezhan', '--watch', '--seed', 'a'])).toMatchObject({ code: 0, err: '' });
    const watched = paiju(node, ['play', 'wuhan', '--watch', '--seed', 'a']);
    expect(watched).toMatchObject({ code: 0, err: '' });
    expect(watched.out).toContain('Final ranking:');
    const duel = paiju(
      node,
      'play haiyuki --me yuri --against fari --watch --bots random --seed a'.split(' '),
    );
    expect(duel).toMatchObject({ code: 0, err: '' });
    expect(duel.out).toMatch(/Final ranking:\n {2}1\. (Yuriwakamaru|Fari) +[\d,]+ HP\n/);
    expect(paiju(node, ['play', 'xuezhan', '--seed', 'hello'], '279m\n9s\n').out).toContain(
      'The input has ended',
    );
    expect(paiju(node, ['perft', 'xuezhan', '--seed', 'a', '--depth', '2']).out).toMatch(
      /^depth 1 {2}\d+\ndepth 2 {2}\d+\n$/,
    );
    for (const game of GAME_IDS) expect(paiju(node, ['rules', game])).toMatchObject({ code: 0, err: '' });
    expect(paiju(node, ['--help']).out).toContain('Usage: paiju');
    const wrong = paiju(node, ['play', 'chess']);
    expect(wrong).toEqual({
      code: 2,
      out: '',
      err: "paiju: unknown game 'chess'; allowed: xuezhan, wuhan, haiyuki\n",
    });
  });

  const endless = join(folder, 'endless');
  const hasRecords = (): boolean => existsSync(endless) && readdirSync(endless).length > 0;

  // [what runs, its arguments]
  const INTERRUPTED: readonly [string, readonly string[]][] = [
    ['play', ['play', 'xuezhan', '--seed', 'a']],
    ['watch', ['play', 'xuezhan', '--watch', '--speed', '200', '--seed', 'a']],
    ['judge', ['judge', 'xuezhan']],
    ['sim', ['sim', 'xuezhan', '--games', '1000000', '--seed', 'a', '--records', endless]],
    ['perft', ['perft', 'xuezhan', '--depth', '50', '--seed', 'a']],
  ];
  test.each(INTERRUPTED)('Ctrl-C ends %s with 130 and no stack trace', async (__, args) => {
    const child = spawn(node, [bin, ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
    onTestFinished(() => void child.kill('SIGKILL'));
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    // A command runs once it has said something, judge when it is asked; sim is silent, but writes records.
    child.stdin.write('{}\n');
    if (args[0] === 'sim') await expect.poll(hasRecords, PATIENCE).toBe(true);
    else await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 130, err: '' });
  });

  /** With the shell's redirection, as a person types it. */
  const shell = (command: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `"${node}" "${bin}" ${command}`], {
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };

  // [command line, what is printed, what is complained of]
  test.each([
    ['rules xuezhan > /dev/full', '', 'cannot write to standard output: no space left on device'],
    [
      'sim xuezhan --games 1 --json > /dev/full',
      '',
      'cannot write to standard output: no space left on device',
    ],
    [
      'play xuezhan --watch --record /dev/full > /dev/null',
      '',
      'cannot write /dev/full: no space left on device',
    ],
    ['replay /dev/zero', '', '/dev/zero is too large; allowed: at most 32,000,000 bytes'],
    [
      'judge xuezhan < /dev/zero',
      '{"id":null,"error":"longer than 20000 bytes"}\n',
      'the input is one line without an end',
    ],
  ])('main.ts: %s is one line and exit code 2', (command, out, err) => {
    expect(shell(command)).toEqual({ code: 2, out, err: `paiju: ${err}\n` });
  });

  test('a reader that has gone ends the command quietly', async () => {
    const child = spawn(node, [bin, 'judge', 'xuezhan'], { env: { ...process.env, NODE_OPTIONS: '' } });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    const lines = readFileSync(vectors, 'utf8');
    for (let i = 0; i < 20; i++) child.stdin.write(lines);
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

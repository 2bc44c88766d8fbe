import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { widthOf } from '../../screen/width.ts';
import { duellist } from '../../testing/duellist.ts';
import { testFolder } from '../../testing/folder.ts';
import { ran, TestIo } from '../../testing/io.ts';
import type { Answers } from '../../testing/robot.ts';
import { robot } from '../../testing/robot.ts';

const folder = testFolder();

/** A whole match in which the robot plays for the person. */
const played = async (
  command: string,
  player?: Answers,
): Promise<{ code: number; out: string; answers: string[] }> => {
  const io = new TestIo(null);
  const answers: string[] = [];
  robot(io, (answer) => answers.push(answer), player);
  const code = await run(command.split(' '), io);
  expect(io.complaints).toBe('');
  return { code, out: io.printed, answers };
};

// [preset and options, what the opening asks]
const OPENINGS: readonly [string, string[]][] = [
  ['--preset bury3', ['bury three tiles']],
  ['--preset sichuan', ['give away three tiles', 'your void suit']],
  ['--preset xueliu', ['give away three tiles', 'your void suit']],
  ['--preset bury3 --option opening=declare', ['your void suit']],
];

describe('a person plays a whole match', () => {
  test.each(OPENINGS)('%s', async (options, questions) => {
    const file = join(folder, `${options.replaceAll(/\W/g, '')}.jsonl`);
    const { code, out, answers } = await played(
      `play xuezhan ${options} --seed match --option deals=2 --record ${file}`,
    );
    expect(code).toBe(0);
    for (const question of questions) expect(out).toContain(question);
    expect(answers.length).toBeGreaterThan(20);
    expect(out).not.toMatch(/means nothing|is not|undefined|NaN|\[object/);
    expect(out).toMatch(/Final ranking:\n {2}1\. \S+ +-?\d+ points/);
    expect(out).toContain(`paiju replay ${file} --verify`);
    const verified = await ran(`replay ${file} --verify`);
    expect(verified.out).toMatch(/: verified: \d+ actions, \d+ events, \d+ transfers, finished, points /);
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '').players).toEqual([
      'You',
      'Lin',
      'Mei',
      'Wen',
    ]);
  });

  test('says who won with what, and who paid whom and why', async () => {
    const { out } = await played('play xuezhan --seed match');
    expect(out).toMatch(/★ \S+ won (on \d[mps] from \S+|with a self-drawn \d[mps]): /);
    expect(out).toMatch(/\n {2}\d+ fan: plain win 平胡 1( \+ [^\n]+ \d)*\.\n/);
    expect(out).toMatch(/\n {2}\S+ paid \S+ \d+: (win on a discard|self-drawn win)\.\n/);
  });

  test('a locked hand is played on with a note', async () => {
    const { out } = await played('play xuezhan --seed locked --bots random --option deals=8');
    expect(out).toMatch(/Your hand is locked: \d[mps] goes out again\.\nYou discarded/);
  });

  test('the same seed and answers give the same game', async () => {
    const first = await played('play xuezhan --preset xueliu --seed again');
    expect((await played('play xuezhan --preset xueliu --seed again')).out).toBe(first.out);
  });
});

describe('wuhan', () => {
  test('a person plays a whole match with every kind of key', async () => {
    const file = join(folder, 'wuhan.jsonl');
    const { code, out, answers } = await played(
      `play wuhan --seed 3 --bots first,random,first --option deals=6 --option minimum=1 --record ${file}`,
    );
    expect(code).toBe(0);
    for (const key of ['k', 'p', 'c', 'd']) expect(answers).toContain(key);
    expect(out).toMatch(
      /\n {4}flip \d[mpsz] · wild 赖子 \d[mpsz] · skins 皮子 \d[mpsz] \d[mpsz] · zhong 红中 7z/,
    );
    expect(out).toMatch(/\n\d[mpsz] was flipped: \d[mpsz] is wild 赖子, /);
    expect(out).toMatch(/laid out \d[mpsz] \((wild 赖子|skin 皮子|red dragon 红中)\)\./);
    expect(out).not.toMatch(/means nothing|is not offered|undefined|NaN|\[object/);
    expect((await ran(`replay ${file} --verify`)).out).toContain(', finished, points ');
    const told = await ran(`replay ${file}`);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).not.toMatch(/undefined|NaN|\[object/);
  });

  test('a win is told with factors, cap and payments', async () => {
    const { out } = await ran(
      'play wuhan --watch --seed m3 --bots first --option deals=2 --option minimum=1',
    );
    expect(out).toMatch(/★ \S+ won [^\n]+ with \d+[mpsz]/);
    expect(out).toMatch(/\n {2}Winner: base \d+ × [^\n]+ = \d+\n( {2}\S+ owed [^\n]+\n){3}/);
    expect(out).toMatch(/cap of \d+|Capped at \d+/);
    expect(out).toMatch(/\n {2}\S+ paid \S+ \d+: (small win|big win|contractor)/);
    expect(out).toContain('With a win the round is over.');
  });

  test('typing a special tile or nonsense gets one line of help', async () => {
    const { out } = await ran('play wuhan --seed t1 --bots first', ['?', 'x', '', '8p', '9z', 'q']);
    expect(out).toContain('Wild, skins and zhong are never discarded: k lays them out.');
    expect(out).toContain('> 8p\n8p is a skin 皮子 and never discarded: ');
    expect(out).toContain("> 9z\n'9z' means nothing here. ");
    expect(out).toContain('You left the game.');
  });
});

describe('haiyuki', () => {
  // [own character, the other one, seed, keys that must have been of use]
  const DUELS: readonly [string, string, string, RegExp[]][] = [
    ['ataho', 'yuri', 'd5', [/^hell$/, /^p$/, /^t$/]],
    ['rinxiang', 'smash', 'd2', [/^mirror$/, /^p$/]],
    ['fari', 'ataho', 'd1', [/^guard$/, /^t$/]],
    ['smash', 'fari', 'd3', [/^\d+( \d+)+$/, /^r [A-Z]/]],
    ['petum', 'yuri', 'd0', [/^critical$/, /^y$/]],
    ['yuri', 'petum', 'd4', [/^p$/]],
    ['mayu', 'rinxiang', 'd1', [/^\d+( \d+)+$/, /^p$/, /^t$/]],
  ];
  test.each(DUELS)('H-6.20: a person plays %s against %s', async (me, against, seed, keys) => {
    const file = join(folder, `${me}.jsonl`);
    const { code, out, answers } = await played(
      `play haiyuki --me ${me} --against ${against} --bots random --seed ${seed} --record ${file}`,
      duellist,
    );
    expect(code).toBe(0);
    for (const key of keys) expect(answers).toContainEqual(expect.stringMatching(key));
    expect(out).not.toMatch(/means nothing|is no tile|cannot be done|undefined|NaN|\[object|paid/);
    expect(out).toMatch(/Final ranking:\n {2}1\. \S+ +[\d,]+ HP\n/);
    expect(out).toContain(` --me ${me} --against ${against}\n`);
    const { options, players } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '');
    expect(options).toMatchObject({ seat0: me, seat1: against });
    expect(players).toEqual(['You', expect.stringMatching(new RegExp(`^${against}`, 'i'))]);
    expect((await ran(`replay ${file} --verify`)).out).toMatch(/, finished, HP [\d,]+ [\d,]+\n$/);
    const told = await ran(`replay ${file}`);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toMatch(/^Haiyuki, rulebook: You as \w+, \w+\n/);
    expect(told.out).not.toMatch(/undefined|NaN|\[object/);
  });

  test('H-10.3: a win is told with yaku, damage and what it took', async () => {
    const { out } = await played('play haiyuki --me ataho --against yuri --bots random --seed d5', duellist);
    expect(out).toMatch(/\n★ You won by \w+ [^\n]+: (\S+×\d,? ?)+/);
    expect(out).toMatch(
      /\n {2}Damage: ([^\n]+ = )?[\d,]+0\.\n {2}Yuriwakamaru lost [\d,]+ HP and had [\d,]+ left\.\n/,
    );
  });

  test('bots are called after their characters, and never like somebody else', async () => {
    const first = async (args: string): Promise<string | undefined> =>
      (await ran(`play haiyuki --bots random --seed a ${args}`)).out.split('\n')[1];
    expect(await first('--me yuri --against fari')).toBe('players You as Yuriwakamaru, Fari (random)');
    expect(await first('--me fari --against mayu --watch')).toBe('players Fari (random), Mayu (random)');
    expect(await first('--me fari --against fari --watch --bots first,random')).toBe(
      'players Fari (first), Fari II as Fari (random)',
    );
    expect(await first('--name Mayu')).toBe('players Mayu as Ataho, Mayu II as Mayu (random)');
    expect(await first('--me mayu --option seat0=mayu --option seat1=smash')).toBe(
      'players You as Mayu, Smash (random)',
    );
  });

  test('typing nonsense gets one line of help', async () => {
    const { out } = await ran('play haiyuki --me fari --against ataho --seed k --bots first', [
      '?',
      't',
      'heal',
      'bb',
      'q',
    ]);
    expect(out).toContain('Tiles: red Ata Rin Fis Red, blue Sma Yur Swo Blu');
    expect(out).toContain('> t\nThat is not a win: the twelve tiles make no yaku.\n');
    expect(out).toContain('> heal\nThere are no HP to restore.\n');
    expect(out).toContain("> bb\n'bb' means nothing here. ");
    expect(out).toContain('You left the game.');
  });
});

test('typing nonsense gets one line of help and the question again', async () => {
  const { code, out } = await ran('play xuezhan --seed hello', [
    '9z',
    '12m',
    '111m',
    '?',
    '279m',
    'h',
    'k',
    'p',
    '',
    '1m',
    'd',
    'q',
  ]);
  expect(code).toBe(0);
  const replies = out
    .split('\n')
    .flatMap((line, i, all) => (line.startsWith('> ') ? [`${line} ${all[i + 1]}`] : []));
  expect(replies.slice(0, 3)).toEqual([
    "> 9z '9z' is not a list of tiles. Type three tiles of one suit that you hold, such as 123m.",
    '> 12m It has to be three tiles of one suit, all of them in your hand.',
    '> 111m It has to be three tiles of one suit, all of them in your hand.',
  ]);
  expect(replies[3]).toContain('> ? Tiles: 1m to 9m');
  expect(replies.slice(5)).toEqual([
    '> h That is not a win.',
    '> k No kong of that tile is possible now.',
    '> p That cannot be done now.',
    '>  That cannot be done now.',
    '> 1m That tile is not in your hand.',
    "> d 'd' means nothing here. Type one of the keys above, or ? for help.",
    '> q Leave the game? (y leaves, keep FILE records it first, enter stays) ',
  ]);
  expect(out).toContain('You left the game.');
});

test('q asks before the game is left', async () => {
  const { out } = await ran('play xuezhan --seed hello', ['q', '', 'q', 'no', '279m', 'Q', 'y', 'never']);
  expect(
    out.match(/> q\nLeave the game\? \(y leaves, keep FILE records it first, enter stays\) /g),
  ).toHaveLength(2);
  expect(out.match(/\nThe game goes on\.\n> /g)).toHaveLength(2);
  expect(out).toMatch(/> Q\nLeave the game\?[^\n]+ y\n\nYou left the game\.\n/);
  expect(out).not.toContain('never');
});

test('? shows what the game is about, l what has been told', async () => {
  const { out } = await ran('play haiyuki --me fari --against ataho --seed k --bots first', ['?', 'l', 'q']);
  expect(out).toContain('  Triple Strike 삼연격, 2,000: ');
  expect(out).toContain('  Discard Guard 버린 패 방어, active, 18 MP: Fari 화린: ');
  expect(out).toMatch(/> l\nRound 1\. First to play: you\. [^\n]+\nTurn 1\.\nYou drew \w+\.\n> q\n/);
});

test('the end of input ends the game with a line', async () => {
  const { code, out } = await ran('play xuezhan --seed hello', ['279m']);
  expect(code).toBe(0);
  expect(out).toContain('The input has ended, and the game with it.');
});

test('without --seed one is made up and printed', async () => {
  const { out } = await ran('play xuezhan');
  expect(out).toMatch(/\nseed [0-9a-f]{64}\n/);
  expect(out).toMatch(/paiju play xuezhan --seed [0-9a-f]{64}\n/);
});

test('--name', async () => {
  expect((await ran('play xuezhan --name Lin --seed a')).out).toContain(
    'players Lin, Mei (greedy), Wen (greedy), Bao (greedy)',
  );
});

test('Ctrl-C ends a game that is being watched with 130', async () => {
  const io = new TestIo([]);
  setTimeout(() => io.interrupt(), 100);
  const code = await run(['play', 'xuezhan', '--watch', '--speed', '50', '--seed', 'a'], io);
  expect(code).toBe(130);
  expect(io.printed).toContain('\nInterrupted.\n');
});

describe('--watch', () => {
  test('shows a match between four bots, with every draw', async () => {
    const { code, out } = await ran('play xuezhan --watch --seed hello --bots greedy,first,random,greedy');
    expect(code).toBe(0);
    expect(out).toContain('players Lin (greedy), Mei (first), Wen (random), Bao (greedy)');
    expect(out).toMatch(/\nMei drew \d[mps]\.\nMei discarded /);
    expect(out).toContain('Final ranking:');
  });

  // [arguments, columns, rows]
  const WATCHED = {
    xuezhan: [
      ['--preset xueliu', 80, 24],
      ['--preset xueliu', 100, 40],
      ['--preset xueliu', 132, 50],
    ],
    wuhan: [
      ['--bots first', 80, 24],
      ['--bots random', 120, 40],
    ],
    haiyuki: [
      ['--bots random', 80, 24],
      ['--bots first --me petum --against yuri', 100, 40],
    ],
  } as const satisfies Readonly<Record<GameId, readonly (readonly [string, number, number])[]>>;

  test.each(
    GAME_IDS.flatMap((id) =>
      WATCHED[id].map(([args, columns, rows]) => [`${id} ${args}`, columns, rows] as const),
    ),
  )('%s: on a terminal of %i by %i every frame fits', async (game, columns, rows) => {
    const io = new TestIo([], { columns, rows });
    const frames: string[] = [];
    const write = io.out.write;
    Object.assign(io.out, {
      write: (text: string) => {
        frames.push(text);
        write(text);
      },
    });
    await run(`play ${game} --watch --speed 0 --seed hello`.split(' '), io);
    const drawn = frames.filter((frame) => frame.includes('\u001b[H'));
    expect(drawn.length).toBeGreaterThan(50);
    for (const frame of drawn) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of the terminal
      const lines = frame.replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, '').split('\n');
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
      if (!frame.includes('the round is over')) expect(lines.length).toBeLessThanOrEqual(rows);
    }
  });

  test('has colour on a terminal and none where NO_COLOR asks for that', async () => {
    const colour = new TestIo([], { columns: 80, rows: 24 });
    const plain = new TestIo([], { columns: 80, rows: 24 });
    Object.assign(plain.env, { NO_COLOR: '1' });
    for (const io of [colour, plain])
      await run(['play', 'xuezhan', '--watch', '--speed', '0', '--seed', 'a'], io);
    expect(colour.printed).toContain('\u001b[36m');
    expect(plain.printed).not.toContain('\u001b[36m');
  });
});

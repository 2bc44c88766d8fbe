import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, headerLine, seedOf } from '@paiju/engine';
import { xuezhan } from '@paiju/engine/xuezhan';
import { expect, test } from 'vitest';
import { testFolder } from './testing/folder.ts';
import { ran } from './testing/io.ts';

const folder = testFolder();
const notJson = join(folder, 'notJson.jsonl');
writeFileSync(notJson, '{"paiju":"record"\n');
const empty = join(folder, 'empty.jsonl');
writeFileSync(empty, '');
const otherHeader = join(folder, 'other.jsonl');
writeFileSync(otherHeader, '{"paiju":"record","format":1,"ruleset":"go"}\n');
const header = headerLine(xuezhan, {
  options: xuezhan.options.presets.bury3 as object,
  chance: { seed: seedOf('0'.repeat(64)) },
  players: ['Ann', 'Ben', 'Cai', 'Dan'],
});
const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const deep = written('deep.jsonl', `${header}\n{"event":${'['.repeat(2500)}${']'.repeat(2500)}}\n`);
const badOption = written('badOption.jsonl', header.replace(/"cap":\w+/, '"cap":1e99'));
const conflict = written('conflict.jsonl', header.replace('"sevenPairs":false', '"sevenPairs":true'));
const named = written('named.jsonl', header.replace('Ben', 'Ben\\u001b[2J'));
const recorded = join(folder, 'recorded');
mkdirSync(recorded);
written('recorded/game-01.jsonl', 'mine\n');
written('index.html', '<!doctype html>');

// [command line, what the line must say]
const WRONG: readonly [string, RegExp][] = [
  [
    'shuffle',
    /unknown command 'shuffle'; allowed: play, replay, hint, review, judge, sim, arena, agent, worker, mcp, perft, rules, serve/,
  ],
  ['--loud', /unknown option '--loud'; allowed: .*--help/],
  ['play', /missing required argument 'game'; allowed: paiju play/],
  ['play chess', new RegExp(`unknown game 'chess'; allowed: ${GAME_IDS.join(', ')}\n`)],
  ['play toString', /unknown game 'toString'; allowed: xuezhan/],
  ['play xuezhan again', /too many arguments.*allowed: paiju play/],
  ['play xuezhan --loud', /unknown option '--loud'; allowed: .*--seed <text>.*--watch/],
  ['play xuezhan --seed', /option '--seed <text>' argument missing; allowed: any text; /],
  ['play xuezhan --preset easy', /unknown preset 'easy'; allowed: bury3, sichuan, xueliu/],
  ['play xuezhan --option sets', /--option 'sets' is not allowed; allowed: key=value/],
  ['play xuezhan --option speed=9', /unknown option 'speed'; allowed: sets, opening, /],
  ['play xuezhan --option __proto__=1', /unknown option '__proto__'; allowed: sets/],
  ['play xuezhan --option sets=5', /option sets cannot be '5'; allowed: 3 to 4/],
  [
    'play xuezhan --option cap=100000000000000000001',
    /option cap cannot be '100000000000000000001'; allowed: 1 to 20 \| none/,
  ],
  ['play xuezhan --option cap=007000', /option cap cannot be '007000'; allowed: 1 to 20 \| none/],
  ['play xuezhan --option cap=0', /option cap cannot be '0'; allowed: 1 to 20 \| none/],
  ['play xuezhan --option robbing=perhaps', /option robbing cannot be 'perhaps'; allowed: yes \| no/],
  ['play xuezhan --option sevenPairs=yes', /sevenPairs and sets do not go together: seven pairs need/],
  ['play xuezhan --option exchangeDirection=next', /do not go together: a direction needs/],
  ['play xuezhan --preset sichuan --option showBuried=no', /do not go together: only buried tiles/],
  ['play xuezhan --option dragonPairsAndArhats=on', /do not go together: dragon pairs and arhats need/],
  ['play xuezhan --bots clever', /unknown bot 'clever'; allowed: first, random, novice, greedy, expert/],
  ['play xuezhan --bots first,first', /--bots names 2 bots; allowed: 1 for all or 3/],
  ['play xuezhan --watch --bots first,first,first', /--bots names 3 bots; allowed: 1 for all or 4/],
  ['play xuezhan --speed fast', /--speed 'fast' is not allowed; allowed: a whole number/],
  ['play xuezhan --name abcdefghijklmnopqrstuvwxyz', /--name .* allowed: 1 to 20/],
  [`play xuezhan --record ${folder}`, /cannot write .*: it is a folder\n/],
  ['serve --port x', /--port 'x' is not allowed; allowed: a whole number from 0 to 65535/],
  ['serve --port 65536', /--port '65536' is not allowed/],
  ['serve --port', /option '--port <n>' argument missing; allowed: which port/],
  ['serve here', /too many arguments.*allowed: paiju serve/],
  ['serve --loud', /unknown option '--loud'.*; allowed: --host <host>, --port <n>, /],
  ['serve --log all', /argument 'all' is invalid.*error, warn, info, debug/],
  ['serve --database mysql://x', /--database: this address is not allowed; allowed: postgres:\/\//],
  ['serve --origin here', /--origin: 'here' is not allowed; allowed: https:\/\/host/],
  ['serve --public-url here', /--public-url: 'here' is not allowed; allowed: https:\/\/host/],
  ['serve --advertise here', /--advertise: 'here' is not allowed; allowed: host:port/],
  ['serve --page /nowhere', /there is no page in \/nowhere; npm start builds it/],
  [`serve --page ${folder} --port 0 --host 192.0.2.77`, /cannot listen on 192.0.2.77: address not available/],
  ['replay', /missing required argument 'file'; allowed: paiju replay/],
  [`replay ${folder}/none`, /cannot read .*none: no such file or directory/],
  [`replay ${folder}`, /cannot read .*: it is a folder\n/],
  [
    `replay ${notJson}`,
    /notJson.jsonl: line 1: this is not a game saved by Paiju, .* \(the line is no JSON object\)/,
  ],
  [`replay ${deep}`, /deep.jsonl: line 2: this is not a game saved by Paiju \(the line is nested too deep\)/],
  [
    `replay ${deep} --verify`,
    /deep.jsonl: line 2: this is not a game saved by Paiju \(the line is nested too deep\)/,
  ],
  [`hint ${deep}`, /deep.jsonl: line 2: this is not a game saved by Paiju \(the line is nested too deep\)/],
  [`review ${deep}`, /deep.jsonl: line 2: this is not a game saved by Paiju \(the line is nested too deep\)/],
  [`replay ${badOption}`, /line 1: option cap cannot be '1e99'; allowed: 1 to 20 \| none/],
  [`replay ${conflict}`, /line 1: options sevenPairs and sets do not go together: seven pairs need/],
  [`replay ${named}`, /line 1: the name of seat 1 is not allowed; allowed: 1 to 20 characters/],
  ['replay /dev/zero', /\/dev\/zero is too large; allowed: at most 32,000,000 bytes/],
  [`play xuezhan --watch --record ${otherHeader}`, /other.jsonl is there already; allowed: .*--force/],
  [`sim xuezhan --games 1 --records ${recorded}`, /game-01.jsonl is there already; allowed: .*--force/],
  [
    `arena xuezhan --bots greedy,random --plot ${otherHeader}`,
    /other.jsonl is there already; allowed: .*--force/,
  ],
  [
    `replay ${notJson} --verify`,
    /notJson.jsonl: line 1: this is not a game saved by Paiju, .* \(the line is no JSON object\)/,
  ],
  [`replay ${empty}`, /empty.jsonl: line 1: the file is empty\n/],
  [`replay ${otherHeader}`, /other.jsonl: line 1: a game that is not known here \(known are xuezhan, /],
  ['hint', /what to look at is not said; allowed: the file of a record, --hand or --position/],
  [`hint ${folder}/none`, /cannot read .*none: no such file or directory/],
  [
    `hint ${notJson} --step 3`,
    /notJson.jsonl: line 1: this is not a game saved by Paiju, .* \(the line is no JSON object\)/,
  ],
  [`hint ${empty}`, /empty.jsonl: line 1: the file is empty\n/],
  [`hint ${otherHeader}`, /other.jsonl: line 1: a game that is not known here \(known are xuezhan, /],
  [`hint ${empty} --step 007`, /--step '007' is not allowed; allowed: a whole number from 1/],
  [`hint ${empty} --step 0`, /--step '0' is not allowed; allowed: a whole number from 1/],
  [`hint ${empty} --flip 3m`, /--flip is for a hand typed in; allowed: with --hand/],
  [`hint ${empty} --preset bury3`, /--preset is for a hand typed in; allowed: with --hand/],
  ['hint xuezhan', /a hint for xuezhan needs a hand; allowed: --hand <tiles>, or the file of a record/],
  ['hint chess --hand 1m', /unknown game 'chess'; allowed: xuezhan/],
  ['hint xuezhan --hand 123m --step 3', /--step is for a record; allowed: without --hand/],
  ['review', /missing required argument 'file'; allowed: paiju review/],
  [`review ${folder}/none`, /cannot read .*none: no such file or directory/],
  [`review ${otherHeader}`, /other.jsonl: line 1: a game that is not known here \(known are xuezhan, /],
  [`review ${empty} --top 0`, /--top '0' is not allowed; allowed: a whole number from 1/],
  ['judge', /missing required argument 'game'; allowed: paiju judge .*<game>/],
  ['arena xuezhan', /required option '--bots <levels>' not specified; allowed: one for each seat, or two/],
  ['judge mahjong', /unknown game 'mahjong'; allowed: xuezhan/],
  ['judge xuezhan --preset x', /unknown preset 'x'; allowed/],
  ['sim xuezhan --games 0', /--games '0' is not allowed; allowed: a whole number from 1/],
  ['sim xuezhan --games 1.5', /--games '1.5' is not allowed/],
  ['sim xuezhan --games -3', /--games '-3' is not allowed/],
  ['sim xuezhan --threads 0', /--threads '0' is not allowed; allowed: a whole number from 1 to 256/],
  ['sim xuezhan --threads 257', /--threads '257' is not allowed; allowed: a whole number from 1 to 256/],
  ['sim xuezhan --threads -2', /--threads '-2' is not allowed/],
  ['sim xuezhan --threads 1.5', /--threads '1.5' is not allowed/],
  ['sim xuezhan --threads all', /--threads 'all' is not allowed/],
  ['sim xuezhan --threads', /option '--threads <n>' argument missing/],
  ['sim xuezhan --bots a,b,c,d', /unknown bot 'a'; allowed/],
  [`sim xuezhan --games 1 --records ${empty}`, /cannot create .*: file already exists/],
  [`sim xuezhan --games 1 --records ${empty}/in`, /cannot create .*: not a directory/],
  ['perft xuezhan --depth 0', /--depth '0' is not allowed; allowed: a whole number from 1/],
  [
    'perft xuezhan --seed a --depth 1 --skip 9999',
    /--skip 9999 goes past the end of the round; allowed: 0 to \d+/,
  ],
  ['play wuhan --preset bury3', /unknown preset 'bury3'; allowed: koukou, kaikou/],
  ['play wuhan --option sets=3', /unknown option 'sets'; allowed: specials, kouKouFan, openings, /],
  ['play wuhan --option openings=twice', /option openings cannot be 'twice'; allowed: each \| once/],
  ['play wuhan --option cap=0', /option cap cannot be '0'; allowed: 1 to \d+ \| none/],
  ['play wuhan --bots first,first', /--bots names 2 bots; allowed: 1 for all or 3/],
  ['sim wuhan --option kouKouFan=maybe', /option kouKouFan cannot be 'maybe'; allowed: yes \| no/],
  ['judge wuhan --option minimum=none', /option minimum cannot be 'none'; allowed: 1 to/],
  ['perft wuhan --depth x', /--depth 'x' is not allowed/],
  ['play haiyuki --bots clever', /unknown bot 'clever'; allowed: first, random/],
  ['play haiyuki --bots first,first', /--bots names 2 bots; allowed: 1 for all or 1/],
  ['play haiyuki --preset koukou', /unknown preset 'koukou'; allowed: rulebook, duel, original/],
  ['play haiyuki --option seat0=tiger', /option seat0 cannot be 'tiger'; allowed: ataho \| rinxiang/],
  [
    'play haiyuki --me tiger',
    /unknown character 'tiger'; allowed: ataho, rinxiang, fari, smash, petum, yuri, mayu/,
  ],
  ['sim haiyuki --against toString', /unknown character 'toString'; allowed: ataho/],
  ['play haiyuki --me', /option '--me <character>' argument missing/],
  [
    'play haiyuki --me ataho --option seat0=mayu',
    /--me ataho and --option seat0=mayu contradict each other; allowed: one of them/,
  ],
  [
    'sim haiyuki --me fari --against yuri --option seat1=fari',
    /--against yuri and --option seat1=fari contradict each other/,
  ],
  ['play wuhan --me ataho', /--me is not for wuhan, which has no characters; allowed: haiyuki/],
  ['sim xuezhan --against mayu', /--against is not for xuezhan, which has no characters; allowed: haiyuki/],
  ['perft haiyuki --me ataho', /unknown option '--me'/],
  ['rules', /missing required argument 'game'/],
  ['rules go', new RegExp(`unknown game 'go'; allowed: ${GAME_IDS.join(', ')}\n`)],
];

test.each(WRONG)('%s: one line, exit code 2', async (command, line) => {
  const { code, out, err } = await ran(command);
  expect(err).toMatch(line);
  expect(err).toMatch(/^paiju: [^\n]+\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test.each([
  '',
  '--help',
  'play --help',
  'replay --help',
  'hint --help',
  'review --help',
  'judge --help',
  'sim --help',
  'perft --help',
  'rules -h',
])('paiju %s prints help', async (command) => {
  const { code, out, err } = await ran(command);
  expect(out).toContain('Usage: paiju');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('the help of a command that takes options says where they are listed', async () => {
  expect((await ran('play --help')).out).toContain(GAME_IDS.map((id) => `npx paiju rules ${id}`).join(', '));
});

test.each(['play', 'sim'])(
  'the help of %s names the bots of each game, and the characters',
  async (command) => {
    const help = (await ran(`${command} --help`)).out.replaceAll(/\s+/g, ' ');
    expect(help).toMatch(/separated by commas: first, random, novice, greedy, expert, net or search/);
    expect(help).toContain('(haiyuki: ataho, rinxiang, fari, smash, petum, yuri, mayu)');
  },
);

test('--version', async () => expect((await ran('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/));

test('commands/sim: with --force the records of the same name are written over', async () => {
  const { code } = await ran(`sim xuezhan --games 10 --seed a --force --records ${recorded}`);
  expect(code).toBe(0);
  expect(readFileSync(join(recorded, 'game-01.jsonl'), 'utf8')).toMatch(/^\{"paiju":"record"/);
});

test('commands/play: with --force the record is written over', async () => {
  const file = written('again.jsonl', 'mine');
  expect((await ran(`play xuezhan --watch --seed a --record ${file} --force`)).code).toBe(0);
  expect((await ran(`replay ${file} --verify`)).code).toBe(0);
});

test('commands/sim and commands/arena: options that were changed are named', async () => {
  const changes = '--option cap=7 --option menqing=no --seed a';
  const { out } = await ran(`sim xuezhan --games 1 ${changes}`);
  expect(out).toMatch(/^Xuezhan 血战到底, bury3 cap=7 menqing=no, seed /);
  const arena = await ran(`arena xuezhan --bots greedy,random --games 2 ${changes}`);
  expect(arena.out).toMatch(/^Xuezhan 血战到底, bury3 cap=7 menqing=no, seed /);
});

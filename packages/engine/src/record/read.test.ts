import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { SICHUAN } from '../rules/xuezhan/options.ts';
import { dealOf, newMatch, recordOf } from '../testing/match.ts';
import { one } from '../testing/position.ts';
import { actionOf, readRecord } from './read.ts';
import { headerLine } from './write.ts';

const { rules, terms } = newMatch();
const header = JSON.parse(headerLine(rules, terms));
const dealt = JSON.parse(headerLine(rules, { ...terms, chance: { deals: [dealOf([])] } }));
const text = (...lines: readonly unknown[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
const without = (key: string): object =>
  Object.fromEntries(Object.entries(header).filter(([each]) => each !== key));
const withOptions = (changes: object): object => ({ ...header, options: { ...header.options, ...changes } });
const [, ...tenth] = header.seed;

describe('a record that is well formed', () => {
  test('gives its terms and its lines with their numbers', () => {
    const lines = recordOf(newMatch());
    const read = readRecord(GAMES, `${lines.join('\n')}\n`);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.terms).toEqual(terms);
    const entries = [...read.value.entries];
    expect(entries).toHaveLength(lines.length - 1);
    expect(entries[0]).toEqual({ line: 2, text: lines[1], value: JSON.parse(lines[1]!) });
    const actions = entries.filter(({ value }) => 'action' in value).length;
    expect(read.value.entries).toMatchObject({ size: lines.length - 1, actions });
  });

  test('may have empty lines, Windows line ends and fields nobody knows in its header', () => {
    const read = readRecord(GAMES, `\r\n${text({ ...header, place: 'Wuhan' })}\r\n\r\n{"seat":0}\r\n`);
    expect(read.ok && [...read.value.entries]).toMatchObject([{ line: 4, value: { seat: 0 } }]);
  });

  test('record/read.ts: may begin with a byte-order mark', () => {
    expect(readRecord(GAMES, `\ufeff${recordOf(newMatch()).join('\n')}`)).toMatchObject({ ok: true });
  });

  test('may bring its deals in the place of a seed', () => {
    expect(readRecord(GAMES, text(dealt))).toMatchObject({
      value: { terms: { chance: { deals: [dealOf([])] } } },
    });
  });
});

describe('a record that is not', () => {
  const [deal] = dealt.deals;
  test.each([
    ['nothing at all', '', 'empty', 1],
    ['only empty lines', '\n \n', 'empty', 1],
    ['no JSON', 'mahjong', 'not-json', 1],
    ['a line cut short', text(header, '{"seat":0,"act'), 'not-json', 2],
    ['a list', text(header, '{}', '[1]'), 'not-json', 3],
    ['a number', text(header, 7), 'not-json', 2],
    ['null', text('null'), 'not-json', 1],
    ['no header', text({ seat: 0, action: { type: 'pass' } }), 'not-a-record', 1],
    ['the view of a seat', text({ ...header, paiju: 'seat-record' }), 'not-a-record', 1],
    ['a later format', text({ ...header, format: 2 }), 'unknown-format', 1],
    ['a format in words', text({ ...header, format: '1' }), 'unknown-format', 1],
    ['an unknown game', text({ ...header, ruleset: 'bridge' }), 'unknown-ruleset', 1],
    ['a game from the prototype', text({ ...header, ruleset: 'toString' }), 'unknown-ruleset', 1],
    ['no game', text(without('ruleset')), 'unknown-ruleset', 1],
    ['another version of the rules', text({ ...header, version: rules.version + 1 }), 'other-version', 1],
    ['no options', text(without('options')), 'bad-options', 1],
    ['options in a list', text({ ...header, options: [] }), 'bad-options', 1],
    ['an option left out', text({ ...header, options: { sets: 3 } }), 'bad-options', 1],
    ['an option too many', text(withOptions({ flowers: true })), 'bad-options', 1],
    ['a value not allowed', text(withOptions({ sets: 5 })), 'bad-options', 1],
    ['options that conflict', text(withOptions({ sevenPairs: true })), 'bad-options', 1],
    ['no chance', text(without('seed')), 'bad-chance', 1],
    ['a short seed', text({ ...header, seed: tenth.join('') }), 'bad-chance', 1],
    ['a seed in capitals', text({ ...header, seed: 'A'.repeat(64) }), 'bad-chance', 1],
    ['a seed that is a number', text({ ...header, seed: 7 }), 'bad-chance', 1],
    ['seed and deals', text({ ...header, deals: dealt.deals }), 'bad-chance', 1],
    ['deals that are none', text({ ...dealt, deals: [[]] }), 'bad-chance', 1],
    [
      'a wall without a tile',
      text({ ...dealt, deals: [{ ...deal, wall: deal.wall.slice(1) }] }),
      'bad-chance',
      1,
    ],
    [
      'a wall with five 1m',
      text({ ...dealt, deals: [{ ...deal, wall: [...deal.wall.slice(0, -1), '1m'] }] }),
      'bad-chance',
      1,
    ],
    [
      'a wall of words',
      text({ ...dealt, deals: [{ ...deal, wall: deal.wall.map(() => 'x') }] }),
      'bad-chance',
      1,
    ],
    ['a deal without direction', text({ ...dealt, deals: [{ wall: deal.wall }] }), 'bad-chance', 1],
    [
      'a deal that contradicts the options',
      text({ ...dealt, options: { ...SICHUAN, exchangeDirection: 'across' } }),
      'bad-chance',
      1,
    ],
    ['three players', text({ ...header, players: ['a', 'b', 'c'] }), 'bad-players', 1],
    ['players without names', text({ ...header, players: [1, 2, 3, 4] }), 'bad-players', 1],
    ['no players', text(without('players')), 'bad-players', 1],
    ['a name that breaks the line', text({ ...header, players: ['a', 'b\n', 'c', 'd'] }), 'bad-name', 1],
    [
      'a name that turns the writing',
      text({ ...header, players: ['a', 'b', '\u202ec', 'd'] }),
      'bad-name',
      1,
    ],
    ['a name of a megabyte', text({ ...header, players: ['x'.repeat(1e6), 'b', 'c', 'd'] }), 'bad-name', 1],
    ['a player without a name', text({ ...header, players: ['', 'b', 'c', 'd'] }), 'bad-name', 1],
    ['2,500 levels', text(header, `{"event":${'['.repeat(2500)}${']'.repeat(2500)}}`), 'too-deep', 2],
    ['2,500 levels in the header', `{"players":${'{"a":'.repeat(2500)}`, 'too-deep', 1],
    [
      'a line of 20,001 characters',
      text(header, '{}', `{"event":"${'x'.repeat(19_989)}"}`),
      'line-too-long',
      3,
    ],
    ['a header of two megabytes', text({ ...header, place: 'x'.repeat(2e6) }), 'line-too-long', 1],
    ['33 million characters', ' '.repeat(33e6), 'too-large', 1],
  ])('%s', (_, record, code, line) => {
    expect(readRecord(GAMES, record)).toMatchObject({ ok: false, error: { code, line } });
  });
});

describe('record/read.ts: problems with options are sentences', () => {
  const fields = Object.keys(rules.options.fields).join(', ');
  // [what is written, what is said]
  test.each([
    [text(withOptions({ sets: 5 })), "option sets cannot be '5'; allowed: 3 to 4"],
    [text(withOptions({ sets: 'four' })), "option sets cannot be 'four'; allowed: 3 to 4"],
    [
      text(withOptions({ sets: 7 })).replace('"sets":7', '"sets":100000000000000000001'),
      "option sets cannot be '100000000000000000001'; allowed: 3 to 4",
    ],
    [text(withOptions({ sets: { toString: 1 } })), `option sets cannot be '{"toString":1}'; allowed: 3 to 4`],
    [text(withOptions({ flowers: true })), `there is no option 'flowers'; allowed: ${fields}`],
    [
      text(withOptions({ sevenPairs: true })),
      'options sevenPairs and sets do not go together: seven-pairs-need-four-sets',
    ],
  ])('%#', (record, detail) => {
    expect(readRecord(GAMES, record)).toMatchObject({ ok: false, error: { line: 1, detail } });
  });
});

describe('the action of a line', () => {
  const entry = (value: object) => actionOf(GAMES.xuezhan, { line: 2, text: '', value: { ...value } });
  test('has its tiles back', () => {
    const action = { type: 'discard', tile: '9m' };
    expect(entry({ seat: 2, action })).toEqual({ seat: 2, action: { type: 'discard', tile: one('9m') } });
  });

  test.each([
    ['no seat', { action: { type: 'pass' } }],
    ['a seat in words', { seat: '0', action: { type: 'pass' } }],
    ['no action', { seat: 0 }],
    ['an action in words', { seat: 0, action: 'pass' }],
    ['an action without type', { seat: 0, action: { tile: '9m' } }],
    ['an action that is null', { seat: 0, action: null }],
    ['a tile that is an object', { seat: 0, action: { type: 'discard', tile: { toString: 1 } } }],
    ['tiles that are objects', { seat: 0, action: { type: 'bury', tiles: ['1m', { toString: 1 }] } }],
    ['tiles in lists', { seat: 0, action: { type: 'bury', tiles: [['1m']] } }],
    ['a tile that is null', { seat: 0, action: { type: 'win', tile: null } }],
  ])('is none with %s', (_, value) => {
    expect(entry(value)).toBeNull();
  });
});

/** Records stay true for ever: those of every version that ever was are read, played and checked line by line. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { OptionField } from '../play/options.ts';
import { choice, flag, isAllowed, newIn } from '../play/options.ts';
import { newMatch } from '../testing/match.ts';
import type { Game } from './game.ts';
import { readRecord } from './read.ts';
import { verifyRecord } from './replay.ts';
import { headerLine } from './write.ts';

/** Named after game and version: `haiyuki-1-last-chance.jsonl`. They are never written anew. */
const FOLDER = new URL('../../test-data/records/', import.meta.url);
const KEPT = readdirSync(FOLDER).map((file) => {
  const [ruleset = '', version = ''] = file.split('-');
  return { file, ruleset, version: Number(version), text: readFileSync(new URL(file, FOLDER), 'utf8') };
});

const checked = (text: string) => {
  const read = readRecord(GAMES, text);
  if (!read.ok) return read.error;
  const verified = verifyRecord(read.value);
  return verified.ok ? verified.value : verified.error;
};

/** What no option brings back, deals that contradict the options; W-10.4, the winner's hand without the winning tile. */
const REFUSED_TODAY: Readonly<Record<string, object>> = {
  'xuezhan-1-deals.jsonl': { code: 'bad-chance' },
  'wuhan-1-kaikou.jsonl': { code: 'differs' },
  'wuhan-1-koukou.jsonl': { code: 'differs' },
  'wuhan-1-last-tile.jsonl': { code: 'differs' },
  'wuhan-1-remainder-last.jsonl': { code: 'differs' },
};

describe.each(KEPT)('$file', ({ file, ruleset, version, text }) => {
  const [header = '', ...lines] = text.trimEnd().split('\n');

  test('is of the game and version that its name says', () =>
    expect(JSON.parse(header)).toMatchObject({ ruleset, version }));

  test('is a finished match in which every line is as the rules give it', () =>
    expect(checked(text)).toMatchObject({ finished: true }));

  test('is the same match when it is written as one of today, unless that is refused', () => {
    const read = readRecord(GAMES, text);
    if (!read.ok) throw new Error(read.error.detail);
    const { game, terms } = read.value;
    const today = checked([headerLine(game.rules, terms), ...lines].join('\n'));
    expect(today).toMatchObject(REFUSED_TODAY[file] ?? { finished: true });
  });
});

describe.each(Object.entries(GAMES))('%s', (id, { rules }) => {
  test('has a record of every version, made by the code of its time', () => {
    const versions = KEPT.filter(({ ruleset }) => ruleset === id).map(({ version }) => version);
    expect(new Set(versions)).toEqual(new Set(Array.from({ length: rules.version }, (_, i) => i + 1)));
  });

  test('every option that came later names its version and an allowed value for the time before', () => {
    for (const field of Object.values<OptionField>(rules.options.fields)) {
      if (field.since === undefined) continue;
      expect(isAllowed(field, field.since.before)).toBe(true);
      expect(field.since.version).toBeGreaterThan(1);
      expect(field.since.version).toBeLessThanOrEqual(rules.version);
    }
  });
});

describe('an option that came with version 2', () => {
  const { rules, terms } = newMatch();
  const { fields, presets } = rules.options;
  const game = {
    ...GAMES.xuezhan,
    rules: {
      ...rules,
      version: 3,
      options: {
        ...rules.options,
        fields: {
          ...fields,
          manners: newIn(2, 'loud', choice('T-1', 'loud', 'quiet')),
          tea: newIn(3, false, flag('T-2')),
        },
        presets: { ...presets, bury3: { ...presets.bury3, manners: 'quiet', tea: true } },
      },
    },
  } satisfies Game;
  const read = (version: unknown, changes: object) => {
    const header = JSON.parse(headerLine(rules, terms));
    const options = { ...header.options, ...changes };
    return readRecord({ xuezhan: game }, JSON.stringify({ ...header, version, options }));
  };

  // [version, options in the header, what is played with]
  test.each([
    [1, {}, { manners: 'loud', tea: false }],
    [2, { manners: 'loud' }, { manners: 'loud', tea: false }],
    [2, { manners: 'quiet' }, { manners: 'quiet', tea: false }],
    [3, { manners: 'quiet', tea: true }, { manners: 'quiet', tea: true }],
  ])('version %i with %j is played with %j', (version, written, options) =>
    expect(read(version, written)).toMatchObject({ ok: true, value: { terms: { options } } }),
  );

  test.each([
    ['an option of later', 1, { manners: 'loud' }, 'bad-options'],
    ['another option of later', 2, { manners: 'loud', tea: true }, 'bad-options'],
    ['an option of its own left out', 2, {}, 'bad-options'],
    ['a version to come', 4, { manners: 'loud', tea: true }, 'other-version'],
    ['a version before the first', 0, {}, 'other-version'],
    ['a version between two', 1.5, {}, 'other-version'],
    ['a version in words', '1', {}, 'other-version'],
    ['no version', undefined, {}, 'other-version'],
  ])('%s is refused', (_, version, written, code) =>
    expect(read(version, written)).toMatchObject({ ok: false, error: { code } }),
  );
});

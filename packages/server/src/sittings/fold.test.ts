import { describe, expect, test } from 'vitest';
import type { Entry, Sitter } from './entries.ts';
import { readEntry } from './entrySchema.ts';
import type { SittingState } from './fold.ts';
import { fold, matchIn } from './fold.ts';
import { BOT, EMPTY, person, TERMS } from './testing/sitters.ts';

const opened = (...chairs: Sitter[]): Entry => ({ type: 'opened', terms: TERMS, chairs });
const chairs = (...changes: [number, Sitter][]): Entry => ({
  type: 'chairs',
  changes: changes.map(([seat, sitter]) => ({ seat, sitter })),
});
const began: Entry = { type: 'began', match: 1, header: '{"paiju":"record"}' };
const after = (...entries: Entry[]): SittingState =>
  entries.reduce<SittingState | null>(fold, null) as SittingState;

describe('the host', () => {
  const [anna, ben, cai] = [person('Anna'), person('Ben'), person('Cai')];
  const table = opened(anna, BOT, ben, cai);
  test.each<[string, Entry[], number | null]>([
    ['is whoever opened the table', [table], 0],
    ['is the next person by seat once the host has left', [table, chairs([0, EMPTY])], 2],
    [
      'goes round the table',
      [table, chairs([0, EMPTY]), chairs([2, EMPTY]), chairs([3, EMPTY], [1, anna])],
      1,
    ],
    ['stays host in another chair', [table, chairs([1, anna], [0, EMPTY])], 1],
    ['stays host when others leave', [table, chairs([2, EMPTY])], 0],
    ['is nobody where no person is left', [opened(anna, BOT), chairs([0, EMPTY])], null],
    ['is who comes to a table without people', [opened(anna, BOT), chairs([0, EMPTY]), chairs([0, ben])], 0],
    ['is another when the host is gone for long', [table, { type: 'host', seat: 3 }], 3],
  ])('%s', (_, entries, host) => {
    expect(after(...entries).host).toBe(host);
  });
});

describe('the phase', () => {
  test.each<[string, Entry[], string, number]>([
    ['waits at first', [], 'waiting', 0],
    ['plays', [began], 'playing', 1],
    ['is over', [began, { type: 'over', match: 1 }], 'over', 1],
    ['plays again', [began, { type: 'over', match: 1 }, { ...began, match: 2 }], 'playing', 2],
  ])('%s', (_, entries, phase, match) => {
    expect(after(opened(person('Anna'), BOT), ...entries)).toMatchObject({ phase, match });
  });
});

describe('whose hand somebody has seen', () => {
  const [anna, ben] = [person('Anna'), person('Ben')];
  test('is known of everybody who sat there during the match, and forgotten with the next', () => {
    const playing = after(opened(anna, BOT), began, chairs([0, BOT]), chairs([0, ben]));
    expect([...playing.played]).toEqual([
      ['Anna', 0],
      ['Ben', 0],
    ]);
    expect([...fold(playing, { ...began, match: 2 }).played]).toEqual([['Ben', 0]]);
  });
});

test('a sitting begins with being opened', () => {
  expect(() => fold(null, began)).toThrow(/began/);
  expect(() => after(opened(), opened())).toThrow(/once/);
});

const step = (match: number, number: number): Entry => ({
  ...{ type: 'step', match, number, lines: [`${match}.${number}`], reserves: [5, 6], at: 10 * number },
});

test('the record of a match is its header and the lines of its steps, and of no other match', () => {
  const entries = [
    opened(),
    began,
    step(1, 1),
    step(1, 2),
    { ...began, match: 2, header: 'two' },
    step(2, 1),
  ];
  expect(matchIn(entries, 1)).toEqual({ record: '{"paiju":"record"}\n1.1\n1.2\n', last: step(1, 2) });
  expect(matchIn(entries, 2)).toEqual({ record: 'two\n2.1\n', last: step(2, 1) });
  expect(matchIn(entries, 3)).toBeNull();
});

describe('an entry that is read back', () => {
  const all: Entry[] = [
    opened(person('Anna'), BOT, EMPTY),
    chairs([1, person('Ben')]),
    { type: 'host', seat: 1 },
    began,
    step(1, 1),
    { type: 'over', match: 1 },
  ];
  test.each(all.map((entry) => [entry.type, entry] as const))('%s is what was written', (_, entry) => {
    expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  });

  test.each<[string, unknown]>([
    ['of no type', { type: 'closed' }],
    ['with a field that nobody knows', { ...began, seed: 1 }],
    ['with a name that is none', opened({ ...person('Anna'), name: '\u202e' } as Sitter)],
    ['with a seat that no table has', { type: 'host', seat: 4 }],
    ['that is no object', null],
  ])('%s is refused', (_, body) => {
    expect(readEntry(body).ok).toBe(false);
  });
});

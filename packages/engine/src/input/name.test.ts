import { describe, expect, test } from 'vitest';
import { fittedName, isName, LONGEST_NAME, nameProblem, tidyName } from './name.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('input/name.ts: the rule for names', () => {
  // [what it is, name, what is wrong]
  const ROWS: readonly [string, string, ReturnType<typeof nameProblem>][] = [
    ['a name', 'Ann Lee', null],
    ['one letter', 'A', null],
    ['Chinese', '李小明', null],
    ['Korean', '유리와카마루', null],
    ['Arabic, from right to left', 'سارة', null],
    ['Persian with a joiner', 'می‌روم', null],
    ['twenty letters', 'x'.repeat(20), null],
    ['twenty letters with an accent each', 'e\u0301'.repeat(20), null],
    ['nine families', FAMILY.repeat(9), null],
    ['punctuation', 'O’Neil <b> & "co"', null],
    ['nothing', '', 'nothing-to-see'],
    ['spaces', '   ', 'nothing-to-see'],
    ['a Hangul filler', '\u3164', 'nothing-to-see'],
    ['joiners alone', '\u200d\u200c', 'nothing-to-see'],
    ['twenty-one letters', 'x'.repeat(21), 'too-long'],
    ['a letter under a hundred marks', `e${'\u0301'.repeat(100)}`, 'too-long'],
    ['ten megabytes', 'x'.repeat(10_000_000), 'too-long'],
    ['a line break', 'Ann\nLee', 'hidden-characters'],
    ['a carriage return', 'Ann\r', 'hidden-characters'],
    ['a tab', 'Ann\tLee', 'hidden-characters'],
    ['an escape sequence', '\u001b[31mAnn', 'hidden-characters'],
    ['one of eight bits', '\u009b31mAnn', 'hidden-characters'],
    ['a bell', 'Ann\u0007', 'hidden-characters'],
    ['delete', 'Ann\u007f', 'hidden-characters'],
    ['an override of the direction', 'Ann\u202eeeL', 'hidden-characters'],
    ['an isolate', '\u2066Ann\u2069', 'hidden-characters'],
    ['a mark of direction', '\u200fAnn', 'hidden-characters'],
    ['a line separator', 'Ann\u2028Lee', 'hidden-characters'],
    ['a zero-width space', 'Ann\u200bLee', 'hidden-characters'],
    ['a byte-order mark', '\ufeffAnn', 'hidden-characters'],
    ['letters of a tag', 'Ann\u{e0041}', 'hidden-characters'],
    ['half a character', 'Ann\ud83d', 'hidden-characters'],
    ['a private character', 'Ann\ue000', 'hidden-characters'],
  ];
  test.each(ROWS)('%s', (_, name, problem) => {
    expect(nameProblem(name)).toBe(problem);
    expect(isName(name)).toBe(problem === null);
  });
});

test.each([null, 5, undefined, ['Ann'], {}])('input/name.ts: %j is no name', (value) =>
  expect(isName(value)).toBe(false),
);

test('input/name.ts: what is typed is tidied, and only that', () => {
  expect(tidyName('  Ann \u3000 Lee\n')).toBe('Ann Lee');
  expect(tidyName('Re\u0301mi')).toBe('R\u00e9mi');
  expect(tidyName('Ann\u202e')).toBe('Ann\u202e');
  expect(nameProblem(tidyName('x'.repeat(10_000_000)))).toBe('too-long');
  expect(LONGEST_NAME).toBe(20);
});

// [what is typed, what stays]
test.each([
  ['Ann', 'Ann'],
  ['Ann ', 'Ann '],
  ['', ''],
  ['\u202eAnn\nLee\u0007', 'AnnLee'],
  ['x'.repeat(30), 'x'.repeat(20)],
  [FAMILY.repeat(8), FAMILY.repeat(8)],
  ['e\u0301'.repeat(30), 'e\u0301'.repeat(20)],
  [`${'x'.repeat(99)}😀`, 'x'.repeat(20)],
])('input/name.ts: of %j a field keeps %j', (typed, kept) => {
  expect(fittedName(typed)).toBe(kept);
  expect(fittedName(kept)).toBe(kept);
});

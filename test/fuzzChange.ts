/** Texts made wrong by chance: letter by letter, and structure by structure. The same number gives the same text. */

/** Chance from a number (mulberry32): small, and the same everywhere. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 up to, and without, `most`. */
  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  }

  oneOf<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  }
}

type Change = (text: string, dice: Dice) => string;

const DEEP = `${'['.repeat(2500)}${']'.repeat(2500)}`;
/** What readers have stumbled over, here and elsewhere. */
const SNAGS = [
  ...['"', '\\', '{', '}', '[', ']', ':', ',', ';', '|', '+', '*', '?', '=', '-', '0', '9', 'm', 'z', 'null'],
  ...[
    '\n',
    '\r',
    '\t',
    ' ',
    '\u0000',
    '\u001b[2J',
    '\u009b',
    '\u202e',
    '\u2066',
    '\u2028',
    '\ufeff',
    '\ud800',
  ],
  ...[
    '😀',
    'e\u0301\u0301\u0301',
    '牌',
    '__proto__',
    'toString',
    '1e400',
    '-0',
    '99999999999999999999',
    DEEP,
  ],
];
const NUMBERS = [
  '-1',
  '0.5',
  '1e400',
  '-0',
  '99999999999999999999',
  '2147483648',
  '1e-7',
  '"1"',
  'true',
  'null',
];

const span = (text: string, dice: Dice, longest: number): readonly [from: number, to: number] => {
  const from = dice.below(text.length + 1);
  return [from, Math.min(text.length, from + dice.below(longest))];
};
const spliced = (text: string, from: number, to: number, between: string): string =>
  text.slice(0, from) + between + text.slice(to);

const LETTERS: readonly Change[] = [
  (text, dice) => {
    const at = dice.below(text.length + 1);
    return spliced(text, at, at + 1, String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << dice.below(8))));
  },
  (text, dice) => spliced(text, ...span(text, dice, 40), ''),
  (text, dice) => spliced(text, ...span(text, dice, 3), dice.oneOf(SNAGS)),
  (text, dice) => {
    const [from, to] = span(text, dice, 200);
    return spliced(text, to, to, text.slice(from, to).repeat(1 + dice.below(5)));
  },
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => {
    const [from] = span(text, dice, 1);
    const number = /-?\d+/.exec(text.slice(from));
    if (number === null) return text;
    const at = from + number.index;
    return spliced(text, at, at + number[0].length, dice.oneOf(NUMBERS));
  },
];

const LINES: readonly Change[] = [
  (text, dice) => withLines(text, (lines) => lines.splice(dice.below(lines.length), 1 + dice.below(3))),
  (text, dice) =>
    withLines(text, (lines) => lines.splice(dice.below(lines.length), 0, dice.oneOf(lines) ?? '')),
  (text, dice) =>
    withLines(text, (lines) => {
      const [a, b] = [dice.below(lines.length), dice.below(lines.length)];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    }),
];

const withLines = (text: string, change: (lines: string[]) => unknown): string => {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
};

/** Something of one line of JSON becomes something else; lines that are none stay. */
const structure: Change = (text, dice) =>
  withLines(text, (lines) => {
    const at = dice.below(lines.length);
    try {
      lines[at] = JSON.stringify(otherValue(JSON.parse(lines[at] ?? ''), dice)).replaceAll('"<deep>"', DEEP);
    } catch {
      // No JSON to change.
    }
  });

const otherValue = (value: unknown, dice: Dice): unknown => {
  const isContainer = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  // Deep down there is more than at the top.
  if (isContainer && dice.below(6) > 0) return inside(value, dice);
  return dice.oneOf<() => unknown>([
    () => null,
    () => [],
    () => ({}),
    () => '<deep>',
    () => 'x'.repeat(dice.below(50_000)),
    () => dice.oneOf(SNAGS),
    () => dice.oneOf([-1, 0.5, 2 ** 31, 2 ** 53, 1e300, true, false]),
    () => [value, value],
    () => ({ toString: value, __proto__: null, length: 3 }),
    () => (typeof value === 'number' ? value + 1 - dice.below(3) : value),
  ])();
};

const inside = (value: object, dice: Dice): unknown => {
  const entries = Object.entries(value);
  const at = dice.below(entries.length);
  const [key, item] = entries[at] ?? ['', null];
  const how = dice.below(8);
  if (how === 0) entries.splice(at, 1);
  else if (how === 1) entries.push([dice.oneOf([...SNAGS, ...entries.map(([own]) => own)]), item]);
  else entries[at] = [key, otherValue(item, dice)];
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
};

/** Up to four megabytes of the same line, once in a long while. */
const vast: Change = (text, dice) => {
  const line = `${dice.oneOf(text.split('\n'))}\n`;
  return `${text}\n${line.repeat(Math.min(1 + dice.below(4000), 1 + VAST / line.length))}`;
};
const VAST = 4_000_000;
const RARE = 1000;

/** One to three changes. */
export const spoilt = (text: string, dice: Dice): string => {
  let changed = text;
  for (let times = 1 + dice.below(3); times > 0; times--) {
    const change = dice.oneOf([...LETTERS, ...LINES, structure, structure, structure, structure]);
    changed = change(changed, dice);
  }
  return dice.below(RARE) === 0 ? vast(changed, dice) : changed;
};

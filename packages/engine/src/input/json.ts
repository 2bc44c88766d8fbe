/** JSON from outside, measured before it is parsed: what comes out is small and flat enough for anything to walk it. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';

export type JsonProblem = 'too-long' | 'too-deep' | 'not-json';

/** Nothing of ours is nested a third as deep. */
export const MOST_LEVELS = 24;

/** `most` is how many characters it may have. Never throws. */
export const readJson = (text: string, most: number): Result<unknown, JsonProblem> => {
  if (text.length > most) return fail('too-long');
  if (isDeeperThan(text, MOST_LEVELS)) return fail('too-deep');
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('not-json');
  }
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A member of the outermost object as it is written: `1.0`, `12345678901234567890`, which as numbers would be others.
 * Null where there is none; the last where there are several, as `JSON.parse` has it. Only for text that is JSON.
 */
export const writtenMember = (text: string, key: string): string | null => {
  let found: string | null = null;
  let name = '';
  let level = 0;
  /** Where the value of the member begins; 0 while its name is read. */
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') {
      const end = endOfString(text, i);
      if (level === 1 && from === 0) name = text.slice(i, end + 1);
      i = end;
    } else if (letter === ':' && level === 1) from = i + 1;
    else if (level === 1 && from > 0 && (letter === ',' || letter === '}')) {
      if (JSON.parse(name) === key) found = text.slice(from, i).trim();
      from = 0;
    }
    if (letter === '{' || letter === '[') level += 1;
    else if (letter === '}' || letter === ']') level -= 1;
  }
  return found;
};

const isDeeperThan = (text: string, most: number): boolean => {
  let level = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) i = endOfString(text, i);
    else if (letter === BRACE || letter === BRACKET) level += 1;
    else if (letter === BRACE + 2 || letter === BRACKET + 2) level -= 1;
    if (level > most) return true;
  }
  return false;
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The closing ones come two places behind them. */
const BRACE = 0x7b;
const BRACKET = 0x5b;

/** The place of the quote that ends a string, or of the text's last letter. */
const endOfString = (text: string, start: number): number => {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) return i;
    if (letter === BACKSLASH) i += 1;
  }
  return text.length - 1;
};

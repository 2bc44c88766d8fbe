/**
 * The lines of a record after its header. They are kept as text and parsed as they are walked, one at a time: parsed all at
 * once, a file made to do harm takes twenty times its size.
 */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { JsonProblem } from '../input/json.ts';
import { isObject, readJson } from '../input/json.ts';
import type { RecordProblem } from './problem.ts';

/** One line, parsed. Only actions are needed; the rest is there to be checked. */
export interface RecordEntry {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The longest line of a match has 1,500 characters; a header with its deals written out has 900 for each of 1,000 rounds. */
const LONGEST_LINE = 20_000;
export const LONGEST_HEADER = 2_000_000;

export class RecordEntries implements Iterable<RecordEntry> {
  readonly #text: string;
  readonly #header: WrittenLine;
  readonly size: number;
  /** How many of them are actions. */
  readonly actions: number;

  private constructor(text: string, header: WrittenLine, size: number, actions: number) {
    this.#text = text;
    this.#header = header;
    this.size = size;
    this.actions = actions;
  }

  /** Every line is parsed once to see that it can be. */
  static after(text: string, header: WrittenLine): Result<RecordEntries, RecordProblem> {
    let size = 0;
    let actions = 0;
    for (const line of linesIn(text, header)) {
      const entry = entryOf(line, LONGEST_LINE);
      if (!entry.ok) return entry;
      size += 1;
      if (isAction(entry.value)) actions += 1;
    }
    return ok(new RecordEntries(text, header, size, actions));
  }

  *[Symbol.iterator](): Generator<RecordEntry, undefined> {
    for (const line of linesIn(this.#text, this.#header)) {
      const entry = entryOf(line, LONGEST_LINE);
      if (entry.ok) yield entry.value;
    }
  }
}

export const isAction = ({ value }: RecordEntry): boolean => Object.hasOwn(value, 'action');

export interface WrittenLine {
  readonly line: number;
  readonly text: string;
  /** Where the text goes on. */
  readonly next: number;
}

export const BEFORE_ALL: WrittenLine = { line: 0, text: '', next: 0 };

/** Lines with something on them. To trim takes off the byte-order mark that some programs begin a file with, too. */
export function* linesIn(
  text: string,
  { line: before, next }: WrittenLine,
): Generator<WrittenLine, undefined> {
  let line = before;
  for (let start = next; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    line += 1;
    const written = text.slice(start, end).trim();
    start = end + 1;
    if (written !== '') yield { line, text: written, next: start };
  }
}

export const entryOf = ({ line, text }: WrittenLine, longest: number): Result<RecordEntry, RecordProblem> => {
  const read = readJson(text, longest);
  if (!read.ok) return fail({ line, ...UNREAD[read.error] });
  return isObject(read.value) ? ok({ line, text, value: read.value }) : fail({ line, ...UNREAD['not-json'] });
};

const UNREAD = {
  'not-json': { code: 'not-json', detail: 'the line is no JSON object' },
  'too-deep': { code: 'too-deep', detail: 'the line is nested too deep' },
  'too-long': { code: 'line-too-long', detail: 'the line is too long' },
} as const satisfies Record<JsonProblem, Omit<RecordProblem, 'line'>>;

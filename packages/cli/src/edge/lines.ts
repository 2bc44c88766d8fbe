/** Lines of standard input, from a pipe or typed by a person. */
import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { UsageError } from './failure.ts';
import type { Io } from './io.ts';
import { isInteractive } from './io.ts';
import { limited } from './lineLimit.ts';

/**
 * Every line as it comes, for a command that works through its input. Ends early on Ctrl-C. A line that is longer than
 * `most` bytes comes cut, one byte longer than that.
 */
export async function* inputLines({ input, signal }: Io, most: number): AsyncGenerator<string> {
  const bounded = limited(input, most);
  yield* createInterface({ input: bounded, crlfDelay: Number.POSITIVE_INFINITY, signal });
  if (bounded.isEndless) throw new UsageError('the input is one line without an end');
}

const LONGEST_ANSWER = 10_000;

/** Asks a person line by line. On a terminal the line can be edited; from a pipe the next one is taken. */
export class Prompt {
  readonly #io: Io;
  readonly #isTerminal: boolean;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #isClosed = false;
  #answer: ((line: string | null) => void) | null = null;

  constructor(io: Io) {
    this.#io = io;
    this.#isTerminal = isInteractive(io);
    this.#reader = createInterface({
      // Nobody types so much; from a pipe anything may come.
      input: this.#isTerminal ? io.input : limited(io.input, LONGEST_ANSWER),
      ...(this.#isTerminal ? { output: io.out as NodeJS.WriteStream } : {}),
      terminal: this.#isTerminal,
      historySize: 0,
      signal: io.signal,
    });
    this.#reader.on('SIGINT', () => io.interrupt());
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('close', () => this.#end());
  }

  /** The next line, or null at the end of input. */
  ask(question: string): Promise<string | null> {
    if (this.#isTerminal) return this.#askPerson(question);
    this.#io.out.write(question);
    return this.#next().then((line) => {
      this.#io.out.write(`${line ?? ''}\n`);
      return line;
    });
  }

  /** What was typed before the question was there cannot have been meant for it. */
  #askPerson(question: string): Promise<string | null> {
    if (this.#isClosed) return Promise.resolve(null);
    this.#lines.length = 0;
    this.#reader.write(null, { ctrl: true, name: 'e' });
    this.#reader.write(null, { ctrl: true, name: 'u' });
    this.#reader.setPrompt(question);
    this.#reader.prompt();
    return this.#next();
  }

  #next(): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#isClosed) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #take(line: string): void {
    const answer = this.#answer;
    this.#answer = null;
    if (answer === null) this.#lines.push(line);
    else answer(line);
  }

  #end(): void {
    this.#isClosed = true;
    this.#answer?.(null);
    this.#answer = null;
  }

  close(): void {
    this.#reader.close();
  }
}

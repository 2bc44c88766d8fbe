/** An agent as a process: a command of the shell that is told lines and answers lines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addGroup, endGroup } from './groups.ts';
import type { LineEars } from './lines.ts';
import { Lines } from './lines.ts';

export interface ChildEars extends LineEars {
  /** It is no more, for whatever reason; told once, and nothing after it. */
  ended(): void;
}

/** What waits for a process that does not read. */
const MOST_UNREAD = 16_000_000;
/** How much it may write between two questions. */
const MOST_WRITTEN = 64_000_000;
const LAST_WORDS = 2_000;
const GRACE_MS = 1_000;

export class Child {
  readonly #process;
  readonly #ears: ChildEars;
  #written = 0;
  #lastWords = '';
  #isOver = false;

  constructor(command: string, longestLine: number, ears: ChildEars) {
    this.#ears = ears;
    // A group of its own: Ctrl-C is for us to hand on, and what the command starts ends with it.
    this.#process = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
    const { pid, stdin, stdout, stderr } = this.#process;
    if (pid !== undefined) addGroup(pid);
    const lines = new Lines(longestLine, ears);
    stdout.on('data', (bytes: Buffer) => {
      if (this.#isOver) return;
      this.#written += bytes.length;
      if (this.#written > MOST_WRITTEN) this.kill();
      else lines.add(bytes);
    });
    stderr.on('data', (bytes: Buffer) => {
      this.#lastWords = (this.#lastWords + bytes.toString('utf8')).slice(-LAST_WORDS);
    });
    // It has gone: `close` says so.
    stdin.on('error', () => {});
    this.#process.once('error', () => this.#end());
    this.#process.once('close', () => this.#end());
    // Something it has started may hold its output open for ever.
    this.#process.once('exit', () => setTimeout(() => this.#end(), GRACE_MS).unref());
  }

  /** The end of what it has written on standard error. */
  get lastWords(): string {
    return this.#lastWords.trim();
  }

  say(line: string): void {
    const { stdin } = this.#process;
    if (this.#isOver || !stdin.writable) return;
    stdin.write(`${line}\n`);
    if (stdin.writableLength > MOST_UNREAD) this.kill();
  }

  /** It may write as much again. */
  forgive(): void {
    this.#written = 0;
  }

  /** At once. */
  kill(): void {
    this.#end();
  }

  /** Its input ends, and after a while it is killed if it has not understood. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    this.#process.stdin.end();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), GRACE_MS);
    await once(this.#process, 'exit', { signal: late.signal }).catch(() => {});
    clearTimeout(timer);
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { pid, stdin, stdout, stderr } = this.#process;
    if (pid !== undefined) endGroup(pid);
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    this.#ears.ended();
  }
}

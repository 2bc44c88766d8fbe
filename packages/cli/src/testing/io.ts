/** An outside world for tests: what is typed comes from the test, what is printed is kept. */
import { PassThrough } from 'node:stream';
import type { Io } from '../edge/io.ts';
import { run } from '../run.ts';

export interface TestTerminal {
  readonly columns: number;
  readonly rows: number;
}

export class TestIo implements Io {
  readonly input: PassThrough & { isTTY?: boolean } = new PassThrough();
  readonly env = {};
  /** Everything in the thread of the test: other threads run compiled code, see `process.test.ts`. */
  readonly cores = 1;
  printed = '';
  complaints = '';
  /** Called with everything printed so far, each time something is. */
  onPrint: (printed: string) => void = () => {};
  readonly #controller = new AbortController();
  readonly out: Io['out'];
  readonly err: Io['err'];

  /** With a terminal the output is one; the input never is. */
  constructor(lines: readonly string[] | null = [], terminal: TestTerminal | null = null) {
    this.out = {
      write: (text: string) => {
        this.printed += text;
        this.onPrint(this.printed);
      },
      ...(terminal === null ? {} : { isTTY: true, ...terminal }),
    };
    this.err = {
      write: (text: string) => {
        this.complaints += text;
      },
    };
    if (lines !== null) this.input.end(lines.map((line) => `${line}\n`).join(''));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  interrupt(): void {
    this.#controller.abort();
  }
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line and answers what it printed. */
export const ran = async (command: string, lines: readonly string[] = []): Promise<Ran> => {
  const io = new TestIo(lines);
  const code = await run(
    command.split(' ').filter((word) => word !== ''),
    io,
  );
  return { code, out: io.printed, err: io.complaints };
};

/** Everything a command may touch of the outside world, so that a test can hand in its own. */
import type { Readable } from 'node:stream';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
  readonly env: {
    readonly NO_COLOR?: string | undefined;
    readonly TERM?: string | undefined;
    readonly PAIJU_DATABASE?: string | undefined;
    readonly PAIJU_PUBLIC_URL?: string | undefined;
  };
  /** How many threads can run at once. */
  readonly cores: number;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** What Ctrl-C does; a terminal in raw mode has to call it itself. */
  interrupt(): void;
}

export const hasColour = ({ out, env }: Io): boolean => out.isTTY === true && !env.NO_COLOR;

/** Whether a person can watch and type: both ends are a terminal. */
export const isInteractive = ({ input, out }: Io): boolean => input.isTTY === true && out.isTTY === true;

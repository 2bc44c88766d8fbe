/** One question to one seat. It ends once: with an answer, a failure or the clock, whichever comes first. */
import type { AnyAction } from '@paiju/engine';
import { errorName } from './log.ts';
import type { SeatPort, TablePorts } from './ports.ts';

export type Answer =
  /** Whatever the port said: the ruleset is the judge of it. */
  | { readonly type: 'action'; readonly action: AnyAction }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'late' };

export class Question {
  readonly #view: object;
  readonly #legal: readonly AnyAction[];
  readonly #deliver: (answer: Answer) => void;
  readonly #clock = new AbortController();
  #asking = new AbortController();
  #isOpen = true;

  constructor(view: object, legal: readonly AnyAction[], deliver: (answer: Answer) => void) {
    this.#view = view;
    this.#legal = legal;
    this.#deliver = deliver;
  }

  /** One clock for the whole question: whoever changes the port, or comes back to it, does not gain time. */
  startClock(ports: TablePorts, ms: number): void {
    const isLate = async (): Promise<void> => ports.wait(ms, this.#clock.signal);
    // A clock that breaks is no reason to hurry anybody.
    isLate().then(
      () => this.#end({ type: 'late' }),
      () => {},
    );
  }

  /** Asks a port; the one asked before is told to stop, and what it still says does not count. */
  put(port: SeatPort): void {
    if (!this.#isOpen) return;
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const hear = (answer: Answer): void => {
      if (this.#asking === asking) this.#end(answer);
    };
    choice(port, this.#view, this.#legal, asking.signal).then(hear, (error) =>
      hear({ type: 'failed', error: errorName(error) }),
    );
  }

  /** Nobody wants to know any more. */
  cancel(): void {
    this.#isOpen = false;
    this.#clock.abort();
    this.#asking.abort();
  }

  #end(answer: Answer): void {
    if (!this.#isOpen) return;
    this.cancel();
    this.#deliver(answer);
  }
}

/** Async, so that a port that throws at once is no different from one that rejects. */
const choice = async (
  port: SeatPort,
  view: object,
  legal: readonly AnyAction[],
  signal: AbortSignal,
): Promise<Answer> => {
  const action: unknown = await port.choose(view, legal, signal);
  // A copy: the port may go on changing what it handed over.
  const said = typeof action === 'object' && action !== null ? { ...action } : action;
  return { type: 'action', action: said as AnyAction };
};

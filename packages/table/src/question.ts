/** One question to one seat. It ends once: with an answer, a failure or the clock, whichever comes first. */
import type { AnyAction } from '@paiju/engine';
import type { Running } from './clocks.ts';
import { errorName } from './log.ts';
import type { SeatPort, SeatQuestion, TablePorts } from './ports.ts';

export type Answer =
  /** Whatever the port said: the ruleset is the judge of it. */
  | { readonly type: 'action'; readonly action: AnyAction }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'late' };

/** Why a question is given up. Without a reason of ours each would get an error with a stack, which nobody reads. */
const OVER = 'over';

export class Question {
  readonly number: number;
  readonly #clock: Running | null;
  readonly #deliver: (answer: Answer) => void;
  readonly #over = new AbortController();

  constructor(number: number, clock: Running | null, deliver: (answer: Answer) => void) {
    this.number = number;
    this.#clock = clock;
    this.#deliver = deliver;
  }

  put(port: SeatPort, asked: Pick<SeatQuestion, 'view' | 'legal'>, wait: TablePorts['wait']): void {
    const { number } = this;
    const timeLeft = () => this.#clock?.left() ?? null;
    choice(port, { ...asked, number, timeLeft }, this.#over.signal).then(
      (answer) => this.#end(answer),
      (error) => this.#end({ type: 'failed', error: errorName(error) }),
    );
    const clock = this.#clock;
    if (clock === null) return;
    const isLate = async (): Promise<void> => wait(clock.ms, this.#over.signal);
    // A clock that breaks is no reason to hurry anybody.
    isLate().then(
      () => this.#end({ type: 'late' }),
      () => {},
    );
  }

  /** Nobody wants to know any more. */
  cancel(): void {
    if (!this.#over.signal.aborted) this.#clock?.stop();
    this.#over.abort(OVER);
  }

  #end(answer: Answer): void {
    if (this.#over.signal.aborted) return;
    this.cancel();
    this.#deliver(answer);
  }
}

/** Async, so that a port that throws at once is no different from one that rejects. */
const choice = async (port: SeatPort, question: SeatQuestion, signal: AbortSignal): Promise<Answer> => {
  const action: unknown = await port.choose(question, signal);
  // A copy: the port may go on changing what it handed over.
  const said = typeof action === 'object' && action !== null ? { ...action } : action;
  return { type: 'action', action: said as AnyAction };
};

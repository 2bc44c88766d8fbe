/** Who sits at the table: asks them, and tells them. */
import type { AnyAction, BySeat, Seat } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import type { Begun, Running } from './clocks.ts';
import { Clocks } from './clocks.ts';
import { Inbox } from './inbox.ts';
import type { LogEntry, TableLog } from './log.ts';
import { errorName } from './log.ts';
import type { ClockSettings, SeatMessage, SeatPort, SeatQuestion, TablePorts } from './ports.ts';
import type { Answer } from './question.ts';
import { Question } from './question.ts';

/** After so many answers in a row that were none, the log says that the seat is failing. */
const FAILURES_IN_A_ROW = 3;

export interface Arrived {
  readonly seat: Seat;
  readonly question: Question;
  readonly answer: Answer;
}

export class Seating {
  readonly #seats: BySeat<SeatPort>;
  readonly #wait: TablePorts['wait'];
  readonly #clocks: Clocks;
  readonly #log: TableLog;
  /** Asked and not yet taken out of the inbox. */
  readonly #questions = new Map<Seat, Question>();
  readonly #inbox = new Inbox<Arrived | null>();
  readonly #failures: number[];

  constructor({ seats, wait, now }: TablePorts, clock: ClockSettings | null, log: TableLog) {
    this.#seats = seats;
    this.#wait = wait;
    this.#clocks = new Clocks(clock, seats.length, now);
    this.#log = log;
    this.#failures = bySeat(seats.length, () => 0);
  }

  /** What every seat has left of its time; null where nobody is timed. */
  get reserves(): BySeat<number> | null {
    return this.#clocks.reserves;
  }

  restore(reserves: BySeat<number>): void {
    this.#clocks.restore(reserves);
  }

  isAsked(seat: Seat): boolean {
    return this.#questions.has(seat);
  }

  /** The answer comes through `next`. Gives the clock that runs for it, if one does. */
  ask(seat: Seat, asked: Omit<SeatQuestion, 'timeLeft'>, begun: Begun = {}): Running | null {
    const clock = this.#clocks.start(seat, begun);
    const question: Question = new Question(asked.number, clock, (answer) =>
      this.#inbox.put({ seat, answer, question }),
    );
    this.#questions.set(seat, question);
    question.put(at(this.#seats, seat), asked, this.#wait);
    return clock;
  }

  /** Takes back questions that no longer matter, for games in which one answer can settle the others'. */
  keepOnly(seats: readonly Seat[]): void {
    for (const [seat, question] of this.#questions)
      if (!seats.includes(seat)) {
        this.#questions.delete(seat);
        question.cancel();
        this.done(seat, question.number, null);
      }
  }

  /** Says how a question ended. */
  done(seat: Seat, question: number, action: AnyAction | null): void {
    const port = at(this.#seats, seat);
    tellSafely(
      () => port.done?.(question, action),
      (error) => this.#log.error({ code: 'observer-failed', seat, error }),
    );
  }

  /** The next answer that arrives; null once the table is closed. */
  async next(): Promise<Arrived | null> {
    for (;;) {
      const delivered = await this.#inbox.next();
      if (delivered === null) return null;
      const { seat, question } = delivered;
      if (this.#questions.get(seat) !== question) continue;
      this.#questions.delete(seat);
      return delivered;
    }
  }

  tell(seat: Seat, message: SeatMessage): void {
    const port = at(this.#seats, seat);
    tellSafely(
      () => port.observe(message),
      (error) => this.#log.error({ code: 'observer-failed', seat, error }),
    );
  }

  answered(seat: Seat): void {
    this.#failures[seat] = 0;
  }

  /** Late, refused or failed: the default action is taken instead. Being late happens to people; the rest should not. */
  failed(seat: Seat, entry: LogEntry): void {
    if (entry.code === 'answer-late') this.#log.info(entry);
    else this.#log.error(entry);
    const failures = at(this.#failures, seat) + 1;
    this.#failures[seat] = failures;
    if (failures % FAILURES_IN_A_ROW === 0) this.#log.error({ code: 'seat-failing', seat, failures });
  }

  close(): void {
    for (const question of this.#questions.values()) question.cancel();
    this.#questions.clear();
    this.#inbox.put(null);
  }
}

/** Tells and does not wait. Something asynchronous that fails later must not bring the process down either. */
export const tellSafely = (tell: () => unknown, onError: (error: string) => void): void => {
  try {
    const returned = tell();
    if (returned instanceof Promise) returned.catch((error) => onError(errorName(error)));
  } catch (error) {
    onError(errorName(error));
  }
};

/** Who sits at the table: asks them, tells them, and puts somebody else in a seat. */
import type { AnyAction, Seat } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import { Inbox } from './inbox.ts';
import type { LogEntry, TableLog } from './log.ts';
import { errorName } from './log.ts';
import type { SeatMessage, SeatPort, TablePorts } from './ports.ts';
import type { Answer } from './question.ts';
import { Question } from './question.ts';

/** After so many answers in a row that were none, the log says that the seat is failing. */
const FAILURES_IN_A_ROW = 3;

export interface Arrived {
  readonly seat: Seat;
  readonly answer: Answer;
}

interface Delivered extends Arrived {
  readonly question: Question;
}

export class Seating {
  readonly #seats: SeatPort[];
  readonly #ports: TablePorts;
  readonly #answerMs: number | null;
  readonly #log: TableLog;
  /** Asked and not yet taken out of the inbox. */
  readonly #questions = new Map<Seat, Question>();
  readonly #inbox = new Inbox<Delivered | null>();
  readonly #failures: number[];

  constructor(ports: TablePorts, answerMs: number | null, log: TableLog) {
    this.#seats = [...ports.seats];
    this.#ports = ports;
    this.#answerMs = answerMs;
    this.#log = log;
    this.#failures = bySeat(ports.seats.length, () => 0);
  }

  isAsked(seat: Seat): boolean {
    return this.#questions.has(seat);
  }

  /** The answer comes through `next`. */
  ask(seat: Seat, view: object, legal: readonly AnyAction[]): void {
    const question: Question = new Question(view, legal, (answer) =>
      this.#inbox.put({ seat, answer, question }),
    );
    this.#questions.set(seat, question);
    question.put(at(this.#seats, seat));
    if (this.#answerMs !== null) question.startClock(this.#ports, this.#answerMs);
  }

  /** Takes back questions that no longer matter, for games in which one answer can settle the others'. */
  keepOnly(seats: readonly Seat[]): void {
    for (const [seat, question] of this.#questions)
      if (!seats.includes(seat)) {
        this.#questions.delete(seat);
        question.cancel();
      }
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

  /** The new port first learns how things stand; then a question that is still open goes to it, too. */
  replace(seat: Seat, port: SeatPort, welcome: SeatMessage | null): void {
    at(this.#seats, seat);
    this.#seats[seat] = port;
    this.#failures[seat] = 0;
    this.#log.info({ code: 'seat-replaced', seat });
    if (welcome !== null) this.tell(seat, welcome);
    this.#questions.get(seat)?.put(port);
  }

  tell(seat: Seat, message: SeatMessage): void {
    const port = at(this.#seats, seat);
    tellSafely(
      (heard) => port.observe(heard),
      message,
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
export const tellSafely = (
  tell: (message: SeatMessage) => unknown,
  message: SeatMessage,
  onError: (error: string) => void,
): void => {
  try {
    const returned = tell(message);
    if (returned instanceof Promise) returned.catch((error) => onError(errorName(error)));
  } catch (error) {
    onError(errorName(error));
  }
};

/** Scoring at arm's length: whatever goes wrong in it is reported and never reaches play. */
import type { AnyEvent } from '../play/ruleset.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { auditTransfers, balances, isZeroSum } from '../scoring/ledger.ts';
import type { AnyScorer, Observer } from '../scoring/scorer.ts';

/** Something wrong in scoring: a settlement that threw, transfers that are none, points that appeared or vanished. */
export interface ScoringTrouble {
  readonly code: 'settlement-failed' | 'unsound-transfers' | 'not-zero-sum';
  readonly event: string;
  readonly detail: string;
}

const IDLE: Observer<AnyEvent> = { see: () => [] };

export type ReportTrouble = (trouble: ScoringTrouble) => void;

/** Whoever hears of trouble must not make more of it. */
const quietly = (tell: () => void): void => {
  try {
    tell();
  } catch {
    // There is nobody left to tell.
  }
};

/** Keeps the ledger of a match. Without a scorer nothing is ever paid, and play does not notice. */
export class Bookkeeper {
  readonly start: number;
  readonly transfers: Transfer[] = [];
  readonly #scorer: AnyScorer | null;
  readonly #options: object;
  readonly #seats: number;
  readonly #report: ReportTrouble;
  #observer: Observer<AnyEvent> = IDLE;
  #events = 0;

  constructor(scorer: AnyScorer | null, options: object, seats: number, report: ReportTrouble) {
    this.#scorer = scorer;
    this.#options = options;
    this.#seats = seats;
    this.#report = (trouble) => quietly(() => report(trouble));
    this.start = this.#attempt('match', 0, () => scorer?.startPoints(options) ?? 0);
  }

  get balances(): number[] {
    return balances(this.#seats, this.start, this.transfers);
  }

  /** How many events of the round have been heard of: the number of the next. */
  get events(): number {
    return this.#events;
  }

  beginRound(): void {
    this.#events = 0;
    this.#observer = this.#attempt('round', IDLE, () => this.#scorer?.observe(this.#options) ?? IDLE);
  }

  /** What these events make the seats pay. */
  post(events: readonly AnyEvent[]): Transfer[] {
    return events.flatMap((event) => this.#postOne(event));
  }

  #postOne(event: AnyEvent): readonly Transfer[] {
    const cause = this.#events++;
    const transfers = this.#attempt(event.type, [], () => this.#sound(event, cause));
    this.transfers.push(...transfers);
    if (transfers.length > 0) this.#checkZeroSum(event.type);
    return transfers;
  }

  /** What the scorer answers, or nothing where that is no list of transfers. */
  #sound(event: AnyEvent, cause: number): readonly Transfer[] {
    const transfers = this.#observer.see(event, cause);
    const fault = auditTransfers(this.#seats, transfers);
    if (fault === null) return transfers;
    this.#report({ code: 'unsound-transfers', event: event.type, detail: fault });
    return [];
  }

  /** Reported only: a wrong total never stops a game. Points from the bank are no matter between seats. */
  #checkZeroSum(event: string): void {
    if (this.transfers.some(({ from, to }) => from === 'bank' || to === 'bank')) return;
    const points = this.balances;
    if (!isZeroSum(points, this.start))
      this.#report({ code: 'not-zero-sum', event, detail: `${points.join(', ')} from ${this.start} each` });
  }

  #attempt<T>(event: string, otherwise: T, attempt: () => T): T {
    try {
      return attempt();
    } catch (error) {
      this.#report({ code: 'settlement-failed', event, detail: String(error) });
      return otherwise;
    }
  }
}

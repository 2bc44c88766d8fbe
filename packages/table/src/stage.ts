/** What has been shown so far. It runs behind the match while a discard is held, and only it is ever shown to anybody. */
import type { AnyAction, AnyEvent, BySeat, Match, Moment, Seat, Transfer } from '@paiju/engine';
import { balances, bySeat } from '@paiju/engine';
import type { LogEntry } from './log.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';
import type { Audience, SeatMessage } from './ports.ts';
import { entryFor } from './report.ts';
import { seenOf } from './seen.ts';

export interface Shown {
  /** What this audience is told, or null where it notices nothing. */
  messageFor(audience: Audience): SeatMessage | null;
  readonly entries: readonly LogEntry[];
}

export class Stage {
  readonly #match: Match;
  #state: object;
  #points: BySeat<number>;
  #rounds = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#state = match.rules.empty(match.terms.options);
    this.#points = match.balances;
  }

  /** The whole truth of what has been shown, hidden tiles included. */
  get state(): object {
    return this.#state;
  }

  get points(): BySeat<number> {
    return this.#points;
  }

  /** How many rounds have been dealt. */
  get rounds(): number {
    return this.#rounds;
  }

  beginRound(): void {
    this.#rounds += 1;
    this.#state = this.#match.rules.empty(this.#match.terms.options);
  }

  /** Everything that has happened counts as shown. */
  catchUp(): void {
    this.#state = this.#match.state;
    this.#points = this.#match.balances;
  }

  /** How things stand, for whoever has just come: no events, the view is the truth. */
  now(audience: Audience): SeatMessage {
    return { view: this.view(audience), events: [], transfers: [], points: this.#points };
  }

  view(audience: Audience): object {
    return this.#match.rules.view(this.#state, audience);
  }

  /** Judged on what has been shown: the match may have run ahead, and where it is nobody can know yet. */
  whyNot(seat: Seat, action: AnyAction): string | null {
    return this.#match.rules.whyNot(this.#state, seat, action);
  }

  /** What is to be shown of a moment, one after the other. */
  parts(moment: Moment): readonly Part[] {
    return partsOf(moment, (event) => this.#seen(event, null) === null);
  }

  show(part: Part): Shown {
    const entries = this.#entries(part);
    for (const event of part.events) this.#state = this.#match.rules.evolve(this.#state, event);
    this.#points = this.#pointsWith(part.transfers);
    return { entries, messageFor: (audience) => this.#message(part, audience) };
  }

  /** Somebody who sees nothing of the events gets no message: its coming alone would tell something. */
  #message(part: Part, audience: Audience): SeatMessage | null {
    const seen = seenOf(part, (event) => this.#seen(event, audience));
    if (seen.events.length === 0 && seen.transfers.length === 0) return null;
    return { ...this.now(audience), ...seen };
  }

  #seen(event: AnyEvent, audience: Audience): object | null {
    return this.#match.rules.seenBy(this.#match.terms.options, event, audience);
  }

  #entries({ events, first, transfers }: Part): LogEntry[] {
    return events.flatMap((event, i) => {
      const seen = this.#seen(event, null);
      if (seen === null) return [];
      const caused = transfers.filter(({ cause }) => cause === first + i);
      const settled = {
        changes: balances(this.#points.length, 0, caused),
        points: this.#pointsWith(transfers.filter(({ cause }) => cause <= first + i)),
      };
      return entryFor(this.#match.rules.tiles, seen, settled) ?? [];
    });
  }

  #pointsWith(transfers: readonly Transfer[]): number[] {
    const changes = balances(this.#points.length, 0, transfers);
    return bySeat(this.#points.length, (seat) => (this.#points[seat] ?? 0) + (changes[seat] ?? 0));
  }
}

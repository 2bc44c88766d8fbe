/** What has been shown so far. It runs behind the match while a discard is held, and only it is ever shown to anybody. */
import type { AnyEvent, BySeat, Match, Transfer } from '@paiju/engine';
import { balances, bySeat } from '@paiju/engine';
import type { LogEntry } from './log.ts';
import type { Part } from './parts.ts';
import type { Audience, PublicTransfer, SeatMessage } from './ports.ts';
import { entryFor } from './report.ts';

export interface Shown {
  /** What this audience is told, or null where it notices nothing. */
  messageFor(audience: Audience): SeatMessage | null;
  readonly entries: readonly LogEntry[];
}

export class Stage {
  readonly #match: Match;
  #state: object;
  #points: BySeat<number>;

  constructor(match: Match) {
    this.#match = match;
    this.#state = match.rules.empty(match.terms.options);
    this.#points = match.balances;
  }

  beginRound(): void {
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

  show(part: Part): Shown {
    const entries = this.#entries(part);
    for (const event of part.events) this.#state = this.#match.rules.evolve(this.#state, event);
    this.#points = this.#pointsWith(part.transfers);
    const transfers = part.transfers.map(publicPart);
    return { entries, messageFor: (audience) => this.#message(part.events, transfers, audience) };
  }

  /** Somebody who sees nothing of the events gets no message: its coming alone would tell something. */
  #message(
    events: readonly AnyEvent[],
    transfers: readonly PublicTransfer[],
    audience: Audience,
  ): SeatMessage | null {
    const seen = events.flatMap((event) => this.#seen(event, audience) ?? []);
    if (seen.length === 0 && transfers.length === 0) return null;
    return { ...this.now(audience), events: seen, transfers };
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

const publicPart = ({ from, to, points, reason }: Transfer): PublicTransfer => ({ from, to, points, reason });

/** What happened to each seat, counted in rounds; the same in every game. */
import type { AnyEvent, Match, Seat } from '@paiju/engine';
import type { SeatResult } from './tally.ts';

type Counted = { -readonly [K in Exclude<keyof SeatResult, 'points'>]: number };

interface Won extends AnyEvent {
  readonly type: 'won';
  readonly seat: Seat;
  readonly from: Seat | null;
}
const isWon = (event: AnyEvent): event is Won => event.type === 'won';

export class RoundCounter {
  readonly seats: readonly Counted[];
  rounds = 0;
  readonly #match: Match;
  readonly #winners = new Set<Seat>();
  readonly #feeders = new Set<Seat>();

  constructor(match: Match) {
    this.#match = match;
    this.seats = match.terms.players.map(() => ({ won: 0, dealtIn: 0, ready: 0 }));
  }

  /** What the last action brought; the match has gone on to the state after it. */
  see(events: readonly AnyEvent[]): void {
    for (const event of events) {
      if (isWon(event)) {
        this.#winners.add(event.seat);
        if (event.from !== null) this.#feeders.add(event.from);
      }
      if (event.type === 'ended') this.#endRound();
    }
  }

  #endRound(): void {
    const { rules, state } = this.#match;
    this.rounds += 1;
    for (const [seat, counted] of this.seats.entries()) {
      const { waits } = rules.view(state, seat) as { readonly waits: readonly unknown[] };
      if (this.#winners.has(seat)) counted.won += 1;
      if (this.#feeders.has(seat)) counted.dealtIn += 1;
      if (waits.length > 0) counted.ready += 1;
    }
    this.#winners.clear();
    this.#feeders.clear();
  }
}

/** What people say at a table: everybody hears it now, and nobody later, for it is not kept. */
import type { Seat } from '@paiju/engine';
import type { Denial, SayEmote } from '@paiju/protocol';
import type { Visitor } from './ports.ts';
import type { Visits } from './visits.ts';

export class Emotes {
  readonly #visits: Visits;
  readonly #ports: { now(): number; readonly pauseMs: number };
  readonly #saidAt = new Map<Seat, number>();

  constructor(visits: Visits, ports: { now(): number; readonly pauseMs: number }) {
    this.#visits = visits;
    this.#ports = ports;
  }

  say(visitor: Visitor, { emote }: SayEmote): void {
    const seat = this.#visits.seatOf(visitor);
    const denial = seat === null ? 'not-seated' : this.#whyNot(seat);
    if (seat === null || denial !== null) {
      visitor.tell({ type: 'denied', what: 'emote', code: denial ?? 'not-seated' });
      return;
    }
    this.#saidAt.set(seat, this.#ports.now());
    for (const one of this.#visits.all) one.tell({ type: 'said', seat, emote });
  }

  #whyNot(seat: Seat): Denial | null {
    const last = this.#saidAt.get(seat) ?? Number.NEGATIVE_INFINITY;
    return this.#ports.now() - last < this.#ports.pauseMs ? 'slow-down' : null;
  }
}

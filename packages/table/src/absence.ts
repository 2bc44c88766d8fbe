/** People who are gone: after a while somebody plays for them, until they are back. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Presence } from '@paiju/protocol';
import type { SeatPort, TablePorts } from './ports.ts';
import type { StandIn } from './roomPorts.ts';
import type { RoomSeat } from './roomSeat.ts';

/** What it takes of a room. */
export interface AbsencePorts<Level extends string> extends Pick<TablePorts, 'wait' | 'now'> {
  newcomer(seat: Seat, level: Level): SeatPort;
  /** Somebody else plays a seat. */
  replaced(seat: Seat): void;
  /** Who is where has changed. */
  changed(): void;
}

interface Waiting {
  readonly since: number;
  readonly over: AbortController;
}

export class Absence<Level extends string> {
  readonly #seats: BySeat<RoomSeat>;
  readonly #standIn: StandIn<Level> | null;
  readonly #ports: AbsencePorts<Level>;
  readonly #waiting = new Map<Seat, Waiting>();

  constructor(seats: BySeat<RoomSeat>, standIn: StandIn<Level> | null, ports: AbsencePorts<Level>) {
    this.#seats = seats;
    this.#standIn = standIn;
    this.#ports = ports;
  }

  /** Who is where, with what is left of the time until somebody stands in. */
  get presence(): BySeat<Presence> {
    return this.#seats.map(({ presence }, seat) => {
      const since = this.#waiting.get(seat)?.since;
      if (presence.is !== 'away' || this.#standIn === null || since === undefined) return presence;
      const msLeft = this.#standIn.afterMs - (this.#ports.now() - since);
      return { is: 'away', msLeft: Math.max(0, Math.ceil(msLeft)) };
    });
  }

  /** The clock runs for everybody who is away from the beginning; for whom it runs already it goes on. */
  begin(): void {
    for (const [seat, { presence }] of this.#seats.entries())
      if (presence.is === 'away' && !this.#waiting.has(seat)) this.#wait(seat);
  }

  leave(seat: Seat): void {
    const chair = at(this.#seats, seat);
    if (chair.presence.is !== 'here') return;
    chair.play({ is: 'away', msLeft: null }, null);
    this.#wait(seat);
    this.#ports.changed();
  }

  arrive(seat: Seat): void {
    const chair = at(this.#seats, seat);
    if (!chair.hasPerson || chair.presence.is === 'here') return;
    this.forget(seat);
    if (chair.presence.is === 'stand-in') this.#ports.replaced(seat);
    chair.play({ is: 'here' }, null);
    this.#ports.changed();
  }

  /** Nobody stands in for whoever was waited for. */
  forget(seat: Seat): void {
    this.#waiting.get(seat)?.over.abort();
    this.#waiting.delete(seat);
  }

  close(): void {
    for (const seat of this.#waiting.keys()) this.forget(seat);
  }

  #wait(seat: Seat): void {
    const standIn = this.#standIn;
    if (standIn === null) return;
    const over = new AbortController();
    this.#waiting.set(seat, { since: this.#ports.now(), over });
    const waited = async (): Promise<void> => this.#ports.wait(standIn.afterMs, over.signal);
    waited().then(
      () => !over.signal.aborted && this.#replace(seat, standIn.level),
      () => {}, // A clock that breaks hurries nobody.
    );
  }

  #replace(seat: Seat, level: Level): void {
    this.#waiting.delete(seat);
    this.#ports.replaced(seat);
    at(this.#seats, seat).play({ is: 'stand-in' }, this.#ports.newcomer(seat, level));
    this.#ports.changed();
  }
}

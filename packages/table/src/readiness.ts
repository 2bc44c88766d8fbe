/** Between two rounds: the next is dealt when everybody has looked at the end of the last, or when the time is up. */
import type { BySeat, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { TablePorts } from './ports.ts';
import type { RoomSeat } from './roomSeat.ts';

export class Readiness {
  readonly #seats: BySeat<RoomSeat>;
  readonly #readyMs: number | null;
  readonly #wait: TablePorts['wait'];
  readonly #said = new Set<Seat>();
  /** The round that is over; null while one is played. */
  #round: number | null = null;
  #goOn: () => void = () => {};

  constructor(seats: BySeat<RoomSeat>, readyMs: number | null, wait: TablePorts['wait']) {
    this.#seats = seats;
    this.#readyMs = readyMs;
    this.#wait = wait;
  }

  async until(round: number, signal: AbortSignal): Promise<void> {
    this.#round = round;
    this.#said.clear();
    for (const seat of this.#seats.keys()) this.tell(seat);
    const timeIsUp = new AbortController();
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.#startClock(timeIsUp.signal, resolve);
      this.look();
    });
    timeIsUp.abort();
    this.#round = null;
    // Whoever has missed the end of this round is told how things stand.
    for (const { outbox } of this.#seats) outbox.forget();
  }

  /** Tells a person that a round is over, if one is. */
  tell(seat: Seat): void {
    const { hasPerson, outbox } = at(this.#seats, seat);
    if (this.#round !== null && hasPerson)
      outbox.say({ type: 'round-over', round: this.#round, msLeft: this.#readyMs });
  }

  say(seat: Seat, round: number): void {
    if (round !== this.#round) return;
    this.#said.add(seat);
    this.look();
  }

  /** Somebody else sits there, who has not looked yet. */
  forget(seat: Seat): void {
    this.#said.delete(seat);
  }

  /** Whether it can go on: nobody waits for bots, nor for those for whom one plays. */
  look(): void {
    if (this.#round === null) return;
    const isWaitedFor = ({ hasPerson, presence }: RoomSeat): boolean =>
      hasPerson && presence.is !== 'stand-in';
    if (this.#seats.every((chair, seat) => !isWaitedFor(chair) || this.#said.has(seat))) this.#goOn();
  }

  #startClock(signal: AbortSignal, end: () => void): void {
    const ms = this.#readyMs;
    if (ms === null) return;
    const waited = async (): Promise<void> => this.#wait(ms, signal);
    // A clock that breaks hurries nobody.
    waited().then(end, () => {});
  }
}

/** The time of the seats: a base for every question, and a reserve for each seat that is used up once the base is over. */
import type { Seat } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import type { Clock } from '@paiju/protocol';
import type { ClockSettings } from './ports.ts';

/** The clock of one question. */
export interface Running {
  /** All the time there is, when it starts. */
  readonly ms: number;
  left(): Clock;
  /** What was used of the reserve is gone. */
  stop(): void;
}

export class Clocks {
  readonly #settings: ClockSettings | null;
  readonly #now: () => number;
  readonly #reserves: number[];

  constructor(settings: ClockSettings | null, seats: number, now: () => number) {
    this.#settings = settings;
    this.#now = now;
    this.#reserves = bySeat(seats, () => settings?.reserveMs ?? 0);
  }

  /** Null where everybody may think as long as they like. */
  start(seat: Seat): Running | null {
    if (this.#settings === null) return null;
    const { baseMs } = this.#settings;
    const reserveMs = at(this.#reserves, seat);
    const begun = this.#now();
    const left = (): Clock => {
      const over = this.#now() - begun - baseMs;
      return { msLeft: Math.max(0, -over), reserveMs: Math.max(0, reserveMs - Math.max(0, over)) };
    };
    return {
      ms: baseMs + reserveMs,
      left,
      stop: () => {
        this.#reserves[seat] = left().reserveMs;
      },
    };
  }
}

/** The time of the seats: a base for every question, and a reserve for each seat that is used up once the base is over. */
import type { BySeat, Seat } from '@paiju/engine';
import { at, bySeat } from '@paiju/engine';
import type { Clock } from '@paiju/protocol';
import type { ClockSettings } from './ports.ts';

/** Of the base of a question that was open while nobody could answer, so much is left. Such times cost no reserve. */
const GRACE_MS = 10_000;

/** The clock of one question. */
export interface Running {
  /** All the time there is, when it starts. */
  readonly ms: number;
  left(): Clock;
  /** What was used of the reserve is gone. */
  stop(): void;
}

/** How a question came up. */
export interface Begun {
  /** So long ago, before a restore. */
  readonly agoMs?: number;
  /**
   * Others do not know that the seat is asked, so what it takes must not show in its reserve, which everybody sees: it costs
   * none, and there is no more of it than the base.
   */
  readonly isSecret?: boolean;
}

export class Clocks {
  readonly #settings: ClockSettings | null;
  readonly #now: () => number;
  readonly #reserves: number[];
  readonly #running = new Map<Seat, Running>();

  constructor(settings: ClockSettings | null, seats: number, now: () => number) {
    this.#settings = settings;
    this.#now = now;
    this.#reserves = bySeat(seats, () => settings?.reserveMs ?? 0);
  }

  /** What every seat has left; null where nobody is timed. */
  get reserves(): BySeat<number> | null {
    if (this.#settings === null) return null;
    return this.#reserves.map((ms, seat) => this.#running.get(seat)?.left().reserveMs ?? ms);
  }

  /** As they were kept. A reserve that was not kept is whole. */
  restore(reserves: BySeat<number>): void {
    for (const seat of this.#reserves.keys())
      this.#reserves[seat] = reserves[seat] ?? this.#settings?.reserveMs ?? 0;
  }

  /** Null where everybody may think as long as they like. */
  start(seat: Seat, { agoMs = 0, isSecret = false }: Begun = {}): Running | null {
    if (this.#settings === null) return null;
    const { baseMs } = this.#settings;
    const baseLeft = Math.min(baseMs, Math.max(baseMs - agoMs, GRACE_MS));
    const reserve = at(this.#reserves, seat);
    const reserveMs = isSecret ? Math.min(reserve, baseMs) : reserve;
    const begun = this.#now();
    const left = (): Clock => {
      const over = Math.floor(this.#now() - begun) - baseLeft;
      return { msLeft: Math.max(0, -over), reserveMs: Math.max(0, reserveMs - Math.max(0, over)) };
    };
    const running = {
      ms: baseLeft + reserveMs,
      left,
      stop: () => {
        if (isSecret) return;
        this.#reserves[seat] = left().reserveMs;
        this.#running.delete(seat);
      },
    };
    if (!isSecret) this.#running.set(seat, running);
    return running;
  }
}

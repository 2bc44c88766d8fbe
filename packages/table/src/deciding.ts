/**
 * Who everybody can see is to decide, and the time that is left for it. Judged on what has been shown to all: where somebody may
 * claim a tile, or all choose in secret, that is nobody, whoever is asked.
 */
import type { Seat } from '@paiju/engine';
import type { Running } from './clocks.ts';
import type { Thinking } from './ports.ts';

export class Deciding {
  readonly #tell: (thinking: Thinking) => void;
  /** Whose turn has been shown to be. */
  #turn: Seat | null = null;
  /** Told last; its clock goes on while an answer is being kept, of which nobody knows. */
  #told: { readonly seat: Seat; readonly clock: Running } | null = null;

  constructor(tell: (thinking: Thinking) => void) {
    this.#tell = tell;
  }

  get now(): Thinking {
    return { seat: this.#told?.seat ?? null, clock: this.#told?.clock.left() ?? null };
  }

  /** Whether everybody can see that this seat is to decide. */
  isOpen(seat: Seat): boolean {
    return this.#turn === seat;
  }

  /** How things stand for everybody. */
  shown(publicView: object): void {
    this.#turn = turnIn(publicView);
    if (this.#turn !== null || this.#told === null) return;
    this.#told = null;
    this.#tell(this.now);
  }

  /** A seat has been asked. Nothing is told where nobody is timed. */
  asked(seat: Seat, clock: Running | null): void {
    if (!this.isOpen(seat) || clock === null) return;
    this.#told = { seat, clock };
    this.#tell(this.now);
  }
}

/** All games say it alike. */
const turnIn = (view: object): Seat | null => {
  const { phase } = view as { readonly phase: { readonly name: string; readonly seat?: Seat } };
  return phase.name === 'turn' ? (phase.seat ?? null) : null;
};

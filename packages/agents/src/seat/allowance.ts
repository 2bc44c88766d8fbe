/** The time of one decision: its own, then what the seat has in reserve. It begins when the agent can hear the question. */
import type { Clock } from '@paiju/protocol';

export class Allowance {
  readonly #decisionMs: number | null;
  readonly #reserveMs: number;
  readonly #late: () => void;
  #began: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(decisionMs: number | null, reserveMs: number, late: () => void) {
    this.#decisionMs = decisionMs;
    this.#reserveMs = reserveMs;
    this.#late = late;
  }

  /** Begun again it goes on. */
  start(): void {
    if (this.#began !== null || this.#decisionMs === null) return;
    this.#began = performance.now();
    this.#timer = setTimeout(this.#late, this.#decisionMs + this.#reserveMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get clock(): Clock | null {
    if (this.#decisionMs === null) return null;
    const msLeft = Math.max(0, Math.round(this.#decisionMs - this.#spentMs));
    return { msLeft, reserveMs: Math.round(this.reserveLeft) };
  }

  get reserveLeft(): number {
    if (this.#decisionMs === null) return this.#reserveMs;
    return Math.max(0, this.#reserveMs - Math.max(0, this.#spentMs - this.#decisionMs));
  }

  get #spentMs(): number {
    return this.#began === null ? 0 : performance.now() - this.#began;
  }
}

/** When the host is gone for long and the table waits, the next person who is here may begin. */
import type { BySeat, Seat } from '@paiju/engine';
import { seatsAfter } from '@paiju/engine';
import type { Sitter } from './entries.ts';

/** Who should be host instead; null where there is nobody, or no need. */
export const nextHost = (
  chairs: BySeat<Sitter>,
  host: Seat | null,
  isHere: (seat: Seat) => boolean,
): Seat | null => {
  if (host === null || isHere(host)) return null;
  return (
    seatsAfter(host, chairs.length).find((seat) => chairs[seat]?.is === 'person' && isHere(seat)) ?? null
  );
};

/** A wait that is begun when there is a reason for it and given up when there is none any more. */
export class Waiting {
  readonly #wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly #ms: number;
  readonly #end: () => void;
  #running: AbortController | null = null;

  constructor(wait: (ms: number, signal: AbortSignal) => Promise<void>, ms: number, end: () => void) {
    this.#wait = wait;
    this.#ms = ms;
    this.#end = end;
  }

  look(hasReason: boolean): void {
    if (hasReason === (this.#running !== null)) return;
    this.#running?.abort();
    this.#running = null;
    if (!hasReason) return;
    const running = new AbortController();
    this.#running = running;
    this.#wait(this.#ms, running.signal).then(
      () => {
        if (running.signal.aborted) return;
        this.#running = null;
        this.#end();
      },
      () => {}, // A clock that breaks hurries nobody.
    );
  }
}

/** A table that the server has opened begins by itself: as soon as everybody has come, or when the time is up with whoever has. */
import type { Seat } from '@paiju/engine';
import type { Made } from './entries.ts';
import type { SittingState } from './fold.ts';

interface Ports {
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
  begin(): void;
}

interface Attendance {
  /** Whether the match is yet to begin. */
  readonly isWaiting: boolean;
  readonly isAnybodyHere: boolean;
  readonly isEverybodyHere: boolean;
}

/** Who of those the chairs are for is not here. */
export const attendanceAt = (
  { chairs, made }: Pick<SittingState, 'chairs' | 'made'>,
  isHere: (seat: Seat) => boolean,
) => {
  const people = chairs.flatMap((sitter, seat) => (sitter.is === 'person' ? [seat] : []));
  return { made, people, absent: people.filter((seat) => !isHere(seat)) };
};

export class Starting {
  readonly #made: Made | null;
  readonly #ports: Ports;
  #waiting: AbortController | null = null;

  constructor(made: Made | null, ports: Ports) {
    this.#made = made;
    this.#ports = ports;
  }

  /** How long those who are here wait for the others at most; null where that is not said. */
  get leftMs(): number | null {
    return this.#made?.for === 'quick' ? Math.max(0, this.#made.startsBy - this.#ports.now()) : null;
  }

  look({ isWaiting, isAnybodyHere, isEverybodyHere }: Attendance): void {
    if (this.#made === null) return;
    if (isWaiting && isEverybodyHere) this.#ports.begin();
    const hasReason = isWaiting && isAnybodyHere && !isEverybodyHere;
    if (hasReason === (this.#waiting !== null)) return;
    this.#waiting?.abort();
    this.#waiting = null;
    if (!hasReason) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#ports.wait(this.leftMs ?? 0, waiting.signal).then(
      () => waiting.signal.aborted || this.#ports.begin(),
      () => {}, // A clock that breaks hurries nobody.
    );
  }
}

/** What the person in a seat is told, numbered, and kept so that what got lost on the way can be told again. */
import type { SeatDown } from '@paiju/protocol';

type Numbered = Extract<SeatDown, { readonly n: number }>;
/** For each kind of message by itself: together they would have only what they share. */
type WithoutNumber<M> = M extends Numbered ? Omit<M, 'n'> : never;
export type Unnumbered = WithoutNumber<Numbered>;

/**
 * So many messages are kept, a minute or two of play: whoever has missed more begins anew. A whole round of a table of four
 * would be a megabyte.
 */
const MOST_KEPT = 50;

export class Outbox {
  readonly #send: (message: SeatDown) => void;
  #kept: Numbered[] = [];
  #last: number;

  constructor(first: number, send: (message: SeatDown) => void) {
    this.#last = first;
    this.#send = send;
  }

  /** The number of the last message. */
  get last(): number {
    return this.#last;
  }

  say(message: Unnumbered): void {
    this.#last += 1;
    // Taking one field out of a union and putting it back gives the union again, which the compiler does not see.
    const numbered = { ...message, n: this.#last } as Numbered;
    this.#kept.push(numbered);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    this.#send(numbered);
  }

  /** What came after a number; null where that is not known any more, or was never told. */
  after(n: number): readonly Numbered[] | null {
    const forgotten = this.#last - this.#kept.length;
    return n >= forgotten && n <= this.#last ? this.#kept.slice(n - forgotten) : null;
  }

  /** Whoever has missed so much is told how things stand instead. */
  forget(): void {
    this.#kept = [];
  }
}

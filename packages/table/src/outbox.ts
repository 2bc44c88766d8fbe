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

/** Messages as text while they are kept: where there are very many, so many objects would be a burden. */
export interface Packing {
  pack(message: SeatDown): string;
  unpack(text: string): SeatDown;
}

export class Outbox {
  readonly #send: (message: SeatDown) => void;
  readonly #packing: Packing | null;
  #kept: (SeatDown | string)[] = [];
  #last: number;

  constructor(first: number, send: (message: SeatDown) => void, packing: Packing | null = null) {
    this.#last = first;
    this.#send = send;
    this.#packing = packing;
  }

  /** The number of the last message. */
  get last(): number {
    return this.#last;
  }

  say(message: Unnumbered): void {
    this.#last += 1;
    // Taking one field out of a union and putting it back gives the union again, which the compiler does not see.
    const numbered = { ...message, n: this.#last } as Numbered;
    this.#kept.push(this.#packing?.pack(numbered) ?? numbered);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    this.#send(numbered);
  }

  /** What came after a number; null where that is not known any more, or was never told. */
  after(n: number): readonly SeatDown[] | null {
    const forgotten = this.#last - this.#kept.length;
    if (n < forgotten || n > this.#last) return null;
    return this.#kept
      .slice(n - forgotten)
      .map((kept) => (typeof kept === 'string' ? this.#unpacked(kept) : kept));
  }

  #unpacked(text: string): SeatDown {
    if (this.#packing === null) throw new Error('nothing was packed here');
    return this.#packing.unpack(text);
  }

  /** Whoever has missed so much is told how things stand instead. */
  forget(): void {
    this.#kept = [];
  }
}

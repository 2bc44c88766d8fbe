/** Where bytes like these stood before: for each few bytes the last places, newest first, which may be wrong and are looked at. */

/** So many bytes have to be alike; from further back than this, so few are not worth it. */
export const LEAST = 3;
const FAR = 4_096;
const HASH_BITS = 11;
/** Of places since the beginning as many bits are kept as tell apart what may be referred to. */
const PLACE = 0xffff;
/** So many places are looked at. */
const TRIES = 64;
/** Odd, and its bits in no order. */
const MIX = 0x9e3779b1;

export class Marks {
  readonly #window: number;
  readonly #newest = new Uint16Array(2 ** HASH_BITS);
  readonly #before: Uint16Array;
  /** Where the first byte that is there stood, counted from the beginning of everything. */
  #base = 0;
  /** How far back the last match was: mostly so is the next one. */
  distance = 0;
  /** What was found: from where on, and how many bytes are alike. */
  place = -1;
  length = 0;

  /** `window` is a power of two. */
  constructor(window: number) {
    this.#window = window;
    this.#before = new Uint16Array(window);
  }

  /** So many bytes are no longer there. */
  slide(by: number): void {
    this.#base += by;
  }

  mark(bytes: Buffer, at: number): void {
    const mark = (this.#base + at) & PLACE;
    const hash = hashAt(bytes, at);
    const newest = this.#newest[hash] as number;
    if (newest === mark) return;
    this.#before[this.#slotOf(at)] = newest;
    this.#newest[hash] = mark;
  }

  /** Whether the bytes from here up to `to` stand somewhere before, as far as that is known. */
  find(bytes: Buffer, at: number, to: number): boolean {
    const least = Math.max(0, at - this.#window);
    this.place = -1;
    this.length = LEAST - 1;
    const again = at - this.distance;
    if (again < at && again >= least) this.#try(bytes, again, at, to);
    let place = this.#placeOf(this.#newest[hashAt(bytes, at)] as number, at);
    for (let tries = TRIES; tries > 0 && place < at && place >= least; tries--) {
      this.#try(bytes, place, at, to);
      const before = this.#placeOf(this.#before[this.#slotOf(place)] as number, at);
      if (before >= place) break;
      place = before;
    }
    return this.place >= 0;
  }

  /** Only what is longer counts: the byte at which it would become so tells most. */
  #try(bytes: Buffer, place: number, at: number, to: number): void {
    const best = this.length;
    if (at + best >= to || bytes[place + best] !== bytes[at + best]) return;
    let length = 0;
    while (at + length < to && bytes[place + length] === bytes[at + length]) length += 1;
    if (length <= best || (length === LEAST && at - place > FAR)) return;
    this.place = place;
    this.length = length;
  }

  #placeOf(mark: number, at: number): number {
    return at - ((this.#base + at - mark) & PLACE);
  }

  #slotOf(at: number): number {
    return (this.#base + at) & (this.#window - 1);
  }
}

const hashAt = (bytes: Buffer, at: number): number => {
  const word = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
  return Math.imul(word, MIX) >>> (32 - HASH_BITS);
};

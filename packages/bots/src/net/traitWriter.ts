/** Numbers as bytes, one after another. */

/** A byte tells sixteenths, up to nearly 8 either way. */
export const STEPS = 16;
const MOST = 127;

export class TraitWriter {
  readonly #out: Int8Array;
  #at = 0;

  constructor(out: Int8Array) {
    this.#out = out;
  }

  get written(): number {
    return this.#at;
  }

  number(value: number): void {
    const steps = Math.round(value * STEPS);
    this.#out[this.#at++] = Math.max(-MOST, Math.min(MOST, steps));
  }

  /** Large numbers with less and less detail. */
  root(value: number): void {
    this.number(Math.sign(value) * Math.sqrt(Math.abs(value)));
  }

  flag(isSo: boolean): void {
    this.number(isSo ? 1 : 0);
  }

  skip(places: number): void {
    this.#at += places;
  }
}

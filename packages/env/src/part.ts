/** An observation is a row of bytes made of named parts, each written by one function from what a seat may know. */
import type { Seat, Tile } from '@paiju/engine';

/** What an observation is made from: a view, whose it is, and the ids named so far in the choice under way. */
export interface Look<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly begun: readonly number[];
}

/** The same before a view is made of it. Whoever writes from a state hides what a view hides. */
export interface FastLook<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly begun: readonly number[];
}

/** Bytes with one meaning. Method syntax on purpose: a part of one game is then assignable to a part of any. */
export interface Part<T> {
  readonly name: string;
  /** For whoever reads the table in `docs/research.md`. */
  readonly says: string;
  /** The rules it comes from. */
  readonly rule: string;
  /** Rows and columns, or columns alone; the last is the fastest. */
  readonly shape: readonly number[];
  /** The bytes are 0 before. */
  write(from: T, out: Uint8Array, at: number): void;
}

export interface PlacedPart<T> extends Part<T> {
  readonly offset: number;
}

export interface Layout<T> {
  /** In bytes. */
  readonly size: number;
  readonly parts: readonly PlacedPart<T>[];
}

export const sizeOfShape = (shape: readonly number[]): number => shape.reduce((size, each) => size * each, 1);

/** The parts one after another, without gaps. */
export const layoutOf = <T>(parts: readonly Part<T>[]): Layout<T> => {
  let size = 0;
  const placed = parts.map((part) => {
    const offset = size;
    size += sizeOfShape(part.shape);
    return { ...part, offset };
  });
  return { size, parts: placed };
};

/** Where each part begins. */
export const offsetsIn =
  <T>({ parts }: Layout<T>) =>
  (name: string): number => {
    const part = parts.find((one) => one.name === name);
    if (part === undefined) throw new RangeError(`there is no part ${name}`);
    return part.offset;
  };

export const writeLayout = <T>(layout: Layout<T>, from: T, out: Uint8Array, at: number): void => {
  out.fill(0, at, at + layout.size);
  for (const part of layout.parts) part.write(from, out, at + part.offset);
};

/** A number as one byte: what is larger is written as 255. */
export const byteOf = (value: number): number => (value > 255 ? 255 : value);

/** One more of each tile. */
export const addTiles = (out: Uint8Array, at: number, tiles: readonly Tile[], copies = 1): void => {
  for (const tile of tiles) out[at + tile] = (out[at + tile] ?? 0) + copies;
};

/** A 1 at the place of the value among those it may have; nothing for null and for what is not among them. */
export const mark = <T>(out: Uint8Array, at: number, values: readonly T[], value: T | null): void => {
  const place = value === null ? -1 : values.indexOf(value);
  if (place >= 0) out[at + place] = 1;
};

/** How many seats further another seat sits: 0 is the seat that looks, 1 the next. */
export const stepsTo = (seat: Seat, other: Seat, seats: number): number => (other - seat + seats) % seats;

const DIGITS = 3;
/** Bytes of a number that one byte does not hold, the highest first; enough for what an option allows. */
export const DIGIT_BYTES = DIGITS;

export const writeDigits = (out: Uint8Array, at: number, value: number): void => {
  for (let place = 0; place < DIGITS; place++) out[at + place] = value >>> (8 * (DIGITS - 1 - place));
};

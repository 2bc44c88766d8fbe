/**
 * Actions as ids. An action is spelled in one id or several: what chooses tiles names them one by one in ascending order, so that
 * every action has one spelling and the list of ids stays short. No spelling is the beginning of another.
 */
import type { AnyAction, Seat } from '@paiju/engine';

/** Ids in a row that mean the same of different tiles, suits or skills. */
export interface IdRange {
  readonly name: string;
  readonly says: string;
  readonly rule: string;
  /** What each id of the range is about; one empty text where it is about nothing. */
  readonly of: readonly string[];
}

export interface Codec<A> {
  readonly ranges: readonly IdRange[];
  /** How many ids there are. */
  readonly size: number;
  /** The id at a place of the action's spelling; `END` behind the last. */
  idAt(action: A, place: number): number;
}

export const END = -1;

/** Where each range begins, by its name. */
export const startsOf = <N extends string>(
  ranges: readonly (IdRange & { readonly name: N })[],
): Readonly<Record<N, number>> & { readonly size: number } => {
  const starts: Record<string, number> = {};
  let size = 0;
  for (const { name, of } of ranges) {
    starts[name] = size;
    size += of.length;
  }
  return { ...(starts as Record<N, number>), size };
};

/** The name of every id: `tile 1m`, `pass`. */
export const idNames = ({ ranges }: Pick<Codec<AnyAction>, 'ranges'>): string[] =>
  ranges.flatMap(({ name, of }) => of.map((about) => (about === '' ? name : `${name} ${about}`)));

/** The whole spelling of an action. */
export const encode = <A>(codec: Codec<A>, action: A): number[] => {
  const ids: number[] = [];
  for (let id = codec.idAt(action, 0); id !== END; id = codec.idAt(action, ids.length)) ids.push(id);
  return ids;
};

/** The action among the legal ones that is spelled so; null where there is none. */
export const decode = <A>(codec: Codec<A>, legal: readonly A[], ids: readonly number[]): A | null =>
  legal.find((action) => String(encode(codec, action)) === String(ids)) ?? null;

/** A seat that is asked: what it may do, and the ids it has named so far. */
export class Choosing<A> {
  readonly seat: Seat;
  readonly begun: number[] = [];
  readonly #codec: Codec<A>;
  /** The legal actions whose spelling begins like this. */
  #left: readonly A[];

  constructor(codec: Codec<A>, seat: Seat, legal: readonly A[]) {
    this.#codec = codec;
    this.seat = seat;
    this.#left = legal;
  }

  /** A 1 for every id that may be named next; the bytes are 0 before. */
  mask(out: Uint8Array, at: number): void {
    const place = this.begun.length;
    for (const action of this.#left) out[at + this.#codec.idAt(action, place)] = 1;
  }

  /** The action, once it is spelled out; null while more has to be named. */
  name(id: number): A | null {
    const place = this.begun.length;
    const first = this.#left.find((action) => this.#codec.idAt(action, place) === id);
    if (first === undefined || !Number.isInteger(id)) throw new RangeError(`id ${id} may not be named now`);
    this.begun.push(id);
    if (this.#codec.idAt(first, place + 1) === END) return first;
    this.#left = this.#left.filter((action) => this.#codec.idAt(action, place) === id);
    return null;
  }
}

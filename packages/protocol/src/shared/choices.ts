/**
 * Choices as they travel. A seat of Haiyuki may exchange any of its tiles: up to 1,536 actions, described in one line.
 *
 *   { type: 'exchange', any: [0, 0, 5], least: 1, most: 2, first: 'few' }
 *
 * is every way to take one or two of these tiles. The two functions are the inverse of each other, order included.
 */

/** As much of an action as there is to describing it. */
interface Described {
  readonly type: string;
  readonly tiles?: readonly number[];
}

/** All actions of a type that name `least` to `most` of the tiles in `any`, each in ascending order. */
export interface AnyOf<T extends string = string> {
  readonly type: T;
  /** In ascending order; a tile may be there several times. */
  readonly any: readonly number[];
  readonly least: number;
  readonly most: number;
  /** Whether the choices with few copies of the lowest tile come first, or those with many; then of the next, and so on. */
  readonly first: 'few' | 'many';
}

/** What of an action type names tiles and nothing else. */
export type TilesType<A> = A extends {
  readonly type: infer T extends string;
  readonly tiles: readonly number[];
}
  ? T
  : never;

export type Choices<A> = readonly (A | AnyOf<TilesType<A>>)[];

/** So few are as short to list. */
const FEW = 3;

export const describeChoices = <A extends Described>(legal: readonly A[]): Choices<A> =>
  pieces(legal).flatMap((piece): Choices<A> => {
    const found = piece.length > FEW ? descriptionOf(piece) : null;
    // Of a type with tiles: `descriptionOf` has listed the very same actions again.
    return found === null ? piece : [found as AnyOf<TilesType<A>>];
  });

/** The actions that were described; null where they are too many to be meant. */
export const listChoices = <A extends Described>(choices: Choices<A>, most: number): readonly A[] | null => {
  const legal: A[] = [];
  for (const choice of choices) {
    const sets = 'any' in choice ? tileSets(choice, most - legal.length) : null;
    if (!('any' in choice)) legal.push(choice);
    else if (sets === null) return null;
    // A type that names tiles and nothing else: this is the whole action.
    else for (const tiles of sets) legal.push({ type: choice.type, tiles } as unknown as A);
    if (legal.length > most) return null;
  }
  return legal;
};

/** Runs of actions of one type that name tiles and nothing else, cut where no tile is on both sides. */
const pieces = <A extends Described>(legal: readonly A[]): readonly (readonly A[])[] => {
  const lastAt = new Map<string, number>();
  const wordsOf = ({ type, tiles = [] }: A): string[] => tiles.map((tile) => `${type} ${tile}`);
  for (const [i, action] of legal.entries()) for (const word of wordsOf(action)) lastAt.set(word, i);
  const found: A[][] = [];
  let end = -1;
  for (const [i, action] of legal.entries()) {
    if (i > end) found.push([]);
    found.at(-1)?.push(action);
    end = Math.max(end, i, ...wordsOf(action).map((word) => lastAt.get(word) ?? i));
  }
  return found;
};

const descriptionOf = (piece: readonly Described[]): AnyOf | null => {
  const [{ type } = { type: '' }] = piece;
  if (!piece.every((action) => isOfTiles(action, type))) return null;
  const sets = piece.map(({ tiles = [] }) => tiles);
  const sizes = sets.map((tiles) => tiles.length);
  const any = [...new Set(sets.flat())]
    .sort((a, b) => a - b)
    .flatMap((tile) => new Array<number>(Math.max(...sets.map((set) => copiesOf(set, tile)))).fill(tile));
  const range = { type, any, least: Math.min(...sizes), most: Math.max(...sizes) };
  for (const first of ['few', 'many'] as const) {
    const listed = tileSets({ ...range, first }, piece.length);
    if (JSON.stringify(listed) === JSON.stringify(sets)) return { ...range, first };
  }
  return null;
};

const isOfTiles = (action: Described, type: string): boolean =>
  action.type === type && action.tiles !== undefined && Object.keys(action).length === 2;

const copiesOf = (tiles: readonly number[], tile: number): number =>
  tiles.filter((one) => one === tile).length;

/** Every set of tiles that is meant, in order; null where there are more than `limit`. */
const tileSets = ({ any, least, most, first }: AnyOf, limit: number): number[][] | null => {
  const kinds = [...new Set(any)];
  /** How many tiles there are of the kinds from a place on. */
  const left = kinds.map((kind) => any.length - any.indexOf(kind));
  const sets: number[][] = [];
  const taken: number[] = [];
  /** Answers whether there was room for all. */
  const choose = (place: number): boolean => {
    const kind = kinds[place];
    if (kind === undefined) {
      sets.push(taken.slice());
      return sets.length <= limit;
    }
    const fewest = Math.max(0, least - taken.length - (left[place + 1] ?? 0));
    const copies = Math.min(copiesOf(any, kind), most - taken.length);
    for (let i = fewest; i <= copies; i++) {
      const count = first === 'few' ? i : copies + fewest - i;
      for (let n = 0; n < count; n++) taken.push(kind);
      const fits = choose(place + 1);
      taken.length -= count;
      if (!fits) return false;
    }
    return true;
  };
  return choose(0) ? sets : null;
};

/** What a seat may ask for in every game played on the shared round: imperative, may be refused. */
import { madeByTile } from '../core/made.ts';
import type { Tile } from '../core/tile.ts';
import type { AnyAction } from './ruleset.ts';

/** An answer to somebody's discard. `tile` of a chow is its lowest, of a kong the tile konged. */
export type Claim =
  | { readonly type: 'win' }
  | { readonly type: 'kong'; readonly tile: Tile }
  | { readonly type: 'pung'; readonly tile: Tile }
  | { readonly type: 'chow'; readonly tile: Tile };

export type Pass = { readonly type: 'pass' };
export const PASS: Pass = { type: 'pass' };

export type TurnAction =
  | { readonly type: 'discard'; readonly tile: Tile }
  /** Concealed or added: the hand and its melds tell which. */
  | { readonly type: 'kong'; readonly tile: Tile }
  /** `tile` only where the rules ask which tile is set aside. */
  | { readonly type: 'win'; readonly tile?: Tile };

export type RoundAction = TurnAction | Claim | Pass;

// One action for each tile: legal actions then cost no memory and are mostly told apart by identity.
export const WIN = { type: 'win' } as const;
export const discardOf = madeByTile((tile) => ({ type: 'discard', tile }) as const);
export const kongOf = madeByTile((tile) => ({ type: 'kong', tile }) as const);
export const pungOf = madeByTile((tile) => ({ type: 'pung', tile }) as const);
export const chowOf = madeByTile((tile) => ({ type: 'chow', tile }) as const);

/** Whether two actions ask for the same. Works on anything from outside: what is malformed equals nothing. */
export const sameAction = (a: AnyAction, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof b !== 'object' || b === null || (b as Partial<AnyAction>).type !== a.type) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => sameValue(value, right.get(key)));
};

const sameValue = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? Array.isArray(b) && sameTiles(a, b) : a === b;

/** Each as often, in any order: whoever names tiles need not sort them. */
const sameTiles = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((tile) => timesIn(a, tile) === timesIn(b, tile));

const timesIn = (tiles: readonly unknown[], wanted: unknown): number =>
  tiles.reduce<number>((times, tile) => (tile === wanted ? times + 1 : times), 0);

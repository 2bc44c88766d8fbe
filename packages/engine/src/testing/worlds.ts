/**
 * Walls that a seat may not be able to tell from the one it plays on, for the leak gate. Most attempts can be told apart
 * and are thrown away by the gate; these are ways that often enough cannot: tiles swapped where the seat does not look,
 * and whole sets of another hand replaced, so that a hidden kong or a hidden winning hand is another one of the same worth.
 */
import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import { suitIndex } from '../core/tile.ts';
import type { TableEvent } from '../play/events.ts';
import type { WonBase } from '../play/kit.ts';
import type { AnyAction, AnyEvent } from '../play/ruleset.ts';

/** Who got a tile of the wall; `open` for one that lies there for all to see. */
export type Holder = Seat | 'wall' | 'open';
type Swaps = readonly (readonly [place: number, other: number])[];
type SeenEvent = TableEvent | WonBase;

/** A deal as somebody looking on from one seat sees it. */
export interface Scene {
  readonly wall: readonly Tile[];
  /** By place of the wall. */
  readonly holders: readonly Holder[];
  readonly kinds: readonly Tile[];
  readonly seat: Seat | null;
  readonly events: readonly AnyEvent[];
  below(n: number): number;
}

/** The wall changed, and what a tile-naming action becomes on it. */
export interface OtherWall {
  readonly wall: readonly Tile[];
  rename(action: AnyAction): AnyAction;
}

/** How many ways there are. */
export const WAYS = 13;

/** One of the ways, by its number. */
export const otherWall = (scene: Scene, way: number): OtherWall => swapping(scene.wall, swapsFor(scene, way));

const swapsFor = (scene: Scene, way: number): Swaps => {
  if (way < 2) return sameKind(scene);
  if (way < 5) return sameRun(scene);
  if (way < 7) return lastDrawn(scene);
  return twoOf(scene, way < 10 ? scene.below(4) : null);
};

/** Who has the tiles after these events, the deal being known: draws come from both ends of what is left. */
export const holdersAfter = (dealt: readonly Holder[], events: readonly AnyEvent[]): Holder[] => {
  const holders = [...dealt];
  let front = holders.indexOf('wall');
  let back = holders.length;
  for (const event of events as readonly SeenEvent[])
    if (event.type === 'drew') holders[event.end === 'front' ? front++ : --back] = event.seat;
  return holders;
};

/** Two tiles out of sight: both of one seat, or anywhere. */
const twoOf = (scene: Scene, holder: Seat | null): Swaps => {
  const { seat, below } = scene;
  const places = placesOf(scene, (found) => found !== seat && (holder === null || found === holder));
  const [i, j] = [places[below(places.length || 1)], places[below(places.length || 1)]];
  return i === undefined || j === undefined ? [] : [[i, j]];
};

/** The tile drawn last, if by another seat, for one that is still in the wall. */
const lastDrawn = (scene: Scene): Swaps => {
  const { holders, events, below } = scene;
  const last = (events as readonly SeenEvent[]).findLast((event) => event.type === 'drew');
  const undrawn = placesOf(scene, (holder) => holder === 'wall');
  const [first = holders.length] = undrawn;
  const other = undrawn[below(undrawn.length || 1)];
  if (last === undefined || other === undefined || last.seat === scene.seat) return [];
  return [[last.end === 'front' ? first - 1 : (undrawn.at(-1) ?? 0) + 1, other]];
};

/** All copies of a kind that another seat got, for as many copies of a kind that is somewhere else. */
const sameKind = (scene: Scene): Swaps => {
  const { below, wall } = scene;
  const owner = otherSeat(scene);
  const held = placesOf(scene, (holder) => holder === owner);
  const most = Math.max(...held.map((place) => copies(wall, held, place)));
  const candidates = below(2) === 0 ? held : held.filter((place) => copies(wall, held, place) === most);
  const mine = wall[candidates[below(candidates.length || 1)] ?? 0] as Tile;
  // Of the same suit, or they would soon be told apart.
  const alike = scene.kinds.filter((tile) => tile !== mine && suitIndex(tile) === suitIndex(mine));
  const unseen = unseenKinds(scene).filter((tile) => alike.includes(tile));
  const pool = unseen.length > 0 ? unseen : alike;
  const theirs = pool[below(pool.length)] as Tile;
  const left = held.filter((place) => wall[place] === mine);
  const right = placesOf(scene, (holder) => holder !== owner && holder !== scene.seat).filter(
    (place) => wall[place] === theirs,
  );
  return pairUp(left, shuffled(right, below));
};

/** A run that another seat got for another run. */
const sameRun = (scene: Scene): Swaps => {
  const { below, wall } = scene;
  const owner = otherSeat(scene);
  const held = placesOf(scene, (holder) => holder === owner);
  const rest = placesOf(scene, (holder) => holder !== owner && holder !== scene.seat);
  const mine = wall[held[below(held.length || 1)] ?? 0] as Tile;
  const theirs = below(scene.kinds.length);
  const find = (places: readonly number[], tile: number): number[] =>
    places.filter((place) => wall[place] === tile);
  return [0, 1, 2].flatMap((step) =>
    pairUp(find(held, mine + step).slice(0, 1), shuffled(find(rest, theirs + step), below)),
  );
};

const otherSeat = ({ seat, below }: Scene): Seat => (seat === null ? below(4) : (seat + 1 + below(3)) % 4);

const placesOf = ({ holders }: Scene, wanted: (holder: Holder) => boolean): number[] =>
  holders.flatMap((holder, place) => (holder !== 'open' && wanted(holder) ? [place] : []));

const copies = (wall: readonly Tile[], places: readonly number[], place: number): number =>
  places.filter((other) => wall[other] === wall[place]).length;

/** Kinds of which the seat has seen no copy at all. */
const unseenKinds = ({ wall, holders, kinds, seat, events }: Scene): Tile[] => {
  const seen = new Set<Tile>(wall.filter((_, place) => holders[place] === seat));
  for (const event of events as readonly SeenEvent[]) {
    if (event.type === 'discarded' || event.type === 'kong-declared') seen.add(event.tile);
    if (event.type === 'melded' && event.meld.from !== null) seen.add(event.meld.tile);
    if (event.type === 'won' && event.tile !== null) seen.add(event.tile);
  }
  return kinds.filter((tile) => !seen.has(tile));
};

const pairUp = (left: readonly number[], right: readonly number[]): Swaps =>
  left.flatMap((place, i) => {
    const other = right[i];
    return other === undefined ? [] : [[place, other] as const];
  });

const shuffled = (places: readonly number[], below: (n: number) => number): number[] =>
  places
    .map((place) => [below(1000), place] as const)
    .sort(([a], [b]) => a - b)
    .map(([, place]) => place);

/** Carries out the swaps. A secret action that names a tile may name another one in that world. */
const swapping = (wall: readonly Tile[], swaps: Swaps): OtherWall => {
  const changed = [...wall];
  const renamed = new Map<Tile, Tile>();
  for (const [place, other] of swaps) {
    const [a, b] = [wall[place] as Tile, wall[other] as Tile];
    changed[place] = b;
    changed[other] = a;
    renamed.set(a, b).set(b, a);
  }
  return { wall: changed, rename: (action) => renameIn(action, renamed) };
};

const renameIn = (
  action: AnyAction & { readonly tile?: Tile; readonly tiles?: readonly Tile[] },
  renamed: ReadonlyMap<Tile, Tile>,
): AnyAction => {
  const { tile, tiles } = action;
  if (tile !== undefined) return { ...action, ...{ tile: renamed.get(tile) ?? tile } };
  if (tiles === undefined) return action;
  // One of the three; the others may be copies that stayed where they were.
  const place = tiles.findIndex((one) => renamed.has(one));
  const changed = tiles.map((one, i) => (i === place ? (renamed.get(one) ?? one) : one));
  return { ...action, ...{ tiles: changed.sort((a, b) => a - b) } };
};

/**
 * Deals of Xuezhan that a seat may not be able to tell from the one it plays in. Most attempts can be told apart and are
 * thrown away by the gate; these are ways that often enough cannot: tiles swapped where the seat does not look, and whole
 * sets of another hand replaced, so that a hidden kong or a hidden winning hand is another one of the same worth.
 */
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { kinds, SUITED, suitIndex } from '../../../core/tile.ts';
import type { AnyAction } from '../../../play/ruleset.ts';
import type { OtherDeal, Sight } from '../../../testing/leakGate.ts';
import type { XuezhanDeal } from '../index.ts';
import type { XuezhanEvent } from '../state.ts';

type Holder = Seat | 'wall';
type Swaps = readonly (readonly [place: number, other: number])[];

/** The deal as somebody looking on from one seat sees it. */
interface Scene {
  readonly wall: readonly Tile[];
  readonly holders: readonly Holder[];
  readonly seat: Seat | null;
  readonly events: readonly XuezhanEvent[];
  below(n: number): number;
}

const ALL_KINDS = kinds(SUITED);

export const otherDeal = (deal: XuezhanDeal, { seat, events, below }: Sight): OtherDeal => {
  const { wall, direction } = deal;
  const known = events as readonly XuezhanEvent[];
  const scene = { wall, holders: holdersOf(wall.length, known), seat, events: known, below };
  switch (below(14)) {
    case 0:
      return { deal: { wall, direction: ((direction % 3) + 1) as XuezhanDeal['direction'] }, rename: same };
    case 1:
    case 2:
      return swapping(deal, sameKind(scene));
    case 3:
    case 4:
    case 5:
      return swapping(deal, sameRun(scene));
    case 6:
    case 7:
      return swapping(deal, lastDrawn(scene));
    case 8:
    case 9:
    case 10:
      return swapping(deal, twoOf(scene, below(4)));
    default:
      return swapping(deal, twoOf(scene, null));
  }
};

const same = (action: AnyAction): AnyAction => action;

/** Who got the tile at each place of the wall: dealt in blocks from the front, then drawn from both ends. */
const holdersOf = (size: number, events: readonly XuezhanEvent[]): Holder[] => {
  const holders: Holder[] = Array.from({ length: size }, () => 'wall');
  let front = 0;
  let back = size;
  for (const event of events) {
    if (event.type === 'drew') holders[event.end === 'front' ? front++ : --back] = event.seat;
    if (event.type !== 'dealt') continue;
    for (let place = 0; place < event.hands.length; place++) {
      const seat = (event.dealer + place) % event.hands.length;
      for (const _ of at(event.hands, seat)) holders[front++] = seat;
    }
  }
  return holders;
};

/** Two tiles out of sight: both of one seat, or anywhere. */
const twoOf = ({ holders, seat, below }: Scene, holder: Seat | null): Swaps => {
  const places = holders.flatMap((found, place) =>
    found !== seat && (holder === null || found === holder) ? [place] : [],
  );
  const [i, j] = [places[below(places.length || 1)], places[below(places.length || 1)]];
  return i === undefined || j === undefined ? [] : [[i, j]];
};

/** The tile drawn last, if by another seat, for one that is still in the wall. */
const lastDrawn = (scene: Scene): Swaps => {
  const { holders, events, below } = scene;
  const last = events.findLast((event) => event.type === 'drew');
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
  // Of the same suit, or void suits would soon tell the worlds apart.
  const alike = ALL_KINDS.filter((tile) => tile !== mine && suitIndex(tile) === suitIndex(mine));
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
  const theirs = below(ALL_KINDS.length);
  const find = (places: readonly number[], tile: number): number[] =>
    places.filter((place) => wall[place] === tile);
  return [0, 1, 2].flatMap((step) =>
    pairUp(find(held, mine + step).slice(0, 1), shuffled(find(rest, theirs + step), below)),
  );
};

const otherSeat = ({ seat, below }: Scene): Seat => (seat === null ? below(4) : (seat + 1 + below(3)) % 4);

const placesOf = ({ holders }: Scene, wanted: (holder: Holder) => boolean): number[] =>
  holders.flatMap((holder, place) => (wanted(holder) ? [place] : []));

const copies = (wall: readonly Tile[], places: readonly number[], place: number): number =>
  places.filter((other) => wall[other] === wall[place]).length;

/** Kinds of which the seat has seen no copy at all. */
const unseenKinds = ({ wall, holders, seat, events }: Scene): Tile[] => {
  const seen = new Set<Tile>(wall.filter((_, place) => holders[place] === seat));
  for (const event of events) {
    if (event.type === 'discarded' || event.type === 'kong-declared') seen.add(event.tile);
    if (event.type === 'melded' && event.meld.from !== null) seen.add(event.meld.tile);
    if (event.type === 'won' && event.tile !== null) seen.add(event.tile);
  }
  return ALL_KINDS.filter((tile) => !seen.has(tile));
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
const swapping = ({ wall, direction }: XuezhanDeal, swaps: Swaps): OtherDeal => {
  const changed = [...wall];
  const renamed = new Map<Tile, Tile>();
  for (const [place, other] of swaps) {
    const [a, b] = [wall[place] as Tile, wall[other] as Tile];
    changed[place] = b;
    changed[other] = a;
    renamed.set(a, b).set(b, a);
  }
  return { deal: { wall: changed, direction }, rename: (action) => renameIn(action, renamed) };
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

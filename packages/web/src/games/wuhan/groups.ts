/** A winning hand laid out in sets, to look at. What it is worth was decided elsewhere. */
import type { Tile } from '@paiju/engine';
import { rankOf, suitOf } from '@paiju/engine';
import type { Groups } from '../../settlement/groups.ts';
import { inOrder, runFrom } from '../../settlement/groups.ts';

/** As few wilds as possible stand for another tile. Hands without sets stay a row. */
export const wuhanGroups = (concealed: readonly Tile[], wild: Tile, onlyTriplets: boolean): Groups => {
  const sorted = inOrder(concealed);
  const wilds = sorted.filter((tile) => tile === wild).length;
  const others = sorted.filter((tile) => tile !== wild);
  for (const pairs of [isJiang, () => true])
    for (let free = 0; free <= wilds; free++) {
      const bound = inOrder([...others, ...Array.from({ length: wilds - free }, () => wild)]);
      const found = split({ tiles: bound, free, hasPair: false }, { wild, onlyTriplets, mayPair: pairs });
      if (found !== null) return [...found].sort((a, b) => b.length - a.length);
    }
  return [sorted];
};

const isJiang = (tile: Tile): boolean => suitOf(tile) !== null && rankOf(tile) % 3 === 2;

interface Rest {
  readonly tiles: readonly Tile[];
  /** Wilds that may stand for any tile. */
  readonly free: number;
  readonly hasPair: boolean;
}

interface Manner {
  readonly wild: Tile;
  readonly onlyTriplets: boolean;
  mayPair(tile: Tile): boolean;
}

/** The lowest tile is in a pair, a triplet or the run it begins or, with a wild before it, continues. */
const split = ({ tiles, free, hasPair }: Rest, manner: Manner): Tile[][] | null => {
  const [lowest] = tiles;
  if (lowest === undefined) return splitWilds(free, hasPair, manner.wild);
  const shapes: (readonly Tile[])[] = [[lowest, lowest, lowest]];
  if (!hasPair && manner.mayPair(lowest)) shapes.push([lowest, lowest]);
  if (!manner.onlyTriplets) shapes.push(...runsWith(lowest));
  for (const shape of shapes) {
    const taken = take(tiles, shape);
    if (taken.missing > free) continue;
    const rest = { tiles: taken.left, free: free - taken.missing, hasPair: hasPair || shape.length === 2 };
    const found = split(rest, manner);
    if (found !== null) return [shape.map((tile, i) => (taken.held[i] ? tile : manner.wild)), ...found];
  }
  return null;
};

const runsWith = (tile: Tile): Tile[][] => {
  if (suitOf(tile) === null) return [];
  return [0, 1, 2]
    .map((before) => (tile - before) as Tile)
    .filter((first) => first >= 0 && suitOf(first) === suitOf(tile) && rankOf(first) <= 7)
    .map(runFrom);
};

const take = (tiles: readonly Tile[], shape: readonly Tile[]) => {
  const left = [...tiles];
  const held = shape.map((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return { left, held, missing: held.filter((isHeld) => !isHeld).length };
};

/** Nothing but wilds is left: they make the pair and triplets. */
const splitWilds = (free: number, hasPair: boolean, wild: Tile): Tile[][] | null => {
  const inSets = free - (hasPair ? 0 : 2);
  if (inSets < 0 || inSets % 3 !== 0) return null;
  const sets = Array.from({ length: inSets / 3 }, () => [wild, wild, wild]);
  return hasPair ? sets : [...sets, [wild, wild]];
};

/** A winning hand laid out in sets, to look at. What it is worth was decided elsewhere. */
import type { HandSet, Reading, Tile, XuezhanSeenWon } from '@paiju/engine';
import { countTiles, HAIYUKI_TILES, kinds, rankOf, readings, SUITED, suitOf } from '@paiju/engine';

export type Groups = readonly (readonly Tile[])[];

const PAIRS: ReadonlySet<string> = new Set(['seven-pairs', 'dragon-seven-pairs', 'jiang-seven-pairs']);
const TRIPLETS: ReadonlySet<string> = new Set([
  'all-triplets',
  'golden-hook',
  'pure-all-triplets',
  'pure-golden-hook',
  'jiang-triplets',
  'arhats',
]);

/** The concealed tiles of a win of Xuezhan, in the reading that its fan speak of. */
export const xuezhanGroups = ({ fans }: XuezhanSeenWon, concealed: readonly Tile[]): Groups => {
  const has = (codes: ReadonlySet<string>): boolean => fans.some(([code]) => codes.has(code));
  if (has(PAIRS)) return pairsOf(concealed);
  const found = readings(countTiles(SUITED, concealed), Math.floor(concealed.length / 3));
  const fits = (reading: Reading): boolean => {
    if (has(TRIPLETS)) return reading.sets.every(({ kind }) => kind === 'triplet');
    return fans.some(([code]) => code === 'terminals') ? reading.sets.every(hasTerminal) : true;
  };
  const reading = found.find(fits) ?? found[0];
  return reading === undefined
    ? [concealed]
    : [...reading.sets.map(tilesOfSet), [reading.pair, reading.pair]];
};

const tilesOfSet = ({ kind, tile }: HandSet): Tile[] => (kind === 'run' ? run(tile) : [tile, tile, tile]);

const run = (tile: Tile): Tile[] => [tile, (tile + 1) as Tile, (tile + 2) as Tile];

const hasTerminal = (set: HandSet): boolean => tilesOfSet(set).some((tile) => [1, 9].includes(rankOf(tile)));

const pairsOf = (tiles: readonly Tile[]): Groups => {
  const sorted = [...tiles].sort((a, b) => a - b);
  return sorted.flatMap((tile, i) => (i % 2 === 0 ? [[tile, sorted[i + 1] ?? tile]] : []));
};

/** The tiles of a win of Haiyuki, pile by pile, the largest first. */
export const pilesOf = (tiles: readonly Tile[]): Groups =>
  kinds(HAIYUKI_TILES)
    .map((kind) => tiles.filter((tile) => tile === kind))
    .filter((pile) => pile.length > 0)
    .sort((a, b) => b.length - a.length);

/** The concealed tiles of a win of Wuhan: as few wilds as possible stand for another tile. Hands without sets stay a row. */
export const wuhanGroups = (concealed: readonly Tile[], wild: Tile, onlyTriplets: boolean): Groups => {
  const sorted = [...concealed].sort((a, b) => a - b);
  const wilds = sorted.filter((tile) => tile === wild).length;
  const others = sorted.filter((tile) => tile !== wild);
  for (const pairs of [isJiang, () => true])
    for (let free = 0; free <= wilds; free++) {
      const bound = [...others, ...Array.from({ length: wilds - free }, () => wild)].sort((a, b) => a - b);
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
    .map(run);
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

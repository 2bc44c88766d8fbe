/** A winning hand laid out in the reading that its fan speak of, to look at. What it is worth was decided elsewhere. */
import type { HandSet, Reading, Tile } from '@paiju/engine';
import { countTiles, rankOf, readings, SUITED } from '@paiju/engine';
import type { XuezhanSeenWon } from '@paiju/engine/xuezhan';
import type { Groups } from '../../settlement/groups.ts';
import { inOrder, runFrom } from '../../settlement/groups.ts';

const PAIRS: ReadonlySet<string> = new Set(['seven-pairs', 'dragon-seven-pairs', 'jiang-seven-pairs']);
const TRIPLETS: ReadonlySet<string> = new Set([
  'all-triplets',
  'golden-hook',
  'pure-all-triplets',
  'pure-golden-hook',
  'jiang-triplets',
  'arhats',
]);

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

const tilesOfSet = ({ kind, tile }: HandSet): Tile[] => (kind === 'run' ? runFrom(tile) : [tile, tile, tile]);

const hasTerminal = (set: HandSet): boolean => tilesOfSet(set).some((tile) => [1, 9].includes(rankOf(tile)));

const pairsOf = (tiles: readonly Tile[]): Groups => {
  const sorted = inOrder(tiles);
  return sorted.flatMap((tile, i) => (i % 2 === 0 ? [[tile, sorted[i + 1] ?? tile]] : []));
};

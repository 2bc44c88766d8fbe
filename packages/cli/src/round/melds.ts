/** Melds as they are typed: `555p 7777s #9999m 123s +7z`, as the table shows them. */
import type { Meld, Tile, TileSet } from '@paiju/engine';
import { rankOf, SUITS, suitIndex } from '@paiju/engine';
import { oneLine, UsageError } from '../edge/failure.ts';
import { readTiles } from '../edge/tiles.ts';

/** What is laid down beside pungs and kongs. */
export interface MeldRules {
  readonly chows: boolean;
  /** Whether a tile is laid out by itself. */
  isSingle(tile: Tile): boolean;
}

/** Who fed the melds is not said: the previous seat, who can feed all of them. */
const FEEDER = 3;

export const readMelds = (set: TileSet, text: string, rules: MeldRules): Meld[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [, mark = '', rest = ''] = /^([#+]?)(.*)$/.exec(word) ?? [];
      const tiles = readTiles(set, '--melds', rest);
      const melds = mark === '+' ? singles(tiles, rules) : [meldOf(tiles, mark === '#', rules)];
      return melds.map((meld) => meld ?? refuse(word, rules));
    });

const singles = (tiles: readonly Tile[], { isSingle }: MeldRules): (Meld | null)[] =>
  tiles.map((tile) => (isSingle(tile) ? { kind: 'kong', tile, from: null, made: 'special' } : null));

const meldOf = (tiles: readonly Tile[], isConcealed: boolean, rules: MeldRules): Meld | null => {
  const [tile] = tiles;
  if (tile === undefined) return null;
  const isAlike = tiles.every((other) => other === tile);
  if (isAlike && tiles.length === 4)
    return isConcealed
      ? { kind: 'kong', tile, from: null, made: 'concealed' }
      : { kind: 'kong', tile, from: FEEDER, made: 'claimed' };
  if (isConcealed) return null;
  if (isAlike && tiles.length === 3) return { kind: 'pung', tile, from: FEEDER };
  return rules.chows && isRun(tiles) ? { kind: 'chow', tile: lowest(tiles), from: FEEDER } : null;
};

const lowest = (tiles: readonly Tile[]): Tile => Math.min(...tiles) as Tile;

const isRun = (tiles: readonly Tile[]): boolean => {
  const first = lowest(tiles);
  const sorted = [...tiles].sort((a, b) => a - b);
  return tiles.length === 3 && mayStartRun(first) && sorted.every((tile, i) => tile === first + i);
};

const LAST_START = 7;
/** Honours make no runs. */
const mayStartRun = (tile: Tile): boolean => suitIndex(tile) < SUITS.length && rankOf(tile) <= LAST_START;

const refuse = (word: string, { chows }: MeldRules): never => {
  const more = chows ? ', a chow 123m, a special tile laid out +7z' : '';
  throw new UsageError(
    `--melds: '${oneLine(word)}' is no meld; allowed: a pung 555p, a kong 5555p, a concealed one #5555p${more}`,
  );
};

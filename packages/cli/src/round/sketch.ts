/** A table of the shared round at which seat 0 is about to discard and nobody else has done anything yet. */
import type { Meld, Tile, TileSet } from '@paiju/engine';
import { codeOf, formatTiles, meldTiles } from '@paiju/engine';
import type { TypedHand } from '../desk.ts';
import { readTiles, refuseOtherSize, refuseTooMany } from '../edge/tiles.ts';
import type { MeldRules } from './melds.ts';
import { readMelds } from './melds.ts';

/** What the table is like. */
export interface TableSketch {
  readonly set: TileSet;
  /** Sets of a complete hand. */
  readonly sets: number;
  readonly melds: MeldRules;
  /** Tiles that lie open beside the hand. */
  readonly open: readonly Tile[];
}

/** How melds are typed at such a table. */
export const SETS_TYPED = '"555p 7777s #9999m"';

export interface OwnTiles {
  /** In the order typed: the last one is the one just drawn. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
}

export const readOwn = ({ hand, melds }: TypedHand, table: TableSketch): OwnTiles => {
  const { set, sets, open } = table;
  const tiles = readTiles(set, '--hand', hand);
  const laid = readMelds(set, melds, table.melds);
  const isSet = (meld: Meld): boolean => meld.kind !== 'kong' || meld.made !== 'special';
  refuseOtherSize(tiles.length, 3 * sets + 2, laid.filter(isSet).length);
  refuseTooMany(set, [...tiles, ...laid.flatMap(meldTiles), ...open]);
  return { tiles, melds: laid };
};

/** Seat 0 has drawn once, and sees what it has. Who fed its melds goes without saying: the previous seat. */
export const ownParts = (set: TileSet, { tiles, melds }: OwnTiles): readonly string[] => {
  const hand = `${formatTiles(set, tiles.slice(0, -1))} + ${formatTiles(set, tiles.slice(-1))}`;
  const laid = melds.map((meld) => {
    const tile = codeOf(set, meld.tile);
    return meld.kind === 'kong' ? `kong ${tile} ${meld.made}` : `${meld.kind} ${tile}`;
  });
  return ['seen 0', [`0* ${hand}`, ...laid, 'draws 1'].join(' | ')];
};

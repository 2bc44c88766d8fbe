/** A table of the shared round at which seat 0 is about to discard and nobody else has done anything yet. */
import type { Meld, RoundView, Tile, TileSet } from '@paiju/engine';
import { bySeat, meldTiles } from '@paiju/engine';
import type { TypedHand } from '../desk.ts';
import { readTiles, refuseOtherSize, refuseTooMany } from '../edge/tiles.ts';
import type { MeldRules } from './melds.ts';
import { readMelds } from './melds.ts';

const SEATS = 4;

/** What the table is like. */
export interface TableSketch {
  readonly set: TileSet;
  /** Sets of a complete hand. */
  readonly sets: number;
  readonly melds: MeldRules;
  /** Tiles that lie open beside the hand. */
  readonly open: readonly Tile[];
  /** Tiles that lie elsewhere than in hands, melds and wall. */
  readonly aside: number;
}

export interface OwnTiles {
  /** In the order typed: the last one is the one just drawn. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
}

export const readOwn = ({ hand, melds = '' }: TypedHand, table: TableSketch): OwnTiles => {
  const { set, sets, open } = table;
  const tiles = readTiles(set, '--hand', hand);
  const laid = readMelds(set, melds, table.melds);
  const isSet = (meld: Meld): boolean => meld.kind !== 'kong' || meld.made !== 'special';
  refuseOtherSize(tiles.length, 3 * sets + 2, laid.filter(isSet).length);
  refuseTooMany(set, [...tiles, ...laid.flatMap(meldTiles), ...open]);
  return { tiles, melds: laid };
};

export const tableView = (
  { tiles, melds }: OwnTiles,
  { set, sets, aside }: TableSketch,
): RoundView<never> => {
  const others = 3 * sets + 1;
  const used = tiles.length + melds.flatMap(meldTiles).length + (SEATS - 1) * others + aside;
  return {
    seat: 0,
    round: 0,
    dealer: 0,
    wallSize: set.codes.length * set.copies - used,
    phase: { name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false },
    hand: [...tiles].sort((a, b) => a - b),
    drawn: tiles.at(-1) ?? null,
    table: bySeat(SEATS, (seat) => ({
      concealedSize: seat === 0 ? tiles.length : others,
      melds:
        seat === 0 ? melds.map((meld) => ({ ...meld, made: meld.kind === 'kong' ? meld.made : null })) : [],
      discards: [],
      taken: [],
      draws: seat === 0 ? 1 : 0,
    })),
  };
};

/** What lies open in a position that was read, and what is going on in it: the same for a whole round and for a view. */
import type { Meld } from '../../core/meld.ts';
import { findPung, isSetMeld, meldTiles } from '../../core/meld.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile, TileSet } from '../../core/tile.ts';
import { discardsOf } from '../../position/common.ts';
import type { LaidMeld } from '../../position/melds.ts';
import { refuse } from '../../position/problem.ts';
import type { ClaimWindow } from '../state.ts';
import type { TableSeatView } from '../view.ts';
import type { ReadRound } from './words.ts';
import { isInTurn, usualDraws } from './words.ts';

/** What the game has read for the shared part. */
export interface RoundReading {
  readonly set: TileSet;
  readonly sheet: ReadRound;
  /** The tiles a seat holds at rest, three for every set it has laid down. */
  handSize(seat: Seat): number;
  /** Tiles that are known and lie in no hand, meld, wall or row of discards. */
  readonly open: readonly Tile[];
}

/** What lies before each seat. */
export const tableOf = (sheet: ReadRound): BySeat<Omit<TableSeatView, 'concealedSize'>> =>
  sheet.seats.map(({ melds, facts }, seat) => {
    const { discards, taken } = discardsOf(sheet, seat);
    const isDealer = (sheet.facts.dealer ?? 0) === seat;
    const usual = { discards: discards.length, melds, isInTurn: isInTurn(sheet, seat), isDealer };
    return { melds, discards, taken, draws: facts.draws ?? usualDraws(usual) };
  });

export const openTiles = (table: BySeat<Omit<TableSeatView, 'concealedSize'>>): Tile[] =>
  table.flatMap(({ melds, discards, taken }) => [
    ...melds.flatMap((meld) => (meld.tile === null ? [] : meldTiles(wholeMeld(meld)))),
    ...discards.filter((_, place) => !taken.includes(place)),
  ]);

/** Of which nothing is hidden; what else each kind of meld has was read with it. */
export const wholeMeld = ({ kind, tile, from, made }: LaidMeld): Meld =>
  (kind === 'kong' ? { kind, tile, from, made } : { kind, tile, from }) as Meld;

/** How many tiles a seat holds at rest beside its melds. */
export const restOf = ({ sheet, handSize }: RoundReading, seat: Seat): number =>
  handSize(seat) - 3 * at(sheet.seats, seat).melds.map(wholeMeld).filter(isSetMeld).length;

export const PHASES = ['choose', 'claim', 'rob', 'over'] as const;

/** The tile that waits for claims. */
export const windowIn = (sheet: ReadRound): Omit<ClaimWindow, 'offers' | 'answers'> => {
  const { claim, rob, 'after-kong': kong = null } = sheet.facts;
  const { tile, from } = claim ?? rob ?? refuse('not-said', sheet.placeOf(''), PHASES.join(' | '));
  const robbing = rob !== undefined;
  if (robbing && findPung(at(sheet.seats, from).melds.map(wholeMeld), tile) === undefined)
    refuse('bad-value', sheet.placeOf('rob'), 'the tile of a pung');
  return { tile, from, robbing, justDrawn: sheet.facts['just-drawn'] === true, kong };
};

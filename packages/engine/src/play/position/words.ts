/** Words of a position on the shared round, and what is usual where they are left out. */

import { KONG_KINDS } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { TileSet } from '../../core/tile.ts';
import type { Field } from '../../position/fields.ts';
import { FLAG, fedTileField, last, listOf, number, oneOf, seatField } from '../../position/fields.ts';
import type { LaidMeld } from '../../position/melds.ts';
import type { ReadSheet, Sheet } from '../../position/sheet.ts';
import { discardsField, sightField, wallField } from '../../position/words.ts';
import type { AnyAction } from '../ruleset.ts';
import { TURN_SOURCES } from '../state.ts';

/** What a game says of itself, for the shared words to be its own. */
export interface RoundGame {
  readonly tiles: TileSet;
  readonly seats: number;
  /** What is chosen in secret. */
  readonly choices: readonly string[];
  readonly endings: readonly string[];
}

const MOST = 9999;

export const roundTable = ({ tiles, seats, choices, endings }: RoundGame) => ({
  seen: sightField(seats),
  round: number(0, MOST),
  dealer: seatField(seats),
  choose: oneOf(choices),
  claim: fedTileField(tiles, seats),
  rob: fedTileField(tiles, seats),
  'just-drawn': FLAG,
  over: oneOf(endings),
  source: oneOf(TURN_SOURCES),
  'after-kong': oneOf(KONG_KINDS),
  wall: last(wallField(tiles)),
});

export const roundSeat = <A extends AnyAction>(tiles: TileSet, action: Field<A>) => ({
  discards: discardsField(tiles),
  draws: number(0, MOST),
  answered: action,
  offered: listOf(action),
});

export type RoundTable = ReturnType<typeof roundTable>;
export type RoundSeat = ReturnType<typeof roundSeat<AnyAction>>;
export type RoundSheet = Sheet<RoundTable, RoundSeat>;
export type ReadRound = ReadSheet<RoundTable, RoundSeat>;

/** A turn begins with a draw where nothing else is said, and after a kong with a replacement. */
export const usualSource = (kong: unknown): 'wall' | 'replacement' =>
  kong === undefined || kong === null ? 'wall' : 'replacement';

/**
 * How often a seat has drawn, as far as the table tells: once a turn, but for turns that began with a claim or the deal, and
 * once for every kong. Only wins make it another number.
 */
export const usualDraws = (seat: {
  readonly discards: number;
  readonly melds: readonly LaidMeld[];
  readonly isInTurn: boolean;
  readonly isDealer: boolean;
}): number => {
  const claims = seat.melds.filter(({ from }) => from !== null).length;
  const kongs = seat.melds.filter(({ kind }) => kind === 'kong').length;
  const turns = seat.discards + (seat.isInTurn ? 1 : 0);
  return Math.max(0, turns - (seat.isDealer ? 1 : 0) - claims + kongs);
};

/** Whose turn it is: of a seat with a star, or one whose kong may be robbed. */
export const isInTurn = ({ facts, seats }: RoundSheet, seat: Seat): boolean =>
  seats[seat]?.isActing === true || facts.rob?.from === seat;

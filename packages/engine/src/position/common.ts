/** Questions to a sheet that mean the same in every game. */
import type { BySeat, Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { FedTile } from './fields.ts';
import type { Piece } from './problem.ts';
import { refuse } from './problem.ts';
import type { SeatSheet } from './sheet.ts';
import { HIDDEN } from './sheet.ts';
import type { DiscardsText } from './words.ts';

interface AnySeat extends Pick<SeatSheet<unknown>, 'isActing' | 'hand' | 'drawn'> {
  readonly facts: { readonly discards?: DiscardsText | undefined };
}

/** As much of a sheet as is needed here. */
export interface AnySheet {
  readonly isSketch: boolean;
  readonly facts: { readonly claim?: FedTile | undefined };
  readonly seats: BySeat<AnySeat>;
  placeOf(word: string, seat?: Seat): Piece;
}

/** What is going on: the turn of a seat, or one of these words. Exactly one of all is said, and nobody else has drawn. */
export const goingOn = <W extends string>(sheet: AnySheet, words: readonly W[]): Seat | W => {
  const acting = sheet.seats.flatMap(({ isActing }, seat) => (isActing ? [seat] : []));
  const said = words.filter((word) => (sheet.facts as Readonly<Record<string, unknown>>)[word] !== undefined);
  const [found, second] = [...acting, ...said];
  if (second !== undefined)
    refuse('said-twice', typeof second === 'string' ? sheet.placeOf(second) : sheet.placeOf('', second));
  for (const [seat, { drawn }] of sheet.seats.entries())
    if (drawn !== null && seat !== found) refuse('bad-value', sheet.placeOf('', seat), `${seat}*`);
  return found ?? refuse('not-said', sheet.placeOf(''), ['0*', ...words].join(' | '));
};

/** The tile that is being claimed is the last discard, whether it is written among them or not. */
export const discardsOf = (
  { facts, seats }: AnySheet,
  seat: Seat,
): { readonly discards: Tile[]; readonly taken: readonly number[] } => {
  const { tiles, taken } = at(seats, seat).facts.discards ?? { tiles: [], taken: [] };
  const { claim } = facts;
  const isLast = tiles.at(-1) === claim?.tile && !taken.includes(tiles.length - 1);
  const isThere = claim === undefined || claim.from !== seat || isLast;
  return { discards: isThere ? [...tiles] : [...tiles, claim.tile], taken };
};

/** The tiles of a hand that are written, the one just drawn among them. */
export const knownTiles = ({ hand, drawn }: Pick<AnySeat, 'hand' | 'drawn'>): Tile[] => [
  ...(hand === null || typeof hand === 'number' ? [] : hand),
  ...(drawn === null || drawn === HIDDEN ? [] : [drawn]),
];

/** The own hand of a viewer, in order: nothing of it is hidden or missing. `usual` is how many tiles it has at rest. */
export const ownTiles = (sheet: AnySheet, viewer: Seat, usual: number): Tile[] => {
  const own = at(sheet.seats, viewer);
  const place = sheet.placeOf('', viewer);
  const least = usual + (own.isActing ? 1 : 0);
  if (typeof own.hand === 'number' || own.drawn === HIDDEN) refuse('hidden', place);
  if (own.hand === null) refuse('not-said', place, `${viewer}, and its tiles`);
  const tiles = knownTiles(own);
  if (tiles.length < least) refuse('too-few-tiles', place, String(least));
  return tiles.sort((a, b) => a - b);
};

/** How many tiles a seat holds: as written, or `usual` at rest and one more where it is its turn. */
export const sizeIn = (sheet: AnySheet, seat: Seat, usual: number): number => {
  const { hand, drawn, isActing } = at(sheet.seats, seat);
  const isMore = drawn !== null || (isActing && hand === null);
  const size = typeof hand === 'number' ? hand : (hand?.length ?? Math.max(0, usual));
  return refuseTooMany(sheet, seat, size + (isMore ? 1 : 0), usual);
};

/** A hand may be written in part, but nobody holds more than one tile beyond what is usual. */
const refuseTooMany = (sheet: AnySheet, seat: Seat, held: number, usual: number): number =>
  held > usual + 1 && !sheet.isSketch
    ? refuse('too-many-tiles', sheet.placeOf('', seat), String(usual + 1))
    : held;

/** All tiles of a hand of which nothing may be hidden. */
export const wholeHand = (sheet: AnySheet, seat: Seat, usual: number): Tile[] => {
  const own = at(sheet.seats, seat);
  if (typeof own.hand === 'number' || own.drawn === HIDDEN)
    refuse('hidden', sheet.placeOf('', seat), 'with seen');
  const tiles = knownTiles(own);
  refuseTooMany(sheet, seat, tiles.length, usual);
  return tiles;
};

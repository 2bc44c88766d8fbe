/** What the bot reads out of its view once, before it weighs anything. */
import type { Counts, MeldView, Suit, Tile } from '@paiju/engine';
import { ALL_SUITS, allSuitsBut, at, countOf, countTiles, SUITED, SUITS } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import type { Aim } from './reach.ts';

export interface Sight {
  readonly hand: Counts;
  readonly voidSuit: Suit | null;
  readonly aim: Aim;
  /** How many copies of each kind this seat has not seen anywhere: they are in the wall or in hidden hands. */
  readonly unseen: Counts;
}

export const sightOf = (view: XuezhanView): Sight => {
  if (view.seat === null || view.hand === null) throw new RangeError('a spectator has nothing to choose');
  const { voidSuit } = at(view.seats, view.seat);
  const melds = at(view.table, view.seat).melds.length;
  return {
    hand: countTiles(SUITED, view.hand),
    voidSuit,
    aim: {
      sets: view.options.sets - melds,
      usable: usableWithout(voidSuit),
      sevenPairs: view.options.sevenPairs && melds === 0,
    },
    unseen: unseenIn(view),
  };
};

export const usableWithout = (suit: Suit | null): number =>
  suit === null ? ALL_SUITS : allSuitsBut(SUITS.indexOf(suit));

/** The aim once one more set lies on the table. */
export const withMeld = (aim: Aim): Aim => ({ ...aim, sets: aim.sets - 1, sevenPairs: false });

const unseenIn = (view: XuezhanView): Counts => {
  const unseen = new Uint8Array(SUITED.codes.length).fill(SUITED.copies);
  const see = (tile: Tile): void => {
    // A tile several seats won lies with each of them: it is one tile, so the count must stop at zero.
    unseen[tile] = Math.max(0, countOf(unseen, tile) - 1);
  };
  view.hand?.forEach(see);
  for (const { melds, discards, taken } of view.table) {
    for (const meld of melds) tilesOfMeld(meld).forEach(see);
    for (const [place, tile] of discards.entries()) if (!taken.includes(place)) see(tile);
  }
  for (const [seat, { buried, won, shown }] of view.seats.entries()) {
    buried?.forEach(see);
    won.forEach(see);
    if (seat !== view.seat) shown?.forEach(see);
  }
  return unseen;
};

/** Xuezhan has no chow; the tile of a hidden concealed kong is not known. */
const tilesOfMeld = ({ kind, tile }: MeldView): Tile[] =>
  tile === null ? [] : Array.from({ length: kind === 'kong' ? 4 : 3 }, () => tile);

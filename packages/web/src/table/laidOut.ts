/** What a seat has laid out beside its hand: melds, then the tiles it has won on. */
import type { BySeat, Seat, Tile } from '@paiju/engine';
import type { Piece } from './melds.ts';
import { piecesOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { placeOf } from './reading.ts';

export interface LaidOut {
  readonly pieces: readonly Piece[];
  readonly isWon: boolean;
  /** Single tiles side by side, which are no meld together. */
  readonly isLoose: boolean;
}

/** As many single tiles lie close together as a meld has. */
const CLOSE = 3;

/** Single tiles that were laid out one after the other share the room of melds: apart each would take half as much again. */
const closeTogether = (laidOut: readonly Omit<LaidOut, 'isLoose'>[]): readonly LaidOut[] => {
  const groups: LaidOut[] = [];
  for (const { pieces, isWon } of laidOut) {
    const last = groups.at(-1);
    const isLoose = pieces.length === 1;
    if (isLoose && last?.isLoose && last.isWon === isWon && last.pieces.length < CLOSE)
      groups[groups.length - 1] = { ...last, pieces: [...last.pieces, ...pieces] };
    else groups.push({ pieces, isWon, isLoose });
  }
  return groups;
};

/** The tiles that were claimed from each river. */
const takenFrom = (seats: readonly SeatScene[]): BySeat<readonly Tile[]> => {
  const taken: Tile[][] = seats.map(() => []);
  for (const { seat, river } of seats)
    taken[seat] = river.filter(({ isTaken }) => isTaken).map(({ tile }) => tile);
  return taken;
};

export const laidOutBy = ({ seats, own }: FourScene, { seat, melds, won }: SeatScene): readonly LaidOut[] => {
  const place = (of: Seat): number => placeOf(of, own, seats.length);
  const taken = takenFrom(seats);
  return closeTogether([
    ...melds.map((meld) => ({
      isWon: false,
      pieces: piecesOf(meld, {
        owner: place(seat),
        from: meld.from === null ? null : place(meld.from),
        taken: meld.from === null ? [] : (taken[meld.from] ?? []),
      }),
    })),
    ...won.map((tile) => ({ isWon: true, pieces: [{ tile, isTurned: false }] })),
  ]);
};

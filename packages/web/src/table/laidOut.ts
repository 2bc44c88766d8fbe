/** What a seat has laid out beside its hand: melds, then the tiles it has won on. */
import type { BySeat, Seat, Tile } from '@paiju/engine';
import type { Piece } from './melds.ts';
import { piecesOf } from './melds.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { placeOf } from './reading.ts';

export interface LaidOut {
  readonly pieces: readonly Piece[];
  readonly isWon: boolean;
}

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
  return [
    ...melds.map((meld) => ({
      isWon: false,
      pieces: piecesOf(meld, {
        owner: place(seat),
        from: meld.from === null ? null : place(meld.from),
        taken: meld.from === null ? [] : (taken[meld.from] ?? []),
      }),
    })),
    ...won.map((tile) => ({ isWon: true, pieces: [{ tile, isTurned: false }] })),
  ];
};

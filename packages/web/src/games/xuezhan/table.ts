/** What Xuezhan shows on a table of four. */
import type { Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import type { Aside, FourGame, SeatMarks } from '../../table/game.ts';

export const xuezhanFour: FourGame<XuezhanView> = {
  specials: () => null,
  marks: (view, seat): SeatMarks => {
    const { voidSuit, locked, left, won } = at(view.seats, seat);
    return {
      voidSuit,
      standing: locked ? 'locked' : left ? 'left' : null,
      won,
      buried: buriedBy(view, seat),
    };
  },
  shown: ({ seats }, seat) => at(seats, seat).shown,
  asides: ({ seats, wonTiles }): Aside[] => [
    ...seats.map(({ buried }, seat): Aside => ({ spot: 'buried', seat, tiles: buried ?? [] })),
    { spot: 'won', seat: null, tiles: wonTiles },
  ],
};

/** Everybody buries as many, so the own tiles tell how many of the others lie face down. */
const buriedBy = (view: XuezhanView, seat: Seat): readonly (Tile | null)[] => {
  const { buried, voidSuit } = at(view.seats, seat);
  if (buried !== null) return buried;
  return voidSuit === null || view.seat === null
    ? []
    : (at(view.seats, view.seat).buried ?? []).map(() => null);
};

/** A hand that has won lies fast: what it draws it throws. */
export const isLocked = ({ seats }: XuezhanView, seat: Seat): boolean => at(seats, seat).locked;

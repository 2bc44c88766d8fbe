/** What Xuezhan shows on a table of four. */
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import type { Aside, FourGame, SeatAnswers } from '../../table/game.ts';

export const xuezhanFour: FourGame<XuezhanView> = {
  specials: () => null,
  marks: ({ seats }, seat): SeatAnswers => {
    const { voidSuit, locked, left, won } = at(seats, seat);
    return { voidSuit, standing: locked ? 'locked' : left ? 'left' : null, won };
  },
  shown: ({ seats }, seat) => at(seats, seat).shown,
  asides: ({ seats, wonTiles }): Aside[] => [
    ...seats.map(({ buried }, seat): Aside => ({ spot: 'buried', seat, tiles: buried ?? [] })),
    { spot: 'won', seat: null, tiles: wonTiles },
  ],
};

/** A hand that has won lies fast: what it draws it throws. */
export const isLocked = ({ seats }: XuezhanView, seat: Seat): boolean => at(seats, seat).locked;

/** What Wuhan shows on a table of four. */

import { at } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import type { Aside, FourGame, SeatMarks } from '../../table/game.ts';

export const wuhanFour: FourGame<WuhanView> = {
  specials: ({ flip, laizi, pizi, fixed }) => ({ flip, laizi, pizi, fixed }),
  marks: ({ opened, winner, winningTile }, seat): SeatMarks => ({
    voidSuit: null,
    standing: at(opened, seat) ? 'opened' : null,
    won: winner === seat && winningTile !== null ? [winningTile] : [],
    buried: [],
  }),
  shown: ({ shown }, seat) => shown?.[seat] ?? null,
  asides: ({ winningTile, flip }): Aside[] => [
    { spot: 'won', seat: null, tiles: winningTile === null ? [] : [winningTile] },
    { spot: 'flip', seat: null, tiles: [flip] },
  ],
};

/** A round of Xuezhan as far as one seat sees it. */
import { SUITED } from '../../core/tile.ts';
import { seenRound } from '../../play/seen.ts';
import { DIRECTIONS } from './opening.ts';
import type { XuezhanKit, XuezhanState } from './state.ts';
import type { XuezhanView } from './view.ts';

export const seenState = (view: XuezhanView): XuezhanState =>
  seenRound<XuezhanKit>(SUITED, view, {
    options: view.options,
    extra: {
      direction: DIRECTIONS.next, // once the tiles have been exchanged it no longer matters
      seats: view.seats.map(({ voidSuit, buried, won, wins }, seat) => ({
        voidSuit,
        buried: buried ?? [],
        won,
        wins,
        barred: seat === view.seat ? view.barred : null,
      })),
      firstWin: view.firstWin,
      wonTiles: view.wonTiles,
    },
  });

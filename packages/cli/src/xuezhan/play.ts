/** How a person plays Xuezhan in a terminal. */
import type { AnyAction } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';

import type { Play } from '../desk.ts';
import { codeText } from '../text/tiles.ts';
import { boardLines } from './board.ts';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';

const HELP = [
  'Tiles: 1m to 9m (万), 1p to 9p (筒), 1s to 9s (条). Type and press enter:',
  '  5p     discard the 5p              d        discard the tile just drawn',
  '  h      win (hu); h 5p sets it aside    k    kong; k 5p where there are several',
  '  p      pung                        enter    pass (or x)',
  '  123m   opening: bury or give these m, p, s  opening: your void suit',
  'Table: D dealer, ▶ to act, (5p) claimed or won, [5p] last, #5555p concealed.',
  'A locked hand puts its drawn tile out again by itself, unless it can win.',
];

/** A locked hand with nothing but its drawn tile to put down is played on by itself. */
const forced = (view: XuezhanView, legal: readonly AnyAction[]): ReturnType<Play['forced']> => {
  const [action, second] = legal as readonly XuezhanAction[];
  const locked = view.seat !== null && view.seats[view.seat]?.locked === true;
  if (!locked || action?.type !== 'discard' || second !== undefined) return null;
  return { action, note: `Your hand is locked: ${codeText(action.tile)} goes out again.` };
};

export const xuezhanPlay: Play = {
  board: boardLines,
  hand: ({ view, legal }) => handLines(view as XuezhanView, legal),
  read: readKeys,
  forced: (view, legal) => forced(view as XuezhanView, legal),
  help: HELP,
};

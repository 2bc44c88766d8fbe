/** How a person plays Wuhan in a terminal. */
import type { WuhanView } from '@paiju/engine/wuhan';
import type { Play } from '../desk.ts';
import { boardLines } from './board.ts';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';

const HELP = [
  'Tiles: 1m to 9m 万, 1p to 9p 筒, 1s to 9s 条, 1z to 4z east south west north,',
  '5z white, 6z green, 7z red (zhong). Type and press enter:',
  '  5p  discard the 5p              d      discard the tile just drawn',
  '  h   win (hu)                    k      kong; k 7z where there are several',
  '  p   pung                        c      chow; c 3m for 345m    enter  pass',
  'Wild, skins and zhong are never discarded: k lays them out. To win, open first.',
  'Table: D dealer, ×8 multiplies pay, (5p) claimed, #5555p hidden, +7z laid out.',
];

export const wuhanPlay: Play = {
  board: boardLines,
  hand: ({ view, legal }) => handLines(view as WuhanView, legal),
  read: readKeys,
  forced: () => null,
  help: HELP,
};

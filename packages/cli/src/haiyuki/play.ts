/** How a person plays Haiyuki in a terminal. */
import type { Play } from '../desk.ts';
import { boardLines } from './board.ts';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';

const HELP = [
  'Tiles: red Ata Rin Fis Red, blue Sma Yur Swo Blu, yellow Pet Far Sta Yel, Pur:',
  'of each colour a man, a woman, a weapon (fist, sword, staff) and a browdog.',
  '  Ata, at or 3  discard that tile    d      discard the tile just drawn',
  '  r Ata         riichi with Ata      t      tsumo: win on your draw',
  '  r             ron                  p      pon',
  '  y             yes                  enter  no, pass     skills by their name',
  'Table: S starts, (Ata) taken, [Ata] last, *Ata riichi; guard, cursed and spirit',
  'with the turns they last. Skills that are of no use now stand under the keys.',
];

export const haiyukiPlay: Play = {
  board: boardLines,
  hand: handLines,
  read: readKeys,
  forced: () => null,
  help: HELP,
};

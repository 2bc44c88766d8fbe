/** Lines of what happened, coloured: wins stand out, payments step back. */
import { WIN_MARK } from '../text/marks.ts';
import type { Paint } from './paint.ts';
import { paintTiles } from './paint.ts';

export const paintLine = (paint: Paint, line: string): string =>
  line.startsWith(WIN_MARK) ? paint(['bold', 'yellow'], line) : paintTiles(paint, line);

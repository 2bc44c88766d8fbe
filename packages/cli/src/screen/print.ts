/** Lines on standard output: in colour and broken where they are too long, as far as there is a terminal. */
import type { Io } from '../edge/io.ts';
import { hasColour } from '../edge/io.ts';
import type { Palette } from './paint.ts';
import { COLOUR, Painter, PLAIN } from './paint.ts';
import { wrapped } from './width.ts';

const NARROWEST = 40;

export const printLines = (io: Io, palette: Palette, lines: readonly string[]): void => {
  const painter = new Painter(hasColour(io) ? COLOUR : PLAIN, palette);
  const width = Math.max(NARROWEST, io.out.columns ?? Number.POSITIVE_INFINITY);
  const broken = lines.flatMap((line) => wrapped(line, width));
  io.out.write(broken.map((line) => `${painter.tiles(line)}\n`).join(''));
};

export const printJson = ({ out }: Io, document: unknown): unknown =>
  out.write(`${JSON.stringify(document, null, 2)}\n`);

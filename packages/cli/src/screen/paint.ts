/** Colour, as the last step: text is laid out plain, then its tiles and marks are found and coloured. */
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];
export type Paint = (format: Format, text: string) => string;

export const PLAIN: Paint = (_format, text) => text;
/** Whether there is colour is decided once, by our own terminal check. */
export const COLOUR: Paint = (format, text) => styleText(format, text, { validateStream: false });

const SUIT_FORMATS: Readonly<Record<string, Format>> = { m: 'red', p: 'cyan', s: 'green', z: 'magenta' };

/** `(5p)` was taken, `[5p]` is the last discard; digits followed by a suit are tiles wherever they stand. */
const TILES = /[([]?(?<!\w)\d+[mpsz](?!\w)[)\]]?/g;

/** Colours the tiles of a line; those of the suit `dim` fade instead. */
export const paintTiles = (paint: Paint, line: string, dim?: string): string =>
  line.replaceAll(TILES, (tiles) => {
    if (tiles.startsWith('(')) return paint('dim', tiles);
    if (tiles.startsWith('[')) return paint(['bold', 'inverse'], tiles);
    const suit = /[mpsz]/.exec(tiles)?.[0] ?? '';
    return suit === dim ? paint('dim', tiles) : paint(SUIT_FORMATS[suit] ?? 'reset', tiles);
  });

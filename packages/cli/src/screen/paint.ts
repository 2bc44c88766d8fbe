/** Colour, as the last step: text is laid out plain, then its tiles and marks are found and coloured. */
import { styleText } from 'node:util';
import { WIN_MARK } from './marks.ts';

type Format = Parameters<typeof styleText>[0];
export type Paint = (format: Format, text: string) => string;

export const PLAIN: Paint = (_format, text) => text;
/** Whether there is colour is decided once, by our own terminal check. */
export const COLOUR: Paint = (format, text) => styleText(format, text, { validateStream: false });

/** How the tiles of a game are found in text, and what colour each has. */
export interface Palette {
  readonly tiles: RegExp;
  /** What tells the colour, such as the suit. */
  readonly key: RegExp;
  readonly formats: Readonly<Record<string, Format>>;
}

/** `(5p)` was taken, `[5p]` is the last discard; a tile is one wherever it stands alone. */
export const paletteOf = (tile: string, key: RegExp, formats: Palette['formats']): Palette => ({
  tiles: new RegExp(`[([]?(?<!\\w)${tile}(?!\\w)[)\\]]?`, 'g'),
  key,
  formats,
});

/** Digits followed by a suit. */
export const SUIT_PALETTE = paletteOf('\\d+[mpsz]', /[mpsz]/, {
  m: 'red',
  p: 'cyan',
  s: 'green',
  z: 'magenta',
});

/** Colours the tiles of a line, and whatever else of it. */
export class Painter {
  readonly paint: Paint;
  readonly #palette: Palette;

  constructor(paint: Paint, palette: Palette) {
    this.paint = paint;
    this.#palette = palette;
  }

  /** Those of the suit `dim` fade instead. */
  tiles(line: string, dim?: string): string {
    const { tiles, key, formats } = this.#palette;
    return line.replaceAll(tiles, (found) => {
      if (found.startsWith('(')) return this.paint('dim', found);
      if (found.startsWith('[')) return this.paint(['bold', 'inverse'], found);
      const [suit = ''] = key.exec(found) ?? [];
      return this.paint(suit === dim ? 'dim' : (formats[suit] ?? 'reset'), found);
    });
  }

  /** A line of what happened: wins stand out. */
  news(line: string): string {
    return line.startsWith(WIN_MARK) ? this.paint(['bold', 'yellow'], line) : this.tiles(line);
  }
}

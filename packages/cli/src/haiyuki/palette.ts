/** The tiles of Haiyuki in the colours they have. */
import { kinds } from '@paiju/engine';
import { colourOf, HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { paletteOf } from '../screen/paint.ts';
import { tileText } from '../text/haiyuki/tiles.ts';

/** As they can be read on a dark and on a light ground. */
const FORMATS = { red: 'red', blue: 'cyan', yellow: 'yellow', purple: 'magenta' } as const;

const TILES = kinds(HAIYUKI_TILES);

export const HAIYUKI_PALETTE = paletteOf(
  `(?:${TILES.map(tileText).join('|')})(?:×\\d)?`,
  /[A-Za-z]+/,
  Object.fromEntries(TILES.map((tile) => [tileText(tile), FORMATS[colourOf(tile)]])),
);

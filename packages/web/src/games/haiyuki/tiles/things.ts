/** Haiyuki's three weapons: a fist, a sword, a staff. */

import { filled } from '../../../tiles/art/ink.ts';
import { dots, LINE, line, PAINT, shape } from './emblem.ts';

const { red, blue, yellow } = PAINT;
const SKIN = '#ffdcbc';

const punch = (): string =>
  line('M14 60L6 56M22 44L16 37M50 36V28M78 44L84 37M87 62L94 58', 4) +
  shape('M30 92H70V108H30z', red.full) +
  shape(
    'M22 62C22 50 38 48 40 56C42 46 56 46 58 55C61 47 74 49 74 58C82 56 86 62 84 72C83 86 76 95 66 95H38C27 95 20 84 22 62z',
    SKIN,
  ) +
  line('M40 56L40 68M58 55L58 67M74 58L73 68') +
  shape('M20 74C22 66 32 64 42 68C54 70 60 74 58 80C56 86 46 84 40 84C32 90 20 86 20 74z', SKIN) +
  line('M30 99H70', 2.4);

const sword = (): string =>
  shape('M84 24L83 40L46 81L36 72L70 30z', '#eef4fb') +
  line('M76 32L42 76', 2) +
  shape('M24 66L30 61L58 87L53 94z', blue.full) +
  shape('M34 80L43 87L28 102C24 106 16 99 20 94z', blue.full) +
  shape(dots(5.5, [20, 102]), '#f2c84b');

const wand = (): string =>
  shape('M56 60L63 64L34 110L26 106z', '#8a5a2e') +
  shape('M58 66C42 62 40 40 56 33C50 44 56 54 66 56C74 57 80 50 80 42C90 56 76 72 58 66z', '#a86f38') +
  shape(dots(10.5, [68, 42]), yellow.full) +
  filled(dots(3.2, [64.5, 38.5]), '#fffbe8') +
  filled(
    'M86 22L88 28L94 30L88 32L86 38L84 32L78 30L84 28zM34 46L35.5 51L40 52.5L35.5 54L34 59L32.5 54L28 52.5L32.5 51zM80 78L81.5 82L86 83.5L81.5 85L80 89L78.5 85L74 83.5L78.5 82z',
    LINE,
  );

export const THINGS: Readonly<Record<string, () => string>> = { punch, sword, wand };

import { expect, test } from 'vitest';
import type { Paint } from '../screen/paint.ts';
import { Painter } from '../screen/paint.ts';
import { HAIYUKI_PALETTE } from './palette.ts';

const tagged: Paint = (format, text) => `<${[format].flat().join('+')} ${text}>`;
const painter = new Painter(tagged, HAIYUKI_PALETTE);

test.each([
  ['Mayu discarded Ata.', 'Mayu discarded <red Ata>.'],
  ['Ata×3 Yur Sta×2 Pur', '<red Ata×3> <cyan Yur> <yellow Sta×2> <magenta Pur>'],
  ['*(Ata) [Swo] *Red', '*<dim (Ata)> <bold+inverse [Swo]> *<red Red>'],
  ['Ataho, Rinxiang, Smash, as far as red 5p', 'Ataho, Rinxiang, Smash, as far as red 5p'],
])('H-1.2: %s', (line, painted) => expect(painter.tiles(line)).toBe(painted));

/** Haiyuki's browdogs: one dog with great eyebrows, four pairs of ears, so that colour is not all there is. */
import type { Colour } from '@paiju/engine/haiyuki';
import { filled } from '../../../tiles/art/ink.ts';
import { dots, LINE, line, PAINT, shape } from './emblem.ts';

const UP = 'M20 66L16 36C28 36 38 44 42 54z';
const UP_RIGHT = 'M80 66L84 36C72 36 62 44 58 54z';
const DOWN = 'M32 50C16 46 6 60 12 84C22 86 28 76 30 62z';
const DOWN_RIGHT = 'M68 50C84 46 94 60 88 84C78 86 72 76 70 62z';

/** Both up, both down, one of each, round ones. */
const EARS: Readonly<Record<Colour, string>> = {
  red: UP + UP_RIGHT,
  blue: DOWN + DOWN_RIGHT,
  yellow: UP + DOWN_RIGHT,
  purple: dots(13, [23, 52], [77, 52]),
};

export const drawDog = (colour: Colour): string => {
  const { full } = PAINT[colour];
  const hangs = colour === 'blue' || colour === 'yellow';
  const ears = shape(EARS[colour], full);
  const head = shape(
    'M20 76C20 56 34 46 50 46C66 46 80 56 80 76C80 96 68 108 50 108C32 108 20 96 20 76z',
    '#fffdf6',
  );
  return (
    (hangs ? head + ears : ears + head) +
    shape('M22 66C28 54 40 54 46 64C40 66 30 66 26 74zM78 66C72 54 60 54 54 64C60 66 70 66 74 74z', full) +
    filled(dots(4.2, [37, 77], [63, 77]), LINE) +
    filled(dots(1.4, [38.5, 75.5], [64.5, 75.5]), '#fff') +
    shape('M46 96C46 108 54 108 54 96z', '#f08a84', 2) +
    filled('M42 83C46 80 54 80 58 83C58 89 53 91 50 91C47 91 42 89 42 83z', LINE) +
    line('M50 90V95M38 92C40 98 47 98 50 95C53 98 60 98 62 92')
  );
};

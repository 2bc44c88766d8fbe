/** Haiyuki's six people: a tiger, a brawler, two blades, two mages. Drawings of our own. */

import { filled } from '../../../tiles/art/ink.ts';
import { dots, LINE, line, PAINT, shape } from './emblem.ts';

const SKIN = '#ffdcbc';
const BLUSH = '#f4a08c';
const { red, blue, yellow } = PAINT;

const HEAD = 'M26 74C26 54 74 54 74 74C76 94 62 106 50 106C38 106 24 94 26 74z';
const eyes = (y: number): string => filled(dots(3.6, [40, y], [60, y]), LINE);
const blush = filled(dots(4, [33, 90], [67, 90]), BLUSH);
const smile = line('M44 95C47 99 53 99 56 95');

const ataho = (): string =>
  shape('M14 44C12 60 22 66 32 60L36 46C30 40 20 38 14 44z', '#f39a2c') +
  shape('M86 44C88 60 78 66 68 60L64 46C70 40 80 38 86 44z', '#f39a2c') +
  shape(
    'M16 78C14 52 32 40 50 40C68 40 86 52 84 78C88 84 86 92 79 95C72 104 62 108 50 108C38 108 28 104 21 95C14 92 12 84 16 78z',
    '#f7a93b',
  ) +
  filled('M16 80L31 84L17 87zM19 92L33 92L24 97zM84 80L69 84L83 87zM81 92L67 92L76 97z', LINE) +
  shape('M20 62C28 52 38 49 50 49C62 49 72 52 80 62L79 71C70 62 62 59 50 59C38 59 30 62 21 71z', red.full) +
  filled('M46 40H54L50 50zM35 43L42 41L42 49zM65 43L58 41L58 49z', LINE) +
  shape('M33 92C33 82 44 82 50 88C56 82 67 82 67 92C67 101 58 103 50 99C42 103 33 101 33 92z', '#fff6e6', 2) +
  filled('M43 82H57L50 90z', LINE) +
  line('M31 70L43 74M69 70L57 74', 3.4) +
  filled(dots(3.4, [39, 78], [61, 78]), LINE);

const rin = (): string =>
  shape('M22 66C20 44 36 36 50 36C64 36 80 44 78 66L74 88L26 88z', '#6b2b22') +
  shape(dots(12, [21, 52], [79, 52]), '#6b2b22') +
  shape('M27 60L36 53L38 63zM73 60L64 53L62 63z', red.full, 2) +
  shape(HEAD, SKIN) +
  shape(
    'M25 76C27 58 38 52 50 52C62 52 73 58 75 76C68 74 64 70 62 63C58 70 50 72 42 70L44 64C38 70 32 74 25 76z',
    '#6b2b22',
    2,
  ) +
  eyes(82) +
  blush +
  line('M35 76L43 77M65 76L57 77', 2.6) +
  smile;

const smash = (): string =>
  shape(
    'M22 82L10 70L22 66L12 50L28 52L26 36L42 44L52 32L60 44L76 36L73 52L89 50L78 66L90 71L78 82z',
    '#3a6fc0',
  ) +
  shape(HEAD, SKIN) +
  shape('M24 72C26 58 38 54 50 54C62 54 74 58 76 72C66 66 58 64 50 64C42 64 34 66 24 72z', '#f4f6fb', 2) +
  shape('M24 62L34 48L42 58L50 46L58 58L66 48L76 62C62 54 38 54 24 62z', '#3a6fc0', 2) +
  shape('M50 55L56 60L50 66L44 60z', blue.full, 2) +
  filled(dots(3.6, [40, 82]), LINE) +
  line('M55 82C58 84 63 84 66 81M61 74L59 91', 2.6) +
  line('M34 75L44 77', 3) +
  line('M43 96C48 98 54 97 58 93', 2.8);

const yuri = (): string =>
  shape('M66 34C84 30 94 50 88 78C86 92 88 100 92 107C78 106 74 94 76 78C78 62 76 50 62 46z', '#25304a') +
  shape('M22 68C20 46 34 36 50 36C66 36 80 46 78 68L80 106L66 104L34 104L20 106z', '#25304a') +
  shape(HEAD, SKIN) +
  shape(
    'M25 78L26 62C32 52 68 52 74 62L75 78L68 78L66 66L58 68L57 64L50 68L43 64L42 68L34 66L32 78z',
    '#25304a',
    2,
  ) +
  shape('M60 34L72 28L72 46zM60 38L50 30L50 48z', blue.full, 2) +
  line('M36 82C39 79 43 79 45 82M55 82C57 79 61 79 64 82', 3.2) +
  blush +
  line('M46 96H54', 2.8);

const pet = (): string =>
  shape('M26 74C24 92 34 109 50 109C66 109 76 92 74 74z', '#f7f3ea') +
  shape('M29 66C30 60 70 60 71 66L71 80C66 86 34 86 29 80z', SKIN) +
  shape('M29 82C36 92 44 84 50 86C56 84 64 92 71 82C74 98 64 109 50 109C36 109 26 98 29 82z', '#f7f3ea', 2) +
  shape(dots(6, [50, 80]), '#f4b596', 2) +
  filled(dots(3.4, [39, 74], [61, 74]), LINE) +
  shape(
    'M8 64C24 54 30 56 34 46C40 32 52 20 68 16C64 24 66 32 68 44C70 56 78 56 92 64C70 72 30 72 8 64z',
    yellow.full,
  ) +
  line('M33 50C44 55 58 55 69 49', 5) +
  filled('M52 28L55 34L61 35L57 39L58 45L52 42L46 45L47 39L43 35L49 34z', '#fffbe8') +
  line('M45 98C48 100 52 100 55 98', 2.4);

const fari = (): string =>
  shape(
    'M20 70C16 44 34 35 50 35C66 35 84 44 80 70C78 82 88 92 82 107C74 109 68 102 68 94H32C32 102 26 109 18 107C12 92 22 82 20 70z',
    '#f5b731',
  ) +
  shape(HEAD, SKIN) +
  shape(
    'M25 80C24 60 36 52 48 51C60 51 76 58 75 80C70 76 67 71 66 65C58 68 46 66 41 60C38 70 32 76 25 80z',
    '#f5b731',
    2,
  ) +
  shape(
    'M71 41C76 36 83 41 80 47C87 48 87 57 80 57C80 64 71 65 69 59C62 62 57 55 62 50C57 45 63 37 69 41z',
    '#ef5b4c',
    2,
  ) +
  filled(dots(4, [71.5, 50.5]), '#fff3c4') +
  eyes(82) +
  line('M35 76C38 74 41 74 44 76M56 76C59 74 62 74 65 76', 2.4) +
  blush +
  filled('M44 93C47 101 53 101 56 93z', '#c8372d');

export const PEOPLE: Readonly<Record<string, () => string>> = { ataho, rin, smash, yuri, pet, fari };

/** The bird of the first bamboo, seen from the side with its tail up. */
import { disc, filled, INK, stroked } from './ink.ts';

const TAIL = [
  'M57 70C70 52 78 34 77 14C88 32 84 58 66 80z',
  'M60 74C76 62 88 48 93 31C98 52 88 72 69 84z',
  'M52 66C60 50 64 34 60 17C72 30 74 50 62 74z',
];

export const drawBird = (): string =>
  filled(TAIL[1] ?? '', INK.green) +
  filled(TAIL[0] ?? '', INK.blue) +
  filled(TAIL[2] ?? '', INK.green) +
  filled(
    'M25 30C36 24 47 32 46 45C58 54 74 66 72 84C70 99 52 104 39 97C26 90 22 74 28 59C30 52 22 44 25 30z',
    INK.green,
  ) +
  filled('M40 70C52 66 64 74 66 86C56 94 42 90 40 70z', INK.face) +
  filled('M46 74C54 72 60 78 61 85C54 89 47 85 46 74z', INK.red) +
  filled(`M26 36L10 41L26 46z${disc({ x: 30, y: 24 }, 5)}${disc({ x: 39, y: 21 }, 4)}`, INK.red) +
  filled(disc({ x: 34, y: 38 }, 4.4), INK.face) +
  filled(disc({ x: 33.5, y: 38 }, 2.3), INK.black) +
  stroked('M45 99L42 114M42 114L33 117M42 114L48 118M58 98L58 113M58 113L50 117M58 113L65 117', INK.red, 3.4);

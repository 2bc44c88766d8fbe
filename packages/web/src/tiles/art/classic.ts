/** The classic face: characters, circles, bamboo, winds and dragons as players know them. */
import type { Suit } from '@paiju/engine';
import { drawBamboo } from './bamboo.ts';
import { HONOURS, NUMERALS, WAN } from './brush.ts';
import { drawDots } from './dots.ts';
import type { FaceArt } from './ink.ts';
import { brushed, filled, INK, moved } from './ink.ts';

/** With a margin all around. */
const inside = (drawing: string): string => moved(drawing, { x: 4, y: 5 }, 0.92);

const SUITS: Readonly<Record<Suit, (rank: number) => string>> = {
  m: (rank) => inside(brushed(NUMERALS[rank - 1] ?? '', INK.black) + brushed(WAN, INK.red)),
  p: drawDots,
  s: drawBamboo,
};

/** The white dragon: an empty frame. */
const FRAME = 'M18 13h64v99h-64zM26 21v83h48v-83zM31 26h38v73h-38zM34 29v67h32v-67z';

const DRAWN: readonly string[] = [
  inside(brushed(HONOURS['1z'], INK.blue)),
  inside(brushed(HONOURS['2z'], INK.blue)),
  inside(brushed(HONOURS['3z'], INK.blue)),
  inside(brushed(HONOURS['4z'], INK.blue)),
  filled(FRAME, INK.blue),
  inside(brushed(HONOURS['6z'], INK.green)),
  inside(brushed(HONOURS['7z'], INK.red)),
];

export const classic: FaceArt = {
  drawSuited: (suit, rank) => SUITS[suit](rank),
  drawHonour: (rank) => DRAWN[rank - 1] ?? '',
};

/** The tiles with suits and the honours, in every face there is. */
import { isSuit } from '@paiju/engine';
import type { Draw, Face } from '../sprite.ts';
import { classic } from './classic.ts';
import type { FaceArt } from './ink.ts';
import { numerals } from './numerals.ts';

const FACES: Readonly<Record<Face, FaceArt>> = { classic, numerals };

export const drawSuited: Draw = (code, face) => {
  const rank = Number(code[0]);
  const suit = code[1];
  return isSuit(suit) ? FACES[face].drawSuited(suit, rank) : FACES[face].drawHonour(rank);
};

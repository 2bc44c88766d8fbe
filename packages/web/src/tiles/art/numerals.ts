/** The face with numerals: whoever cannot read the characters sees number, shape and letter. */
import type { Suit } from '@paiju/engine';
import { bambooMark } from './bamboo.ts';
import { HONOURS, WAN } from './brush.ts';
import { digitPath, LETTERS } from './digits.ts';
import { dotMark } from './dots.ts';
import type { FaceArt } from './ink.ts';
import { brushed, filled, INK, moved, stroked } from './ink.ts';

const SUIT_INKS: Readonly<Record<Suit, string>> = { m: INK.red, p: INK.blue, s: INK.green };

/** The letter of a code such as 3p, in the corner. */
const SUIT_LETTERS: Readonly<Record<Suit, string>> = { m: LETTERS.M, p: LETTERS.P, s: LETTERS.S };

/** Where the numeral stands. */
const BIG = { x: 27, y: 5 };

/** A square, a circle, a cane: told apart by their outline. */
const SUIT_MARKS: Readonly<Record<Suit, string>> = {
  m:
    `<rect x="29" y="75" width="42" height="42" rx="5" fill="${INK.red}"/>` +
    moved(brushed(WAN, INK.face), { x: 24, y: 55.5 }, 0.52),
  p: dotMark({ x: 50, y: 96 }, 21),
  s: bambooMark({ x: 37, y: 96 }, 42) + bambooMark({ x: 63, y: 96 }, 42),
};

const drawSuited = (suit: Suit, rank: number): string =>
  moved(stroked(digitPath(rank), SUIT_INKS[suit], 10), BIG, 1.04) +
  moved(stroked(SUIT_LETTERS[suit], SUIT_INKS[suit], 11), { x: 80, y: 8 }, 0.32) +
  SUIT_MARKS[suit];

const WINDS = [LETTERS.E, LETTERS.S, LETTERS.W, LETTERS.N] as const;
const WIND_PATHS = [HONOURS['1z'], HONOURS['2z'], HONOURS['3z'], HONOURS['4z']] as const;

const wind = (rank: number): string =>
  moved(stroked(WINDS[rank - 1] ?? '', INK.black, 10), BIG, 1.04) +
  moved(brushed(WIND_PATHS[rank - 1] ?? '', INK.black), { x: 27, y: 67 }, 0.46);

/** A frame, a leaf, a diamond. */
const DRAGONS: readonly string[] = [
  stroked('M22 20H78V105H22zM33 31H67V94H33z', INK.blue, 6),
  filled('M50 8C88 36 88 82 50 117C12 82 12 36 50 8z', INK.green) +
    moved(brushed(HONOURS['6z'], INK.face), { x: 21, y: 26 }, 0.58),
  filled('M50 6L90 62.5L50 119L10 62.5z', INK.red) +
    moved(brushed(HONOURS['7z'], INK.face), { x: 21, y: 26 }, 0.58),
];

export const numerals: FaceArt = {
  drawSuited,
  drawHonour: (rank) => (rank <= 4 ? wind(rank) : (DRAGONS[rank - 5] ?? '')),
};

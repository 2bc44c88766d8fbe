/**
 * The outer form of a position, the same in every game: parts between semicolons. The first names the game, a part that
 * begins with a number is a seat, every other one is a word with its value.
 *
 *   xuezhan bury3; dealer 2; 0* 123m 55p + 7s | pung 4p<1 | void s; wall ?31
 */
import type { Piece } from './problem.ts';

/** `pung 4p<1`, `dealer 2`, `riichi`: a word, and what is said with it. */
export interface Fact extends Piece {
  readonly word: string;
  readonly value: Piece;
}

export interface SeatPart extends Piece {
  readonly seat: number;
  /** The star: it is this seat's turn. */
  readonly isActing: boolean;
  readonly hand: Piece;
  /** The tile behind the plus. */
  readonly drawn: Piece | null;
  readonly facts: readonly Fact[];
}

export interface Parts {
  /** A sketch for a test: nobody asks whether it could lie on a table. */
  readonly isSketch: boolean;
  readonly head: Piece;
  readonly facts: readonly Fact[];
  readonly seats: readonly SeatPart[];
}

/** A line's end parts too, so that a long position may be written on several lines. */
const BETWEEN_PARTS = /[;\n]/g;
const BETWEEN_FACTS = /\|/g;
const SEAT = /^(\d+)(\*?)(?=\s|\||\+|$)/;

export const partsIn = (text: string, isSketch = false): Parts => {
  const [head = { text: '', at: 0 }, ...rest] = split({ text, at: 0 }, BETWEEN_PARTS).filter(isWritten);
  const seats = rest.filter((part) => SEAT.test(part.text)).map(seatIn);
  const facts = rest.filter((part) => !SEAT.test(part.text)).map(factIn);
  return { isSketch, head, facts, seats };
};

/** The words of a piece. */
export const wordsIn = (piece: Piece): readonly Piece[] => split(piece, /\s/g).filter(isWritten);

const isWritten = ({ text }: Piece): boolean => text !== '';

const split = ({ text, at }: Piece, between: RegExp): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index } of text.matchAll(between)) {
    pieces.push(trimmed(text.slice(from, index), at + from));
    from = index + 1;
  }
  return [...pieces, trimmed(text.slice(from), at + from)];
};

const trimmed = (text: string, at: number): Piece => {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), at: at + start };
};

const after = ({ text, at }: Piece, start: number): Piece => trimmed(text.slice(start), at + start);

const factIn = (piece: Piece): Fact => {
  const [word = ''] = /^\S*/.exec(piece.text) ?? [];
  return { ...piece, word, value: after(piece, word.length) };
};

/** A plus and the tile drawn may stand anywhere in the seat; what is left in its place keeps all others where they are. */
const DRAWN = /\+([^|]*)/;

const seatIn = (part: Piece): SeatPart => {
  const [mark = '', seat = '', star] = SEAT.exec(part.text) ?? [];
  const { text } = part;
  const [plus = '', tile] = DRAWN.exec(text) ?? [];
  const at = text.indexOf('+');
  const rest = tile === undefined ? text : text.replace(plus, ' '.repeat(plus.length));
  const [hand = part, ...facts] = split(after({ ...part, text: rest }, mark.length), BETWEEN_FACTS);
  return {
    ...part,
    seat: Number(seat),
    isActing: star === '*',
    hand,
    drawn: tile === undefined ? null : trimmed(tile, part.at + at + 1),
    facts: facts.filter(isWritten).map(factIn),
  };
};

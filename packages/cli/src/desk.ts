/** What the commands need to know about one game: its rules, and how it is told, drawn, played and judged. */
import type { AnyAction, BySeat, Result, Seat } from '@paiju/engine';
import type { Countable, Measure } from '@paiju/sim';
import type { BoardLine } from './screen/boardLine.ts';
import type { Palette } from './screen/paint.ts';
import type { GameTexts } from './text/gameTexts.ts';

/** What is on the table, for drawing it. */
export interface BoardInput {
  /** What is played: the preset and what was changed of it. */
  readonly heading: string;
  readonly view: object;
  readonly names: BySeat<string>;
  readonly points: BySeat<number>;
  /** Concealed tiles of seats whose hands are open to whoever watches. */
  readonly hands: BySeat<readonly number[] | null>;
  /** Whose discard was the last one. */
  readonly lastDiscarder: Seat | null;
}

/** What somebody at the keyboard is asked. */
export interface TypedQuestion {
  readonly view: object;
  readonly legal: readonly AnyAction[];
  /** Why an action that is not among the legal ones is not allowed, as a code of the game. */
  whyNot(action: AnyAction): string;
}

/** How a person plays the game in a terminal. */
export interface Play {
  board(input: BoardInput, width: number): BoardLine[];
  /** The own hand, and under it what may be done with which keys. */
  hand(question: TypedQuestion): BoardLine[];
  /** The action that a typed line means, or one line of help. */
  read(line: string, question: TypedQuestion): Result<AnyAction, string>;
  /** What is played without asking, and what to say about it; null where the person is asked. */
  forced(
    view: object,
    legal: readonly AnyAction[],
  ): { readonly action: AnyAction; readonly note: string } | null;
  readonly help: readonly string[];
}

/** One thing that statistics count, under a title of its own; its key is its name in the JSON. */
export interface Chart extends Measure {
  readonly title: string;
  /** Words for what is counted, where it is a code. */
  readonly names: Readonly<Record<string, string>>;
  /** Each as a share of the wins, or of all that is counted here; or numbers, in bins of equal or of doubling width. */
  readonly shape: 'share-of-wins' | 'share-of-all' | 'numbers' | 'doublings';
}

/** The characters of a game that has them, and the options that say which seat plays whom. */
export interface Characters {
  readonly options: BySeat<string>;
  /** By the value of the option. */
  readonly names: Readonly<Record<string, string>>;
}

/** What is said about the table besides the hand, by the name of the option. */
export type SaidOfTable = Readonly<Record<string, string>>;

/** A hand as it is typed, and what else is said about the table. */
export interface TypedHand {
  readonly hand: string;
  readonly melds: string;
  readonly said: SaidOfTable;
}

/** An option that tells a game more about the table: `--flip <tile>`. */
export interface TableFlag {
  readonly name: string;
  /** What follows it. */
  readonly value: string;
  readonly about: string;
}

/** Makes a position out of a typed hand. */
export interface Sketch {
  /** How melds are typed. */
  readonly melds: string;
  readonly flags: readonly TableFlag[];
  /** The parts of the position that seat 0 sees, which is about to discard. Throws where there is no such hand. */
  parts(options: object, typed: TypedHand): readonly string[];
}

export interface Desk extends Countable {
  readonly words: GameTexts;
  readonly play: Play;
  /** The colours of its tiles. */
  readonly palette: Palette;
  /** Null where seats are nobody in particular. */
  readonly characters: Characters | null;
  readonly charts: readonly Chart[];
  readonly sketch: Sketch;
  /** Answers one line of `paiju judge`. */
  judge(options: object): (line: unknown) => object;
}

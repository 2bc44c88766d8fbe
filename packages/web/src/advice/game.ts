/** What advice needs of a game: its words, and the codes its advisers speak in. */
import type { GameTelling } from '../telling/index.ts';

export interface GameAdvice {
  /** What an estimate is made of. */
  readonly parts: readonly string[];
  /** What is counted besides. */
  readonly facts: readonly string[];
}

export interface AdvisedGame {
  readonly telling: GameTelling;
  readonly advice: GameAdvice;
}

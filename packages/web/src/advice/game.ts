/** What advice needs of a game: its words. */
import type { GameTelling } from '../telling/index.ts';

export interface AdvisedGame {
  readonly telling: GameTelling;
}

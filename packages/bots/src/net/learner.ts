/** What a network of a game learns from and with: what it is shown, and whose estimates it corrects. */
import type { Adviser } from '../advice.ts';
import type { Traits } from './traits.ts';

/** Whoever asks for the traits of a game has views of that game: of another it would be a caller's bug, as with every bot. */
export interface Learner {
  readonly traits: Traits<object>;
  readonly adviser: Adviser;
}

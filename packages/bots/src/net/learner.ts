/** What a network of a game learns from and with: what it is shown, and whose estimates it corrects. */
import type { Adviser } from '../advice.ts';
import type { Traits } from './traits.ts';

/** Whoever asks for the traits of a game has views of that game: nothing else tells them apart. */
export interface Learner {
  readonly traits: Traits<object>;
  readonly adviser: Adviser;
}

export const learner = <V extends object>(traits: Traits<V>, adviser: Adviser): Learner => ({
  // A view of another game is a caller's bug, as with every bot.
  traits: traits as unknown as Traits<object>,
  adviser,
});

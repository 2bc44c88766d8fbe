/** What the network of this game has learnt: it was taught at rulebook, and plays the other presets too. */
import { RULEBOOK } from './weights/rulebook.ts';

export const HAIYUKI_WEIGHTS = {
  rulebook: RULEBOOK,
  duel: RULEBOOK,
  original: RULEBOOK,
};

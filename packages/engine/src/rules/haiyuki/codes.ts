/** The codes Haiyuki answers with. Words for them live in the apps, which do not compile while one is missing. */
import type { SharedRefusal } from '../../play/refusals.ts';

/** Why an action is refused. */
export type HaiyukiRefusal =
  | SharedRefusal
  | 'already-on'
  | 'breaks-tenpai'
  | 'discard-only'
  | 'full-hp'
  | 'in-riichi'
  | 'not-a-win'
  | 'not-enough-mp'
  | 'not-offered'
  | 'not-tenpai'
  | 'not-your-skill'
  | 'once-a-round'
  | 'once-a-turn'
  | 'open-hand'
  | 'same-kind'
  | 'skills-off'
  | 'tile-not-held'
  | 'too-late'
  | 'wrong-phase';

/** How a round ends. */
export type HaiyukiEnding = 'won' | 'nagari';

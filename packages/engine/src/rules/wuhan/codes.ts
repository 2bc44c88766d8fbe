/** The codes Wuhan answers with. Words for them live in the apps, which do not compile while one is missing. */
import type { WALL_EMPTY } from '../../play/decide.ts';
import type { SharedRefusal } from '../../play/refusals.ts';

/** W-10.2: why an action is refused. */
export type WuhanRefusal =
  | SharedRefusal
  | 'claim-not-offered'
  | 'closing-draw'
  | 'discard-after-claim'
  | 'kong-not-allowed'
  | 'not-a-win'
  | 'special-tile'
  | 'tile-not-held'
  | 'wrong-phase';

/** W-10.1: how a round ends. */
export type WuhanEnding = typeof WALL_EMPTY | 'won';

/** The codes Xuezhan answers with. Words for them live in the apps, which do not compile while one is missing. */
import type { WALL_EMPTY } from '../../play/decide.ts';
import type { SharedRefusal } from '../../play/refusals.ts';

/** why an action is refused. */
export type XuezhanRefusal =
  | SharedRefusal
  | 'choice-not-allowed'
  | 'claim-not-offered'
  | 'discard-after-pung'
  | 'hand-locked'
  | 'kong-not-allowed'
  | 'not-a-win'
  | 'tile-not-held'
  | 'void-suit-first'
  | 'wrong-phase';

/** how a round ends. */
export type XuezhanEnding = typeof WALL_EMPTY | 'all-but-one-won';

/** why options make no sense together. */
export type XuezhanConflict =
  | 'seven-pairs-need-four-sets'
  | 'dragon-pairs-and-arhats-need-four-sets'
  | 'direction-needs-exchange'
  | 'nothing-is-buried';

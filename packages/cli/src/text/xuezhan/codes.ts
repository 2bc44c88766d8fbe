/** Words for the remaining codes of Xuezhan: why points move, why an action is refused, how a round ends. */
import type { XuezhanConflict, XuezhanEnding, XuezhanReason, XuezhanRefusal } from '@paiju/engine';

export const REASONS = {
  'discard-win': 'win on a discard',
  'self-drawn-win': 'self-drawn win',
  'robbed-kong-win': 'win by robbing a kong',
  'fed-kong-win': 'win on the replacement of a fed kong',
  'claimed-kong': 'claimed kong',
  'concealed-kong': 'concealed kong',
  'added-kong': 'added kong',
  'kong-refund': 'kong money returned',
  'kong-transfer': 'kong money handed on',
  'flower-pig': 'flower pig: still held the void suit',
  'ready-check': 'ready check: was not ready',
} satisfies Record<XuezhanReason, string>;

export const REFUSALS = {
  'no-such-seat': 'there is no such seat',
  'round-over': 'the round is over',
  'not-your-turn': 'it is not your turn',
  'hand-locked': 'after a win the hand is locked: only the tile just drawn can be discarded',
  'void-suit-first': 'tiles of the void suit must be discarded first',
  'tile-not-held': 'that tile is not in the hand',
  'discard-after-pung': 'after a pung a tile has to be discarded; there is no win',
  'not-a-win': 'that is not a win',
  'kong-not-allowed': 'no kong of that tile is possible now',
  'claim-not-offered': 'that was not offered',
  'choice-not-allowed': 'that cannot be chosen',
  'wrong-phase': 'that cannot be done now',
  'malformed-action': 'that is no action of this game',
} satisfies Record<XuezhanRefusal, string>;

export const ENDINGS = {
  'wall-empty': 'The wall is empty: the round is over.',
  'all-but-one-won': 'Three seats have won: the round is over.',
} satisfies Record<XuezhanEnding, string>;

export const CONFLICTS = {
  'seven-pairs-need-four-sets': 'seven pairs need a hand of four sets (sets=4)',
  'dragon-pairs-and-arhats-need-four-sets': 'these patterns need a hand of four sets (sets=4)',
  'direction-needs-exchange': 'a direction needs an exchange of tiles (opening=exchange)',
  'nothing-is-buried': 'only buried tiles can be hidden (opening=bury)',
} satisfies Record<XuezhanConflict, string>;

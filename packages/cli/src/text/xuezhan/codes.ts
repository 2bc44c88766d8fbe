/** Words for the remaining codes of Xuezhan: why points move, why an action is refused, how a round ends. */
import type { XuezhanConflict, XuezhanEnding, XuezhanReason, XuezhanRefusal } from '@paiju/engine';
import { ROUND_REFUSALS } from '../round/codes.ts';

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
  ...ROUND_REFUSALS,
  'hand-locked': 'after a win the hand is locked: only the tile just drawn can be discarded',
  'void-suit-first': 'tiles of the void suit must be discarded first',
  'discard-after-pung': 'after a pung a tile has to be discarded; there is no win',
  'choice-not-allowed': 'that cannot be chosen',
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

/** Words for the codes of Haiyuki: why HP move, why an action is refused, how a round ends, what a win is made of. */
import type { BonusCode, HaiyukiEnding, HaiyukiReason, HaiyukiRefusal, HaiyukiWon } from '@paiju/engine';
import { SHARED_REFUSALS } from '../round/codes.ts';

export const REASONS = {
  damage: 'damage of wins',
  noten: 'not ready in a drawn round',
  recovery: 'Recovery 회복',
} satisfies Record<HaiyukiReason, string>;

export const REFUSALS = {
  ...SHARED_REFUSALS,
  'not-a-win': 'that is not a win: the twelve tiles make no yaku',
  'already-on': 'that is on already',
  'breaks-tenpai': 'without that tile the hand is not ready',
  'discard-only': 'there is nothing to do now but to discard',
  'full-hp': 'there are no HP to restore',
  'in-riichi': 'in riichi the hand plays by itself',
  'not-enough-mp': 'there are not enough MP for that',
  'not-offered': 'that was not offered',
  'not-tenpai': 'no discard leaves the hand ready',
  'not-your-skill': 'that is the skill of another character',
  'once-a-round': 'that skill has been used in this round already',
  'once-a-turn': 'a skill has been used in this turn already',
  'open-hand': 'riichi needs a hand without open sets',
  'same-kind': 'it has to be a tile of another kind',
  'skills-off': 'this match is played without skills',
  'too-late': 'it is too late in the round for that',
} satisfies Record<HaiyukiRefusal, string>;

export const ENDINGS = {
  won: 'With a win the round is over.',
  nagari: 'Nobody has won: the round is over, a nagari (drawn round).',
} satisfies Record<HaiyukiEnding, string>;

export const BONUSES = {
  dora: 'dora',
  ura: 'ura-dora',
  tenho: 'Tenho, a win on turn 1',
  haitei: 'Haitei, a win on the last draw',
  houtei: 'Houtei, a win on the last turn’s discard',
} satisfies Record<BonusCode, string>;

export const WAYS = {
  tsumo: 'tsumo, self-drawn',
  ron: 'ron, on a discard',
  'last-chance': 'by Last Chance 라스트 찬스',
} satisfies Record<HaiyukiWon['way'], string>;

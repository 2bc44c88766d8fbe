/** What each preset and option of Haiyuki does, in a sentence. A new option does not compile without one. */
import type { HaiyukiOptions } from '@paiju/engine';

export const TITLE = 'Haiyuki';

export const PRESETS = {
  rulebook: 'Three rounds; whoever has more HP then wins.',
  duel: 'To the last HP, however many rounds it takes.',
  original:
    'Three rounds with the limits of the first game: every skill once a round, no pon on the first and the last turn, bonuses that no factor changes.',
} satisfies Readonly<Record<string, string>>;

export const OPTIONS = {
  rounds: 'How many rounds a match has; none for a match that goes on to 0 HP.',
  start: 'Whether the seats take turns at starting a round, or the first seat always starts.',
  skills: 'Whether the characters have their skills.',
  skillsOncePerRound: 'Whether a skill can be used once a round only; Recovery and Discard Guard are exempt.',
  noPonOnFirstAndLastTurn: 'Whether nobody may pon on turn 1 and turn 20.',
  bonusesUnscaled:
    'Whether the factors of an open hand, of Critical and of Water Mirror change the score of the yaku alone, and not the bonuses.',
  askInRiichi: 'Whether a seat in riichi is asked before it wins.',
  notenPenalty: 'The HP that the only seat which is not ready loses in a drawn round.',
  hp: 'The HP everyone begins with, and the most there can be.',
  mp: 'The MP everyone begins with; nothing restores them.',
  seat0: 'The character of the first seat (--me).',
  seat1: 'The character of the other seat (--against).',
} satisfies Record<keyof HaiyukiOptions, string>;

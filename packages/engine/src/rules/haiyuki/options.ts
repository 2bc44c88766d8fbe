/** H-11.1: the options of Haiyuki and its three presets. */
import type { OptionField, OptionsSpec } from '../../play/options.ts';
import { choice, flag, limit, MOST_POINTS, newIn, number } from '../../play/options.ts';
import type { Character } from './tiles.ts';
import { CHARACTERS } from './tiles.ts';

/** H-5.9: no match is longer, however few rounds are won. */
export const MOST_ROUNDS = 50;

export interface HaiyukiOptions {
  /** Null for a match that goes on to 0 HP. */
  readonly rounds: number | null;
  /** Rounds that may follow the last one while both have the same HP. */
  readonly extraRounds: number;
  readonly start: 'alternate' | 'fixed';
  readonly skills: boolean;
  readonly skillsOncePerRound: boolean;
  readonly noPonOnFirstAndLastTurn: boolean;
  readonly bonusesUnscaled: boolean;
  readonly haiteiOnLastChance: boolean;
  readonly askInRiichi: boolean;
  readonly counterInRiichi: boolean;
  readonly notenPenalty: number;
  readonly hp: number;
  readonly mp: number;
  readonly seat0: Character;
  readonly seat1: Character;
}

const FIELDS: { readonly [K in keyof HaiyukiOptions]: OptionField } = {
  rounds: limit('H-5.8', 1, MOST_ROUNDS),
  extraRounds: newIn(2, 3, number('H-5.8', 0, 3)),
  start: choice('H-2.1', 'alternate', 'fixed'),
  skills: flag('H-6.29'),
  skillsOncePerRound: flag('H-6.25'),
  noPonOnFirstAndLastTurn: flag('H-2.7'),
  bonusesUnscaled: flag('H-4.16'),
  haiteiOnLastChance: newIn(2, true, flag('H-4.12')),
  askInRiichi: flag('H-4.6'),
  counterInRiichi: newIn(2, false, flag('H-6.23')),
  notenPenalty: number('H-5.6', 0, MOST_POINTS),
  hp: number('H-5.1', 1, MOST_POINTS),
  mp: number('H-5.1', 0, MOST_POINTS),
  seat0: choice('H-6.20', ...CHARACTERS),
  seat1: choice('H-6.20', ...CHARACTERS),
};

export const RULEBOOK: HaiyukiOptions = {
  rounds: 3,
  extraRounds: 0,
  start: 'alternate',
  skills: true,
  skillsOncePerRound: false,
  noPonOnFirstAndLastTurn: false,
  bonusesUnscaled: false,
  haiteiOnLastChance: false,
  askInRiichi: false,
  counterInRiichi: true,
  notenPenalty: 1000,
  hp: 10_000,
  mp: 100,
  seat0: 'ataho',
  seat1: 'mayu',
};

/** To the last hit point. */
export const DUEL: HaiyukiOptions = { ...RULEBOOK, rounds: null };

/** The limits of the first game and the reckoning that goes with them. */
export const ORIGINAL: HaiyukiOptions = {
  ...RULEBOOK,
  skillsOncePerRound: true,
  noPonOnFirstAndLastTurn: true,
  bonusesUnscaled: true,
  haiteiOnLastChance: true,
};

export const HAIYUKI_OPTIONS: OptionsSpec<HaiyukiOptions> = {
  fields: FIELDS,
  presets: { rulebook: RULEBOOK, duel: DUEL, original: ORIGINAL },
  defaultPreset: 'rulebook',
  conflicts: () => [],
};

/** The leanings of the seven characters, from 0 to 1, as the rule page gives them. They move decisions and nothing else. */
import type { Character } from '@paiju/engine/haiyuki';

export interface Profile {
  /** Rather an expensive hand than a near one. */
  readonly value: number;
  /** Eager to claim pungs. */
  readonly speed: number;
  /** Wary of a discard that may be won. */
  readonly defence: number;
  /** Fond of hands of one colour. */
  readonly colour: number;
  /** Fond of dora. */
  readonly greed: number;
}

export const PROFILES: Readonly<Record<Character, Profile>> = {
  ataho: { value: 0.85, speed: 0.15, defence: 0.4, colour: 0.85, greed: 0.6 },
  rinxiang: { value: 0.5, speed: 0.45, defence: 0.5, colour: 0.35, greed: 0.8 },
  fari: { value: 0.35, speed: 0.45, defence: 0.65, colour: 0.3, greed: 0.35 },
  smash: { value: 0.15, speed: 0.95, defence: 0.5, colour: 0.2, greed: 0.15 },
  petum: { value: 0.8, speed: 0.5, defence: 0.15, colour: 0.55, greed: 0.55 },
  yuri: { value: 0.65, speed: 0.5, defence: 0.85, colour: 0.5, greed: 0.55 },
  mayu: { value: 0.8, speed: 0.8, defence: 0.9, colour: 0.55, greed: 0.65 },
};

/** A leaning as a factor: `1 − most` at 0, 1 at a half, `1 + most` at 1. */
export const leaning = (axis: number, most: number): number => 1 + most * (2 * axis - 1);

/** What a character can do. */
import type { Character, Skill } from '@paiju/engine';
import { SKILLS } from '@paiju/engine';

/** In the order of the rule book. */
export const skillsOf = (character: Character): readonly Skill[] =>
  Object.values(SKILLS).filter(({ owner }) => owner === character);

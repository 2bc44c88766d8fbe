/** What a character can do. */
import type { Character, Skill } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';

/** In the order of the rule book. */
export const skillsOf = (character: Character): readonly Skill[] =>
  Object.values(SKILLS).filter(({ owner }) => owner === character);

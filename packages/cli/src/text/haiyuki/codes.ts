/** Words for the codes of Haiyuki, with the names of the first game: `Tiger Strike 맹호일발권`. */
import type { Character, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';
import { characters, codes, duel, ORIGINAL_CHARACTERS, ORIGINALS, say, withOriginals } from '../catalogue.ts';

const { skills, yaku, ways } = codes.haiyuki;

const CHARACTERS = withOriginals(characters, ORIGINAL_CHARACTERS);
export const SKILL_NAMES = withOriginals(skills, ORIGINALS.haiyuki.skills);
export const YAKU_NAMES = withOriginals(yaku, ORIGINALS.haiyuki.yaku);
export const WAYS = withOriginals(ways, ORIGINALS.haiyuki.ways);

/** `Ataho 아타호` */
export const characterText = (character: Character): string => CHARACTERS[character];

/** `18 MP`, `6 MP a tile` */
export const costText = (skill: SkillName): string => {
  const { cost, kind } = SKILLS[skill];
  return say(kind === 'setup' ? duel.costEach : duel.cost, { cost });
};

/** What is typed for a skill. */
import type { Character, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';

export const SKILL_KEYS = {
  TIGER_STRIKE: 'tiger',
  HELL_PILE: 'hell',
  WATER_MIRROR: 'mirror',
  DORA_BOMB: 'bomb',
  RECOVERY: 'heal',
  DISCARD_GUARD: 'guard',
  EXCHANGE_TILE: 'exchange',
  EXCHANGE_RON: 'swap',
  CRITICAL: 'critical',
  LAST_CHANCE: 'chance',
  SUPER_IAI: 'iai',
  SPIRIT_RIICHI: 'spirit',
  PAINT_TILE: 'paint',
} satisfies Record<SkillName, string>;

const NAMES = Object.keys(SKILL_KEYS) as SkillName[];

/** By its key, or of the own active skills by two letters of it: those are never the beginning of a tile. */
export const skillTyped = (word: string, character: Character): SkillName | null => {
  const isOwn = (name: SkillName): boolean =>
    SKILLS[name].owner === character && SKILLS[name].kind === 'active';
  return (
    NAMES.find((name) => SKILL_KEYS[name] === word) ??
    NAMES.find((name) => word.length > 1 && isOwn(name) && SKILL_KEYS[name].startsWith(word)) ??
    null
  );
};

/** The thirteen skills, as the rule book calls them. */
export const SKILL_NAMES = [
  'TIGER_STRIKE',
  'HELL_PILE',
  'WATER_MIRROR',
  'DORA_BOMB',
  'RECOVERY',
  'DISCARD_GUARD',
  'EXCHANGE_TILE',
  'EXCHANGE_RON',
  'CRITICAL',
  'LAST_CHANCE',
  'SUPER_IAI',
  'SPIRIT_RIICHI',
  'PAINT_TILE',
] as const;
export type SkillName = (typeof SKILL_NAMES)[number];

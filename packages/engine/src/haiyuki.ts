/** What belongs to Haiyuki alone, listed by hand: `@paiju/engine/haiyuki`. */
export { haiyukiGame } from './games/haiyuki.ts';
export type { HaiyukiAction, UseSkill } from './rules/haiyuki/actions.ts';
export { CURSED_TURNS, healedBy, RESTORED, WAITED_TURNS } from './rules/haiyuki/activeSkills.ts';
export type { HaiyukiEnding, HaiyukiRefusal } from './rules/haiyuki/codes.ts';
export type { Bonus, BonusCode, DamageFacts } from './rules/haiyuki/damage.ts';
export { averageLoss, DORA_POINTS, damageOf, scaledDamage } from './rules/haiyuki/damage.ts';
export type {
  HaiyukiDealt,
  HaiyukiEnded,
  HaiyukiEvent,
  HaiyukiExchanged,
  HaiyukiWon,
} from './rules/haiyuki/events.ts';
export type { HaiyukiDeal } from './rules/haiyuki/index.ts';
export { haiyuki } from './rules/haiyuki/index.ts';
export type { HaiyukiOptions } from './rules/haiyuki/options.ts';
export type { Skill, SkillKind } from './rules/haiyuki/skill.ts';
export type { SkillName } from './rules/haiyuki/skillNames.ts';
export { SKILLS } from './rules/haiyuki/skills.ts';
export type { HaiyukiState } from './rules/haiyuki/state.ts';
export { freshSeat, LAST_TURN } from './rules/haiyuki/state.ts';
export type { Character, Colour, Kind } from './rules/haiyuki/tiles.ts';
export { CHARACTERS, colourOf, HAIYUKI_TILES, kindOf, tileOfCharacter } from './rules/haiyuki/tiles.ts';
export type {
  HaiyukiHappened,
  HaiyukiPhaseView,
  HaiyukiSeatView,
  HaiyukiSeen,
  HaiyukiView,
} from './rules/haiyuki/view.ts';
export type { Wait, Yaku, YakuKey } from './rules/haiyuki/yaku.ts';
export { waitsOf, YAKU_SCORES, yakuOf } from './rules/haiyuki/yaku.ts';
export { haiyukiScorer } from './scoring/haiyuki/index.ts';
export type { HaiyukiReason } from './scoring/haiyuki/reasons.ts';

/** H-6.20: the thirteen skills by name and by owner. */
import type { Seat } from '../../core/seat.ts';
import {
  CRITICAL,
  DISCARD_GUARD,
  HELL_PILE,
  RECOVERY,
  SPIRIT_RIICHI,
  TIGER_STRIKE,
  WATER_MIRROR,
} from './activeSkills.ts';
import { DORA_BOMB, EXCHANGE_RON, LAST_CHANCE, SUPER_IAI } from './reactiveSkills.ts';
import { EXCHANGE_TILE, PAINT_TILE } from './setupSkills.ts';
import type { Skill, SkillKind } from './skill.ts';
import { whyNotSkill } from './skill.ts';
import type { SkillName } from './skillNames.ts';
import { SKILL_NAMES } from './skillNames.ts';
import type { HaiyukiState } from './state.ts';
import { seatOf } from './state.ts';

export const SKILLS: Readonly<Record<SkillName, Skill>> = {
  TIGER_STRIKE,
  HELL_PILE,
  WATER_MIRROR,
  DORA_BOMB,
  RECOVERY,
  DISCARD_GUARD,
  EXCHANGE_TILE,
  EXCHANGE_RON,
  CRITICAL,
  LAST_CHANCE,
  SUPER_IAI,
  SPIRIT_RIICHI,
  PAINT_TILE,
};

const ALL: readonly Skill[] = SKILL_NAMES.map((name) => SKILLS[name]);

/** The skills of one kind that a seat may use now. Asked several times for every action: most skills are another's. */
export const usableSkills = (state: HaiyukiState, seat: Seat, kind: SkillKind): readonly Skill[] => {
  const { character } = seatOf(state, seat);
  return ALL.filter(
    (skill) => skill.kind === kind && skill.owner === character && whyNotSkill(state, seat, skill) === null,
  );
};

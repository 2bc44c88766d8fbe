/** H-6.20: the thirteen skills by name and by owner. */
import type { Seat } from '../../../core/seat.ts';
import type { HaiyukiState } from '../state.ts';
import { seatOf } from '../state.ts';
import { CRITICAL } from './critical.ts';
import { DISCARD_GUARD } from './discardGuard.ts';
import { DORA_BOMB } from './doraBomb.ts';
import { EXCHANGE_RON } from './exchangeRon.ts';
import { EXCHANGE_TILE } from './exchangeTile.ts';
import { HELL_PILE } from './hellPile.ts';
import { LAST_CHANCE } from './lastChance.ts';
import type { SkillName } from './names.ts';
import { SKILL_NAMES } from './names.ts';
import { PAINT_TILE } from './paintTile.ts';
import { RECOVERY } from './recovery.ts';
import type { Skill, SkillKind } from './skill.ts';
import { whyNotSkill } from './skill.ts';
import { SPIRIT_RIICHI } from './spiritRiichi.ts';
import { SUPER_IAI } from './superIai.ts';
import { TIGER_STRIKE } from './tigerStrike.ts';
import { WATER_MIRROR } from './waterMirror.ts';

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

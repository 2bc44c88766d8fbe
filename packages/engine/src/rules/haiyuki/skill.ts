/** H-6.21 to H-6.29: what every skill has, and what every skill needs before its own conditions are looked at. */
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { HaiyukiRefusal } from './codes.ts';
import type { SkillName } from './skillNames.ts';
import type { Draft, HaiyukiState, SeatState } from './state.ts';
import { seatOf } from './state.ts';
import type { Character } from './tiles.ts';

/** Active: on the own turn. Reactive: when the owner is asked. Setup: before the first draw. */
export type SkillKind = 'active' | 'reactive' | 'setup';

export interface Skill {
  readonly name: SkillName;
  readonly owner: Character;
  readonly kind: SkillKind;
  /** MP, for a setup skill MP a tile. */
  readonly cost: number;
  /** H-6.22: whether it may be used again in the same turn, and beside another. */
  readonly isFree?: boolean;
  /** H-6.25: whether a limit per round does not hold for it. */
  readonly isUnlimited?: boolean;
  /** Its own condition, once all others are met; null where it may be used. */
  whyNot(state: HaiyukiState, seat: Seat): HaiyukiRefusal | null;
  /** The discards it may be declared with, for a skill that declares riichi. */
  discards?(state: HaiyukiState, seat: Seat): readonly Tile[];
  /** Changes the draft; the MP are paid by then. */
  effect(draft: Draft, own: SeatState, other: SeatState): void;
}

/** What keeps a seat from any skill of its own, whatever the skill; null where nothing does. */
const whyNotAny = (state: HaiyukiState, seat: Seat, skill: Skill): HaiyukiRefusal | null => {
  const { character, mp, used } = seatOf(state, seat);
  if (!state.options.skills) return 'skills-off'; // H-6.29
  if (character !== skill.owner) return 'not-your-skill'; // H-6.20
  if (mp < skill.cost) return 'not-enough-mp'; // H-6.21
  const isSpent = state.options.skillsOncePerRound && skill.isUnlimited !== true && used.includes(skill.name);
  return isSpent ? 'once-a-round' : null; // H-6.25
};

/** H-6.22, H-6.23: what keeps a seat from an active skill on its own turn. */
const whyNotActive = (state: HaiyukiState, seat: Seat, skill: Skill): HaiyukiRefusal | null => {
  const { riichi, activeUsed } = seatOf(state, seat);
  const { phase } = state;
  const general = whyNotAny(state, seat, skill);
  if (general !== null) return general;
  if (phase.name !== 'turn' || phase.seat !== seat) return 'wrong-phase';
  if (phase.source !== 'wall') return 'discard-only'; // H-2.9, H-6.10
  if (riichi !== null) return 'in-riichi';
  return activeUsed && skill.isFree !== true ? 'once-a-turn' : null;
};

/** What keeps a seat from using the skill now; null where it may. */
export const whyNotSkill = (state: HaiyukiState, seat: Seat, skill: Skill): HaiyukiRefusal | null =>
  (skill.kind === 'active' ? whyNotActive : whyNotAny)(state, seat, skill) ?? skill.whyNot(state, seat);

/** H-2.5, H-2.9, H-4.3 to H-4.8: what the seat to act may do, and why not. */
import { countOf, kindsIn } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { discardOf } from '../../play/actions.ts';
import type { TurnAction, UseSkill } from './actions.ts';
import type { HaiyukiRefusal } from './codes.ts';
import { isComplete, tenpaiDiscards } from './hand.ts';
import { riichiDiscards, whyNotRiichi } from './riichi.ts';
import { whyNotSkill } from './skill.ts';
import type { SkillName } from './skillNames.ts';
import { SKILLS, usableSkills } from './skills.ts';
import type { HaiyukiState, TurnPhase } from './state.ts';
import { seatOf } from './state.ts';

/** H-4.8: only after a draw. */
export const canTsumo = (state: HaiyukiState, { seat, source }: TurnPhase): boolean =>
  source === 'wall' && isComplete(state, seat);

export const turnActions = (state: HaiyukiState, turn: TurnPhase): readonly TurnAction[] => {
  const { seat } = turn;
  const actions: TurnAction[] = canTsumo(state, turn) ? [{ type: 'tsumo' }] : [];
  for (const tile of riichiDiscards(state, seat)) actions.push({ type: 'riichi', tile });
  for (const action of skillActions(state, seat)) actions.push(action);
  for (const tile of discards(state, turn)) actions.push(discardOf(tile));
  return actions;
};

const skillActions = (state: HaiyukiState, seat: Seat): readonly UseSkill[] =>
  usableSkills(state, seat, 'active').flatMap((skill): readonly UseSkill[] => {
    const { name, discards: declaredWith } = skill;
    if (declaredWith === undefined) return [{ type: 'skill', skill: name }];
    return declaredWith(state, seat).map((tile) => ({ type: 'skill', skill: name, tile }));
  });

/** H-4.6: in riichi the drawn tile alone. H-6.10: a tile taken back is exchanged for another kind. */
const discards = (state: HaiyukiState, { seat, drawn, barred }: TurnPhase): readonly Tile[] => {
  const { concealed, riichi } = seatOf(state, seat);
  return kindsIn(concealed).filter((tile) => tile !== barred && (riichi === null || tile === drawn));
};

/** What comes from outside may have any field, and none. */
interface Wished {
  readonly type?: unknown;
  readonly tile?: unknown;
  readonly skill?: unknown;
}

/** Why the seat to act may not do what it asked for. */
export const whyNotTurn = (state: HaiyukiState, turn: TurnPhase, asked: Wished): HaiyukiRefusal => {
  switch (asked.type) {
    case 'tsumo':
      return whyNotTsumo(state, turn);
    case 'riichi':
      return whyNotRiichi(state, turn.seat) ?? whyNotDeclaredWith(state, turn.seat, asked.tile);
    case 'skill':
      return whyNotAsked(state, turn.seat, asked);
    case 'discard':
      return whyNotDiscard(state, turn, asked.tile);
    default:
      return 'wrong-phase';
  }
};

const whyNotTsumo = (state: HaiyukiState, turn: TurnPhase): HaiyukiRefusal => {
  if (turn.source !== 'wall') return 'discard-only';
  return canTsumo(state, turn) ? 'malformed-action' : 'not-a-win';
};

/** H-4.4: a discard that would break tenpai is blocked. */
const whyNotDeclaredWith = (state: HaiyukiState, seat: Seat, tile: unknown): HaiyukiRefusal => {
  const why = whyNotHeld(state, seat, tile);
  if (why !== null) return why;
  return tenpaiDiscards(state, seat).includes(tile as Tile) ? 'malformed-action' : 'breaks-tenpai';
};

const whyNotHeld = (state: HaiyukiState, seat: Seat, tile: unknown): HaiyukiRefusal | null => {
  if (typeof tile !== 'number') return 'malformed-action';
  return countOf(seatOf(state, seat).concealed, tile as Tile) === 0 ? 'tile-not-held' : null;
};

const whyNotDiscard = (state: HaiyukiState, turn: TurnPhase, tile: unknown): HaiyukiRefusal => {
  const why = whyNotHeld(state, turn.seat, tile);
  if (why !== null) return why;
  if (tile === turn.barred) return 'same-kind';
  return discards(state, turn).includes(tile as Tile) ? 'malformed-action' : 'in-riichi';
};

/** Of the skills that are asked for by name; a reactive or setup one waits until its owner is asked. */
export const whyNotAsked = (state: HaiyukiState, seat: Seat, { skill, tile }: Wished): HaiyukiRefusal => {
  if (typeof skill !== 'string' || !Object.hasOwn(SKILLS, skill)) return 'malformed-action';
  const found = SKILLS[skill as SkillName];
  const why = whyNotSkill(state, seat, found);
  if (why !== null) return why;
  return found.discards === undefined ? 'malformed-action' : whyNotDeclaredWith(state, seat, tile);
};

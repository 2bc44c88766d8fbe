/** What a seat may ask for: imperative, may be refused. */
import type { Tile } from '../../core/tile.ts';
import type { Pass } from '../../play/actions.ts';
import type { SkillName } from './skillNames.ts';

/** Setup: the tiles to give back, in order. */
export type Exchange = { readonly type: 'exchange'; readonly tiles: readonly Tile[] };
/** `tile` only where the skill declares riichi: the discard it is declared with. */
export type UseSkill = { readonly type: 'skill'; readonly skill: SkillName; readonly tile?: Tile };

export type TurnAction =
  | { readonly type: 'tsumo' }
  | { readonly type: 'riichi'; readonly tile: Tile }
  | UseSkill
  | { readonly type: 'discard'; readonly tile: Tile };

/** H-2.10: there is no chow and no kong to ask for. */
export type Reaction = { readonly type: 'ron' } | { readonly type: 'pon' };

export type HaiyukiAction = Exchange | TurnAction | Reaction | Pass;

/** What a seat may answer when it is asked out of turn. */
export type Answer = Exchange | Reaction | UseSkill | Pass;

/** W-3.1, W-4.3, W-4.12, W-4.19: what the seat to act may do. */
import { countOf, kindsIn } from '../../core/counts.ts';
import { findPung } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { TurnAction } from '../../play/actions.ts';
import { discardOf, kongOf, WIN } from '../../play/actions.ts';
import type { OwnKong } from '../../play/roundRules.ts';
import type { TurnPhase } from '../../play/state.ts';
import { tilesAt } from '../../play/state.ts';
import type { WuhanRefusal } from './codes.ts';
import { isClosing } from './ending.ts';
import { specialKind } from './specials.ts';
import type { WuhanState } from './state.ts';
import { mayWin } from './winning.ts';

export const turnActions = (state: WuhanState, turn: TurnPhase): readonly TurnAction[] => {
  const held = kindsIn(tilesAt(state, turn.seat).concealed);
  const actions: TurnAction[] = canWin(state, turn) ? [WIN] : [];
  // A special tile too: it is put aside, not played.
  if (turn.drawn !== null && isClosing(state)) return [...actions, discardOf(turn.drawn)];
  for (const tile of held) if (canKong(state, turn.seat, tile)) actions.push(kongOf(tile));
  for (const tile of held) if (specialKind(state.extra, tile) === null) actions.push(discardOf(tile));
  return actions;
};

/** W-4.4: not right after a chow or pung. */
const canWin = (state: WuhanState, { seat, source, drawn }: TurnPhase): boolean =>
  source !== 'claim' && mayWin(state, { seat, tile: drawn, from: null, robbed: false });

/** W-3.2, W-4.2, W-4.5, W-4.14: a special tile alone, any other fourfold or onto an own pung. */
const canKong = (state: WuhanState, seat: Seat, tile: Tile): boolean => {
  const { concealed, melds } = tilesAt(state, seat);
  if (specialKind(state.extra, tile) !== null) return true;
  return countOf(concealed, tile) === 4 || findPung(melds, tile) !== undefined;
};

/** W-4.15: whichever it is, a replacement tile follows and the turn goes on. */
export const ownKong = (state: WuhanState, seat: Seat, tile: Tile): OwnKong => {
  if (specialKind(state.extra, tile) !== null) return 'special';
  return findPung(tilesAt(state, seat).melds, tile) === undefined ? 'concealed' : 'added';
};

/** Why the seat to act may not do what it asked for. */
export const whyNotTurn = (
  state: WuhanState,
  turn: TurnPhase,
  action: { readonly type?: unknown; readonly tile?: unknown },
): WuhanRefusal => {
  if (action.type === 'win') return turn.source === 'claim' ? 'discard-after-claim' : 'not-a-win';
  if (action.type === 'kong') return 'kong-not-allowed';
  if (action.type !== 'discard') return 'wrong-phase';
  if (typeof action.tile !== 'number') return 'malformed-action';
  const tile = action.tile as Tile;
  if (countOf(tilesAt(state, turn.seat).concealed, tile) === 0) return 'tile-not-held';
  if (turn.drawn !== null && isClosing(state)) return 'closing-draw';
  return specialKind(state.extra, tile) === null ? 'malformed-action' : 'special-tile';
};

/** Section 6: what the seat to act may do. */
import type { Counts } from '../../core/counts.ts';
import {
  countOf,
  firstKind,
  kindsIn,
  kindsOfSuit,
  suitKindsHeld,
  suitKindsHeldWhole,
  withoutTile,
} from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { findPung } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { firstOfSuit, suitIndex } from '../../core/tile.ts';
import type { TurnAction } from '../../play/actions.ts';
import { discardOf, kongOf, WIN } from '../../play/actions.ts';
import type { TurnPhase } from '../../play/state.ts';
import { tilesAt } from '../../play/state.ts';
import type { XuezhanRefusal } from './codes.ts';
import { mayKong, mayMeldSuit } from './kongs.ts';
import type { XuezhanState } from './state.ts';
import { extraAt, isLocked } from './state.ts';
import { hasConcealed, isWinByKeys } from './win.ts';

/** after a kong the same again, with the replacement as the tile just drawn. */
export const turnActions = (state: XuezhanState, turn: TurnPhase): readonly TurnAction[] => {
  const actions = winActions(state, turn);
  addKongs(actions, state, turn);
  addDiscards(actions, state, turn);
  return actions;
};

/** on a draw, a replacement draw or the opening hand, never right after a pung. */
const winActions = (state: XuezhanState, turn: TurnPhase): TurnAction[] => {
  const tiles = tilesAt(state, turn.seat);
  const { voidSuit } = extraAt(state, turn.seat);
  if (turn.source === 'claim' || !isWinByKeys(state.options, tiles, voidSuit)) return [];
  // with the opening hand, a winner who stays says which tile is set aside.
  if (turn.source === 'deal' && state.options.afterWin === 'stay')
    return kindsIn(tiles.concealed).map((tile) => ({ type: 'win', tile }));
  return [WIN];
};

/** four concealed copies, or the fourth onto an own pung; right after a pung only by option. */
const addKongs = (actions: TurnAction[], state: XuezhanState, turn: TurnPhase): void => {
  if (turn.source === 'claim' && !state.options.kongAfterPung) return;
  const { concealed, melds } = tilesAt(state, turn.seat);
  for (let kinds = kindsToKong(concealed, melds); kinds !== 0; kinds &= kinds - 1) {
    const tile = firstKind(kinds);
    if (
      mayMeldSuit(state, turn.seat, tile) &&
      mayKong(state, turn.seat, () => afterOwnKong(concealed, melds, tile))
    )
      actions.push(kongOf(tile));
  }
};

/** As bits. */
const kindsToKong = (concealed: Counts, melds: readonly Meld[]): number => {
  let kinds = suitKindsHeldWhole(concealed);
  for (const { kind, tile } of melds) if (kind === 'pung' && countOf(concealed, tile) > 0) kinds |= 1 << tile;
  return kinds;
};

const afterOwnKong = (
  concealed: Counts,
  melds: readonly Meld[],
  tile: Tile,
): { readonly concealed: Counts; readonly melds: readonly Meld[] } => {
  const pung = findPung(melds, tile);
  const kong: Meld = { kind: 'kong', tile, from: pung?.from ?? null, made: pung ? 'added' : 'concealed' };
  const rest = melds.filter((meld) => meld !== pung);
  return { concealed: withoutTile(concealed, tile, pung ? 1 : 4), melds: [...rest, kong] };
};

/** a locked seat puts down what it drew; the void suit goes first; else any tile. */
const addDiscards = (actions: TurnAction[], state: XuezhanState, turn: TurnPhase): void => {
  const { concealed } = tilesAt(state, turn.seat);
  if (isLocked(state, turn.seat)) {
    if (turn.drawn !== null) actions.push(discardOf(turn.drawn));
    return;
  }
  const first = suitToGo(state, turn.seat);
  const held = suitKindsHeld(concealed);
  for (let kinds = first === null ? held : held & kindsOfSuit(first); kinds !== 0; kinds &= kinds - 1)
    actions.push(discardOf(firstKind(kinds)));
};

/** the first tile of the void suit while the hand holds any of it; null where any tile may go. */
const suitToGo = (state: XuezhanState, seat: Seat): Tile | null => {
  const { voidSuit } = extraAt(state, seat);
  const { keys } = tilesAt(state, seat);
  return voidSuit !== null && hasConcealed(keys, voidSuit) ? firstOfSuit(voidSuit) : null;
};

/** Why a tile that is held may not be discarded. */
const whyNotDiscard = (state: XuezhanState, { seat, drawn }: TurnPhase, tile: Tile): XuezhanRefusal => {
  if (isLocked(state, seat)) return tile === drawn ? 'malformed-action' : 'hand-locked';
  const first = suitToGo(state, seat);
  return first === null || suitIndex(first) === suitIndex(tile) ? 'malformed-action' : 'void-suit-first';
};

/** Why the seat to act may not do what it asked for. */
export const whyNotTurn = (
  state: XuezhanState,
  turn: TurnPhase,
  action: { type?: unknown; tile?: unknown },
): XuezhanRefusal => {
  if (action.type === 'win') return turn.source === 'claim' ? 'discard-after-pung' : 'not-a-win';
  if (action.type === 'kong') return 'kong-not-allowed';
  if (action.type !== 'discard') return 'wrong-phase';
  if (typeof action.tile !== 'number') return 'malformed-action';
  const tile = action.tile as Tile;
  const isHeld = countOf(tilesAt(state, turn.seat).concealed, tile) > 0;
  return isHeld ? whyNotDiscard(state, turn, tile) : 'tile-not-held';
};

/** Hidden hands that are known to lack one tile, or none: H-4.4, H-6.13, H-6.28. */
import type { Counts } from '../../core/counts.ts';
import { countOf, noTiles } from '../../core/counts.ts';
import { countAll } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { lastToDiscard } from './imaginePhase.ts';
import type { Readiness } from './readyHands.ts';
import { drawReadyHand, waysToBeReady } from './readyHands.ts';
import { HAND_SIZE, opponentOf } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import type { SeenHaiyuki } from './view.ts';

/** In riichi, or asked for a last chance while the viewer only waits. */
export const isReadyIn = (view: SeenHaiyuki, seat: Seat): boolean => {
  const { phase, seat: viewer } = view;
  if (at(view.table, seat).riichi !== null) return true;
  if (phase.name === 'last-chance') return phase.own !== null;
  return (
    phase.name === 'waiting' && viewer !== null && lastToDiscard(view) === seat && !isOwnRon(view, viewer)
  );
};

/** Whether the viewer waits for the discarder to counter its win. */
const isOwnRon = ({ table, waits }: SeenHaiyuki, viewer: Seat): boolean => {
  const last = at(table, opponentOf(viewer)).discards.at(-1);
  return at(table, viewer).riichi !== null && last !== undefined && waits.includes(last);
};

/** A hand being made up, the tiles that are left for it, and the chance to choose by. */
interface Making {
  readonly hand: Counts;
  readonly left: Counts;
  readonly chance: Stream;
}

/** Moves a ready hand over, and where the seat has one tile more, the one that completes it; that tile is returned. */
export const holdReady = (view: SeenHaiyuki, seat: Seat, making: Making): Tile | null => {
  const { hand, left, chance } = making;
  const readiness = readinessOf(view, seat);
  const ready = drawReadyHand(waysIn(view, left, readiness), chance);
  if (ready === null) return null;
  for (let kind = 0; kind < left.length; kind++) {
    const copies = countOf(ready.tiles, kind as Tile) - countOf(readiness.open, kind as Tile);
    hand[kind] = copies;
    left[kind] = countOf(left, kind as Tile) - copies;
  }
  return readiness.isComplete ? drawWait(ready.waits, making) : null;
};

const drawWait = (waits: number, { hand, left, chance }: Making): Tile | null => {
  const copies: Tile[] = [];
  for (let kind = 0; kind < left.length; kind++)
    if ((waits >> kind) & 1) for (let i = countOf(left, kind as Tile); i > 0; i--) copies.push(kind as Tile);
  if (copies.length === 0) return null;
  const tile = at(copies, chance.below(copies.length));
  hand[tile] = countOf(hand, tile) + 1;
  left[tile] = countOf(left, tile) - 1;
  return tile;
};

export const readinessOf = (view: SeenHaiyuki, seat: Seat): Readiness => {
  const { phase } = view;
  const { melds, concealedSize } = at(view.table, seat);
  const isRon = phase.name === 'declared' && phase.seat === seat && phase.way === 'ron';
  const wanted = isRon ? 1 << phase.tile : 0;
  return {
    open: countAll(HAIYUKI_TILES, noTiles(HAIYUKI_TILES), melds),
    wanted,
    unwanted: notWaitedFor(view, seat) & ~wanted,
    isComplete: concealedSize + 3 * melds.length > HAND_SIZE,
  };
};

/**
 * H-4.5: a hand in riichi wins by itself on everything it can. So it waits neither for what it has put down since, nor
 * for what the other seat has, unless that was guarded (H-6.7) or one of those discards is gone and they cannot be counted.
 */
const notWaitedFor = ({ options, table, starter }: SeenHaiyuki, seat: Seat): number => {
  const { riichi, discards } = at(table, seat);
  if (riichi === null || options.askInRiichi) return 0;
  const other = at(table, opponentOf(seat));
  const isSure = other.destroyed.length === 0 && !other.used.includes('DISCARD_GUARD');
  // A seat discards once a turn.
  const before = seat === starter ? riichi.turn - 1 : riichi.turn;
  const passed = [...discards.slice(riichi.place + 1), ...(isSure ? other.discards.slice(before) : [])];
  return passed.reduce((bits, tile) => bits | (1 << tile), 0);
};

/** The same for every world of one view, and by far the most work. */
const known = new WeakMap<SeenHaiyuki, Float64Array>();

const waysIn = (view: SeenHaiyuki, left: Counts, readiness: Readiness): Float64Array => {
  const found = known.get(view);
  if (found !== undefined) return found;
  const sure = waysToBeReady(left, readiness);
  const ways = sure.at(-1) === 0 ? waysToBeReady(left, { ...readiness, unwanted: 0 }) : sure;
  // A spectator sees neither hand, so what is left for the second depends on the first.
  if (view.seat !== null) known.set(view, ways);
  return ways;
};

/** What the other seats are likely to do: what they put down, what they wait for, and what that would cost. */
import type { Counts, Seat, Suit, Tile } from '@paiju/engine';
import { at, countOf, countTiles, SUITED, suitOf } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import { baseFan, fanPoints, menqingFan, PATTERN_FAN } from '@paiju/engine/xuezhan';
import { fanOf } from './fan.ts';
import { feedOf, readyChance, ripened, USUAL_FAN, USUAL_SHARE, waitChance } from './habits.ts';
import type { Laid } from './holding.ts';
import { laidBy } from './holding.ts';
import { distanceTo } from './reach.ts';
import { usableWithout } from './sight.ts';

/** A seat that still plays, as this seat sees it. */
export interface Rival {
  readonly isLocked: boolean;
  /** The chance that it is ready. */
  readonly ready: number;
  /** The same if it goes on for so many turns. */
  readonly readyAfter: (turns: number) => number;
  /** By tile: the chance that it wins if this tile is put down. */
  readonly wins: Float64Array;
  /** By tile: what it would be paid for it. */
  readonly points: Float64Array;
  /** By tile: how much oftener it puts the tile down in one turn than it would be drawn. */
  readonly feeds: Float64Array;
  /** What it takes from each other seat by its own draws, on average for each draw. */
  readonly takes: number;
}

interface Hidden {
  readonly hand: Counts;
  /** The tiles nobody has shown this seat. */
  readonly unseen: Counts;
  /** By tile: the chance that a tile off the wall is one. */
  readonly shares: Float64Array;
}

export const rivalsIn = (view: XuezhanView, hidden: Hidden): readonly Rival[] =>
  view.seats.flatMap(({ left }, seat) => (seat === view.seat || left ? [] : [rivalAt(view, seat, hidden)]));

const rivalAt = (view: XuezhanView, seat: Seat, hidden: Hidden): Rival => {
  const { locked, shown, voidSuit } = at(view.seats, seat);
  const laid = laidBy(at(view.table, seat).melds);
  const feeds = new Float64Array(SUITED.codes.length).map((_, kind) =>
    locked ? 1 : feedOf(kind as Tile, suitOf(kind as Tile) === voidSuit),
  );
  const waiting =
    locked && shown !== null
      ? openHand(view, { laid, shown, voidSuit }, hidden)
      : hiddenHand(view, seat, { laid, voidSuit }, hidden);
  const { length } = at(view.table, seat).discards;
  const readyAfter = (turns: number): number => ripened(waiting.ready, length, turns);
  return { isLocked: locked, feeds, ...waiting, readyAfter };
};

type Waiting = Pick<Rival, 'ready' | 'wins' | 'points' | 'takes'>;

/** the hand of a winner lies open, so its waits are known. */
const openHand = (
  { options }: XuezhanView,
  { laid, shown, voidSuit }: { laid: Laid; shown: readonly Tile[]; voidSuit: Suit | null },
  { shares }: Hidden,
): Waiting => {
  const wins = new Float64Array(SUITED.codes.length);
  const points = new Float64Array(SUITED.codes.length);
  const sevenPairs = options.sevenPairs && laid.sets === 0;
  const aim = { sets: options.sets - laid.sets, usable: usableWithout(voidSuit), sevenPairs };
  const held = countTiles(SUITED, shown);
  let takes = 0;
  for (let kind = 0; kind < wins.length; kind++) {
    const tile = kind as Tile;
    if (suitOf(tile) === voidSuit || countOf(held, tile) === SUITED.copies) continue;
    held[kind] = countOf(held, tile) + 1;
    if (distanceTo(aim, held) < 0) {
      const fan = fanOf(options, held, laid);
      wins[kind] = 1;
      points[kind] = fanPoints(options, fan, false);
      takes += fanPoints(options, fan, true) * (shares[kind] ?? 0);
    }
    held[kind] = countOf(held, tile) - 1;
  }
  return { ready: 1, wins, points, takes };
};

const hiddenHand = (
  { options, table, seats }: XuezhanView,
  seat: Seat,
  { laid, voidSuit }: { laid: Laid; voidSuit: Suit | null },
  { hand, unseen }: Hidden,
): Waiting => {
  const { discards } = at(table, seat);
  const { won, locked } = at(seats, seat);
  const last = discards.at(-1);
  const ready = locked
    ? 1
    : readyChance(laid.sets, discards.length, last !== undefined && suitOf(last) === voidSuit);
  const closed = laid.isConcealed ? menqingFan(options) : 0;
  const fan = baseFan(options) + USUAL_FAN + PATTERN_FAN.root * laid.kongs + closed;
  const wins = new Float64Array(SUITED.codes.length);
  for (let kind = 0; kind < wins.length; kind++) {
    const tile = kind as Tile;
    if (suitOf(tile) === voidSuit) continue;
    const isKnown = won.includes(tile);
    const isOwn = discards.includes(tile);
    wins[kind] = isKnown ? 1 : ready * waitChance(tile, countOf(unseen, tile) + countOf(hand, tile), isOwn);
  }
  return {
    ready,
    wins,
    points: new Float64Array(SUITED.codes.length).fill(fanPoints(options, fan, false)),
    takes: ready * USUAL_SHARE * fanPoints(options, fan, true),
  };
};

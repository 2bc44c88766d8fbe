/** What the expert reads out of its view once: its own hand and sets, the tiles to come, and the other seats. */
import type { Seat, SuitMask, Tile } from '@paiju/engine';
import { at, nextSeat, SUITED, sizeOf, suitIndex } from '@paiju/engine';
import type { XuezhanOptions, XuezhanView } from '@paiju/engine/xuezhan';
import type { Laid } from './holding.ts';
import { laidBy } from './holding.ts';
import type { Rival } from './rivals.ts';
import { rivalsIn } from './rivals.ts';
import { sharesOf } from './shares.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

export interface ExpertSight extends Sight {
  readonly options: XuezhanOptions;
  readonly laid: Laid;
  readonly unseenTiles: number;
  /** By tile: the chance that a tile off the wall is one. */
  readonly shares: Float64Array;
  readonly rivals: readonly Rival[];
  readonly isLocked: boolean;
  /** By tile: how much oftener the others put it down from one own draw to the next than it is drawn. */
  readonly feeds: Float64Array;
  /** The same for the average tile of the own suits. */
  readonly usualFeed: number;
  /** Own draws still to come once this seat has put a tile down, and if it lets the tile in the window go. */
  readonly draws: number;
  readonly drawsAfterPass: number;
  readonly wallSize: number;
}

export const expertSightOf = (view: XuezhanView): ExpertSight => {
  const sight = sightOf(view);
  const { unseen, hand } = sight;
  const unseenTiles = Math.max(1, sizeOf(unseen));
  const own = view.seat ?? 0;
  const shares = sharesOf(view, unseen);
  const rivals = rivalsIn(view, { hand, unseen, shares });
  const inPlay = rivals.length + 1;
  const feeds = new Float64Array(SUITED.codes.length);
  for (const rival of rivals)
    for (let kind = 0; kind < feeds.length; kind++)
      feeds[kind] = (feeds[kind] ?? 0) + (rival.feeds[kind] ?? 0);
  return {
    ...sight,
    options: view.options,
    laid: laidBy(at(view.table, own).melds),
    unseenTiles,
    shares,
    rivals,
    isLocked: at(view.seats, own).locked,
    feeds,
    usualFeed: meanOf(feeds, sight.aim.usable),
    draws: Math.floor(view.wallSize / inPlay),
    drawsAfterPass: drawsAfterPass(view, own, inPlay),
    wallSize: view.wallSize,
  };
};

const meanOf = (feeds: Float64Array, usable: SuitMask): number => {
  let sum = 0;
  let kinds = 0;
  for (let kind = 0; kind < feeds.length; kind++) {
    if ((usable & (1 << suitIndex(kind as Tile))) === 0) continue;
    sum += feeds[kind] ?? 0;
    kinds += 1;
  }
  return sum / Math.max(1, kinds);
};

/** the discarder's next seat draws, so this seat draws sooner the nearer it sits. */
const drawsAfterPass = (view: XuezhanView, own: Seat, inPlay: number): number => {
  if (view.phase.name !== 'claim') return Math.floor(view.wallSize / inPlay);
  let first = 1;
  for (
    let seat = nextSeat(view.phase.from, view.seats.length);
    seat !== own;
    seat = nextSeat(seat, view.seats.length)
  )
    if (!at(view.seats, seat).left) first += 1;
  return view.wallSize < first ? 0 : 1 + Math.floor((view.wallSize - first) / inPlay);
};

/** A position of Xuezhan out of a typed hand. */
import type { Suit, Tile } from '@paiju/engine';
import { bySeat, isSuit, meldTiles, SUITED, SUITS, suitOf } from '@paiju/engine';
import type { XuezhanOptions, XuezhanView } from '@paiju/engine/xuezhan';
import type { Sketch, TypedHand } from '../desk.ts';
import { oneLine, UsageError } from '../edge/failure.ts';
import type { OwnTiles, TableSketch } from '../round/sketch.ts';
import { readOwn, tableView } from '../round/sketch.ts';

const SEATS = 4;
const BURIED = 3;

const viewOf = (options: XuezhanOptions, typed: TypedHand): XuezhanView => {
  const table: TableSketch = {
    set: SUITED,
    sets: options.sets,
    melds: { chows: false, isSingle: () => false },
    open: [],
    aside: options.opening === 'bury' ? SEATS * BURIED : 0,
  };
  const own = readOwn(typed, table);
  const voided = SUITS.indexOf(voidSuitOf(options, typed, own));
  return {
    ...tableView(own, table),
    options,
    // The others give up the suits in turn; what is buried is dealt with the rest that nobody sees.
    seats: bySeat(SEATS, (seat) => ({
      voidSuit: SUITS[(voided + seat) % SUITS.length] ?? null,
      buried: null,
      won: [],
      wins: 0,
      locked: false,
      left: false,
      shown: null,
    })),
    firstWin: null,
    wonTiles: [],
    barred: null,
    waits: [],
  };
};

/** As typed, or a suit that the hand has nothing of. */
const voidSuitOf = (
  options: XuezhanOptions,
  { void: typed }: TypedHand,
  { tiles, melds }: OwnTiles,
): Suit => {
  const laid = melds.flatMap(meldTiles);
  const isFree = (suit: Suit, among: readonly Tile[]): boolean =>
    among.every((tile) => suitOf(tile) !== suit);
  if (typed === undefined) {
    const free = SUITS.find((suit) => isFree(suit, [...tiles, ...laid]));
    if (free === undefined)
      throw new UsageError(`the hand has tiles of every suit; allowed: with --void ${SUITS.join(' | ')}`);
    return free;
  }
  const suit = typed.toLowerCase();
  if (!isSuit(suit))
    throw new UsageError(`--void '${oneLine(typed)}' is not allowed; allowed: ${SUITS.join(', ')}`);
  if (!options.voidMelds && !isFree(suit, laid))
    throw new UsageError(
      `--void ${suit} has a meld of that suit; allowed: another suit, or --option voidMelds=yes`,
    );
  return suit;
};

export const xuezhanSketch: Sketch = {
  takes: ['void'],
  view: (options, typed) => viewOf(options as XuezhanOptions, typed),
};

/** A position of Xuezhan out of a typed hand. */
import type { Suit, Tile } from '@paiju/engine';
import { bySeat, isSuit, meldTiles, SUITED, SUITS, suitOf } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import type { Sketch, TypedHand } from '../desk.ts';
import { oneLine, UsageError } from '../edge/failure.ts';
import type { OwnTiles, TableSketch } from '../round/sketch.ts';
import { ownParts, readOwn, SETS_TYPED } from '../round/sketch.ts';

const SEATS = 4;

const partsOf = (options: XuezhanOptions, typed: TypedHand): readonly string[] => {
  const table: TableSketch = {
    set: SUITED,
    sets: options.sets,
    melds: { chows: false, isSingle: () => false },
    open: [],
  };
  const own = readOwn(typed, table);
  const voided = SUITS.indexOf(voidSuitOf(options, typed.said.void, own));
  // The others give up the suits in turn.
  const voids = bySeat(SEATS, (seat) => SUITS[(voided + seat) % SUITS.length]);
  return [`void ${voids.join('/')}`, ...ownParts(SUITED, own)];
};

/** As typed, or a suit that the hand has nothing of. */
const voidSuitOf = (options: XuezhanOptions, typed: string | undefined, { tiles, melds }: OwnTiles): Suit => {
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
  melds: SETS_TYPED,
  flags: [
    {
      name: 'void',
      value: 'suit',
      about: 'the suit given up (default: one that the hand has nothing of)',
    },
  ],
  parts: (options, typed) => partsOf(options as XuezhanOptions, typed),
};

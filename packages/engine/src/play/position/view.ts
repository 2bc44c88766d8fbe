/** From the words of a position to what one seat sees of a round. What follows from the rules is not in it yet. */
import { sizeOf } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import { goingOn, knownTiles, ownTiles, sizeIn } from '../../position/common.ts';
import { refuse } from '../../position/problem.ts';
import { HIDDEN } from '../../position/sheet.ts';
import { unwritten } from '../../position/tiles.ts';
import type { Claim } from '../actions.ts';
import type { PhaseView, RoundView } from '../view.ts';
import type { RoundReading } from './table.ts';
import { openTiles, PHASES, restOf, tableOf, windowIn } from './table.ts';
import type { ReadRound } from './words.ts';
import { usualSource } from './words.ts';

/** `aside` is how many tiles lie hidden in no hand, meld or wall. */
export const readRoundView = <C extends object>(
  reading: RoundReading,
  viewer: Seat | null,
  aside: number,
): RoundView<C> => {
  const { set, sheet, open } = reading;
  const { round = 0, dealer = 0, wall } = sheet.facts;
  const phase = phaseIn<C>(sheet, viewer);
  const hand = viewer === null ? null : ownTiles(sheet, viewer, restOf(reading, viewer));
  const drawn = viewer === null ? null : at(sheet.seats, viewer).drawn;
  const table = tableOf(sheet).map((seen, seat) => ({
    concealedSize: sizeIn(sheet, seat, restOf(reading, seat)),
    ...seen,
  }));
  const known = sheet.seats.flatMap(knownTiles);
  const held = table.reduce((sum, { concealedSize }) => sum + concealedSize, 0);
  const kongs = table.flatMap(({ melds }) => melds.filter(({ tile }) => tile === null)).length;
  const unseen = sizeOf(unwritten(set, [...known, ...openTiles(table), ...open], sheet));
  const rest = unseen - (held - known.length) - kongs * set.copies - aside;
  if (rest < 0 || (wall?.hidden ?? 0) > rest)
    refuse('too-few-tiles', sheet.placeOf('wall'), `?${Math.max(0, rest)}`);
  if (wall !== undefined && wall.front.length + wall.back.length > 0)
    refuse('hidden', sheet.placeOf('wall'), `?${rest}`);
  return {
    seat: viewer,
    round,
    dealer,
    wallSize: wall?.hidden ?? rest,
    phase,
    hand,
    drawn: drawn === HIDDEN ? null : drawn,
    table,
  };
};

const phaseIn = <C extends object>(sheet: ReadRound, viewer: Seat | null): PhaseView<C> => {
  const going = goingOn(sheet, PHASES);
  const { choose = '', over = '', 'after-kong': kong = null, source = usualSource(kong) } = sheet.facts;
  for (const [other, { facts }] of sheet.seats.entries()) {
    if (facts.offered !== undefined) refuse('hidden', sheet.placeOf('offered', other));
    if (other !== viewer && facts.answered !== undefined) refuse('hidden', sheet.placeOf('answered', other));
  }
  const own = viewer === null ? null : (at(sheet.seats, viewer).facts.answered ?? null);
  switch (going) {
    case 'choose':
      // As below: the grammar reads actions of the game, and which of them may be chosen is asked later.
      return { name: 'choice', kind: choose, own: own as C | null };
    case 'over':
      return { name: 'over', reason: over };
    case 'claim':
    case 'rob':
      // An answer that nobody could give is refused once the round is made up.
      return { name: 'claim', ...windowIn(sheet), own: own as Claim | null };
    default:
      return { name: 'turn', seat: going, source, kong, justDrawn: sheet.facts['just-drawn'] === true };
  }
};

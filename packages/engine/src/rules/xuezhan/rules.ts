/** The ruleset Xuezhan (血战到底). `RULES.md` beside this file is its rule book. */
import type { BySeat, Seat } from '../../core/seat.ts';
import { bySeat } from '../../core/seat.ts';
import type { Seed } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED } from '../../core/tile.ts';
import { emptyRound, startRound } from '../../play/round.ts';
import { roundRuleset } from '../../play/roundRuleset.ts';
import type { Ruleset } from '../../play/ruleset.ts';
import { isFullWall, shuffledWall } from '../../play/wall.ts';
import { result } from './ending.ts';
import { imagine } from './imagine.ts';
import { buriedSize, DIRECTIONS } from './opening.ts';
import type { XuezhanOptions } from './options.ts';
import { XUEZHAN_OPTIONS } from './options.ts';
import { EMPTY_EXTRA, ROUND_RULES } from './round.ts';
import type { Direction, XuezhanAction, XuezhanEvent, XuezhanState } from './state.ts';
import { SEAT_COUNT } from './state.ts';
import type { XuezhanSeen, XuezhanView } from './view.ts';
import { seenBy, view } from './view.ts';

/** Everything chance decides in a round: the wall before the deal, and where exchanged tiles go. */
export interface XuezhanDeal {
  readonly wall: readonly Tile[];
  readonly direction: Direction;
}

/** fixed by the table, or drawn from the seed. */
const directionFor = (options: XuezhanOptions, seed: Seed, round: number): Direction =>
  options.exchangeDirection === 'seed'
    ? ((1 + new Stream({ seed, round, name: 'exchange' }).below(3)) as Direction)
    : DIRECTIONS[options.exchangeDirection];

/** in blocks from the front, the dealer's first and one tile larger, then the others in turn order. */
const dealtInBlocks = (
  options: XuezhanOptions,
  dealer: Seat,
  wall: readonly Tile[],
): { readonly hands: BySeat<readonly Tile[]>; readonly wall: readonly Tile[] } => {
  const size = 3 * options.sets + 1 + buriedSize(options);
  const hands = bySeat(SEAT_COUNT, (seat) => {
    const place = (seat - dealer + SEAT_COUNT) % SEAT_COUNT;
    return place === 0 ? wall.slice(0, size + 1) : wall.slice(place * size + 1, (place + 1) * size + 1);
  });
  return { hands, wall: wall.slice(SEAT_COUNT * size + 1) };
};

export const xuezhanRules: Ruleset<
  XuezhanState,
  XuezhanAction,
  XuezhanEvent,
  XuezhanView,
  XuezhanOptions,
  XuezhanDeal,
  XuezhanSeen
> = {
  id: 'xuezhan',
  version: 2,
  seats: SEAT_COUNT,
  tiles: SUITED,
  options: XUEZHAN_OPTIONS,
  deal: (options, seed, round) => ({
    wall: shuffledWall(SUITED, seed, round),
    direction: directionFor(options, seed, round),
  }),
  isDeal: (deal, { exchangeDirection: fixed }, version) => {
    const { wall, direction } = deal as Partial<XuezhanDeal>;
    // In version 1 a deal was free to contradict the table.
    const allowed = fixed === 'seed' || version === 1 ? Object.values(DIRECTIONS) : [DIRECTIONS[fixed]];
    return isFullWall(SUITED, wall) && allowed.some((known) => known === direction);
  },
  firstSetup: () => ({ round: 0, dealer: 0, carried: null }),
  empty: (options) => emptyRound(options, EMPTY_EXTRA),
  start: (options, setup, { wall, direction }) =>
    startRound(ROUND_RULES, emptyRound(options, EMPTY_EXTRA), {
      setup,
      ...dealtInBlocks(options, setup.dealer, wall),
      chance: { direction },
    }),
  ...roundRuleset(ROUND_RULES), // too: what a seat that does not answer is taken to do
  view,
  imagine,
  seenBy,
  result,
};

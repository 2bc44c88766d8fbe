/** The ruleset Wuhan (武汉麻将). `RULES.md` beside this file is its rule book. */
import type { BySeat, Seat } from '../../core/seat.ts';
import { bySeat } from '../../core/seat.ts';
import { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { emptyRound, startRound } from '../../play/round.ts';
import { roundRuleset } from '../../play/roundRuleset.ts';
import type { Ruleset } from '../../play/ruleset.ts';
import { isFullWall, shuffledWall } from '../../play/wall.ts';
import { HAND_SIZE, SEAT_COUNT } from './basics.ts';
import { asWrittenIn, result } from './ending.ts';
import { imagine } from './imagine.ts';
import type { WuhanOptions } from './options.ts';
import { WUHAN_OPTIONS } from './options.ts';
import { extraFor, ROUND_RULES } from './round.ts';
import type { WuhanAction, WuhanEvent, WuhanState } from './state.ts';
import { timeOut } from './timeOut.ts';
import type { WuhanSeen, WuhanView } from './view.ts';
import { seenBy, view } from './view.ts';

/** Everything chance decides in a round: the wall before the deal, which holds the flip too. */
export interface WuhanDeal {
  readonly wall: readonly Tile[];
}

const NO_FLIP = 0 as Tile;
const ROUND = roundRuleset(ROUND_RULES);

/** W-2.3, W-2.4: thirteen tiles a seat in seat order, the dealer's fourteenth, then the flip. W-10.5: none is left out. */
const dealt = (
  dealer: Seat,
  wall: readonly Tile[],
): {
  readonly hands: BySeat<readonly Tile[]>;
  readonly wall: readonly Tile[];
  readonly chance: { readonly flip: Tile };
} => {
  const [extra, flip] = wall.slice(SEAT_COUNT * HAND_SIZE);
  if (extra === undefined || flip === undefined) throw new RangeError('the wall is too short to deal from');
  const hands = bySeat(SEAT_COUNT, (seat) => {
    const hand = wall.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);
    return seat === dealer ? [...hand, extra] : hand;
  });
  return { hands, wall: wall.slice(SEAT_COUNT * HAND_SIZE + 2), chance: { flip } };
};

export const wuhanRules: Ruleset<
  WuhanState,
  WuhanAction,
  WuhanEvent,
  WuhanView,
  WuhanOptions,
  WuhanDeal,
  WuhanSeen
> = {
  id: 'wuhan',
  version: 2,
  seats: SEAT_COUNT,
  tiles: SUITED_AND_HONOURS, // W-1.1
  options: WUHAN_OPTIONS, // W-14.1
  deal: (_options, seed, round) => ({ wall: shuffledWall(SUITED_AND_HONOURS, seed, round) }), // W-2.2
  isDeal: (deal) => isFullWall(SUITED_AND_HONOURS, (deal as Partial<WuhanDeal>).wall),
  asWrittenIn, // W-10.4
  firstSetup: (_options, seed) => ({
    round: 0,
    dealer: new Stream({ seed, round: 0, name: 'dealer' }).below(SEAT_COUNT), // W-2.5
    carried: null,
  }),
  empty: (options) => emptyRound(options, extraFor(options, NO_FLIP)),
  start: (options, setup, { wall }) =>
    startRound(ROUND_RULES, emptyRound(options, extraFor(options, NO_FLIP)), {
      setup,
      ...dealt(setup.dealer, wall),
    }),
  ...ROUND,
  defaultAction: (state, seat) =>
    timeOut(state, seat, ROUND.legal(state, seat)) ?? ROUND.defaultAction(state, seat), // W-10.3
  view,
  imagine,
  seenBy,
  result,
};

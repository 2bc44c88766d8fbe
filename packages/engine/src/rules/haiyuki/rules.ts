/** The ruleset Haiyuki, a duel of two. `RULES.md` beside this file is its rule book. */
import type { BySeat, Seat } from '../../core/seat.ts';
import type { Seed } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import type { Ruleset, Setup, Step } from '../../play/ruleset.ts';
import { isFullWall, shuffledWall, wallOf } from '../../play/wall.ts';
import type { HaiyukiAction } from './actions.ts';
import type { HaiyukiEvent } from './events.ts';
import { evolveInto } from './evolve.ts';
import { finishSetup } from './flow.ts';
import { imagine } from './imagine.ts';
import type { Carried } from './match.ts';
import { fullCarried, result, starterOf } from './match.ts';
import type { HaiyukiOptions } from './options.ts';
import { HAIYUKI_OPTIONS } from './options.ts';
import { apply, defaultAction, legal, simulate, toAct, whyNotNow } from './round.ts';
import { Run } from './run.ts';
import type { HaiyukiState } from './state.ts';
import { draftOf, HAND_SIZE, opponentOf, SEAT_COUNT } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import type { HaiyukiSeen, HaiyukiView } from './view.ts';
import { seenBy, view } from './view.ts';

/** H-10.5: everything chance decides in a round. */
export interface HaiyukiDeal {
  /** Before the deal, top first. */
  readonly wall: readonly Tile[];
  readonly dora: Tile;
  readonly ura: Tile;
  /** One word of 32 bits for each tile that can be returned: where it goes (`placeBy`). */
  readonly returned: readonly number[];
  /** One for the starter and one for the follower: where the roulette of each stops. */
  readonly roulette: readonly number[];
}

const RETURNED_WORDS = SEAT_COUNT * HAND_SIZE;
/** H-2.2 */
const PACKETS = [4, 4, 2, 1] as const;
const NO_TILE = 0 as Tile;

const deal = (_options: HaiyukiOptions, seed: Seed, round: number): HaiyukiDeal => {
  const kinds = HAIYUKI_TILES.codes.length;
  const words = (name: 'returned' | 'roulette', count: number): number[] => {
    const stream = new Stream({ seed, round, name });
    return Array.from({ length: count }, () => stream.next());
  };
  return {
    wall: shuffledWall(HAIYUKI_TILES, seed, round), // H-1.3
    dora: new Stream({ seed, round, name: 'dora' }).below(kinds) as Tile, // H-1.4
    ura: new Stream({ seed, round, name: 'uradora' }).below(kinds) as Tile,
    returned: words('returned', RETURNED_WORDS),
    roulette: words('roulette', SEAT_COUNT),
  };
};

const isDeal = (value: object): boolean => {
  const { wall, dora, ura, returned, roulette } = value as Partial<Record<keyof HaiyukiDeal, unknown>>;
  const isTile = (tile: unknown): boolean =>
    Number.isInteger(tile) && HAIYUKI_TILES.codes[Number(tile)] !== undefined;
  return (
    isFullWall(HAIYUKI_TILES, wall) &&
    isTile(dora) &&
    isTile(ura) &&
    areWords(returned, RETURNED_WORDS) &&
    areWords(roulette, SEAT_COUNT)
  );
};

const areWords = (words: unknown, count: number): boolean =>
  Array.isArray(words) &&
  words.length === count &&
  words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32);

const empty = (options: HaiyukiOptions): HaiyukiState => ({
  options,
  round: 0,
  starter: 0,
  turn: 1,
  wall: wallOf([]),
  dora: NO_TILE,
  ura: NO_TILE,
  isUraShown: false,
  returned: [],
  roulette: [],
  seats: [],
  phase: { name: 'over', reason: 'not-dealt' },
});

/** H-2.2: packet by packet, the starter first. */
const handsFrom = (wall: readonly Tile[], starter: Seat): BySeat<readonly Tile[]> => {
  const hands: Tile[][] = [[], []];
  let next = 0;
  for (const packet of PACKETS)
    for (const seat of [starter, opponentOf(starter)]) {
      hands[seat]?.push(...wall.slice(next, next + packet));
      next += packet;
    }
  return hands.map((hand) => hand.sort((a, b) => a - b));
};

const start = (
  options: HaiyukiOptions,
  { round, dealer, carried }: Setup,
  { wall, dora, ura, returned, roulette }: HaiyukiDeal,
): Step<HaiyukiState, HaiyukiEvent> => {
  const { hp, mp } = (carried as Carried | null) ?? fullCarried(options); // H-5.1, H-5.2
  const run = new Run(draftOf(empty(options)));
  run.emit({
    type: 'dealt',
    round,
    starter: dealer,
    hp,
    mp,
    hands: handsFrom(wall, dealer),
    wall: wall.slice(SEAT_COUNT * HAND_SIZE),
    dora,
    ura,
    returned,
    roulette,
  });
  finishSetup(run);
  return run.step();
};

const evolve = (state: HaiyukiState, event: HaiyukiEvent): HaiyukiState => {
  const draft = draftOf(state);
  evolveInto(draft, event);
  return draft;
};

export const haiyukiRules: Ruleset<
  HaiyukiState,
  HaiyukiAction,
  HaiyukiEvent,
  HaiyukiView,
  HaiyukiOptions,
  HaiyukiDeal,
  HaiyukiSeen
> = {
  id: 'haiyuki',
  version: 2,
  seats: SEAT_COUNT,
  tiles: HAIYUKI_TILES, // H-1.1
  options: HAIYUKI_OPTIONS, // H-11.1
  deal,
  isDeal,
  firstSetup: (options) => ({ round: 0, dealer: starterOf(options, 0), carried: null }), // H-2.1
  empty,
  start,
  toAct,
  legal,
  apply,
  whyNot: whyNotNow, // H-9.2
  simulate,
  defaultAction, // H-9.3
  evolve,
  view,
  imagine,
  seenBy,
  result,
};

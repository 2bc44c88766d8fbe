/** What the bot reads out of its view once, before it weighs anything. */
import type { Counts, Seat, Tile } from '@paiju/engine';
import { at, countOf, countTiles } from '@paiju/engine';
import type { Character, HaiyukiOptions, HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, LAST_TURN } from '@paiju/engine/haiyuki';
import type { Profile } from './profiles.ts';
import { PROFILES } from './profiles.ts';

export interface Sight {
  /** Where all of it comes from. */
  readonly view: HaiyukiView;
  readonly options: HaiyukiOptions;
  readonly character: Character;
  readonly profile: Profile;
  readonly own: HaiyukiSeatView;
  readonly other: HaiyukiSeatView;
  readonly closed: Counts;
  /** Closed and open tiles together. */
  readonly all: Counts;
  /** Tiles in open sets: every hand it can still make holds them. */
  readonly open: Counts;
  readonly dora: Tile;
  readonly turn: number;
  /** Draws this seat still has, a draw that comes at once included. */
  readonly draws: number;
  /** Draws the other seat still has. */
  readonly theirDraws: number;
  /** Whether no round is to follow, as far as it is known. */
  readonly isLastRound: boolean;
  /** Rounds still to come, as far as they are known. */
  readonly roundsLeft: number;
  /** How many copies of each kind this seat has not seen, and how many tiles that is. */
  readonly unseen: Counts;
  readonly unseenTiles: number;
  /** Kinds the other seat is known not to wait for since its riichi. */
  readonly safe: ReadonlySet<Tile>;
  /** What the other seat has thrown away before it declared riichi. */
  readonly rejected: Counts;
}

/** What a match without a limit is reckoned with. */
const USUAL_ROUNDS = 4;

export const sightOf = (view: HaiyukiView): Sight => {
  const { seat, hand, options } = view;
  if (seat === null || hand === null) throw new RangeError('a spectator has nothing to choose');
  const own = at(view.table, seat);
  const other = at(view.table, 1 - seat);
  const openTiles = tilesOfPungs(own);
  const unseen = unseenIn(view, hand);
  return {
    view,
    options,
    character: own.character,
    profile: PROFILES[own.character],
    own,
    other,
    closed: countTiles(HAIYUKI_TILES, hand),
    all: countTiles(HAIYUKI_TILES, [...hand, ...openTiles]),
    open: countTiles(HAIYUKI_TILES, openTiles),
    dora: view.dora,
    turn: view.turn,
    draws: drawsLeft(view, seat),
    theirDraws: drawsLeft(view, 1 - seat),
    isLastRound: options.rounds !== null && view.round + 1 >= options.rounds,
    roundsLeft: Math.max(0, (options.rounds ?? USUAL_ROUNDS) - view.round - 1),
    unseen,
    unseenTiles: unseen.reduce((sum, copies) => sum + copies, 0),
    safe: safeKinds(view, own, other),
    rejected: countTiles(HAIYUKI_TILES, other.discards.slice(0, other.riichi?.place)),
  };
};

const tilesOfPungs = ({ melds }: HaiyukiSeatView): Tile[] => melds.flatMap(({ tile }) => [tile, tile, tile]);

/** On the own turn this turn's draw is past; before it, or as the follower in the starter's turn, it is to come. */
const drawsLeft = ({ turn, phase, starter, seat: viewer }: HaiyukiView, seat: Seat): number => {
  if (phase.name === 'setup') return LAST_TURN;
  const isStartersPart = (phase.name === 'reaction') === (viewer !== starter);
  return LAST_TURN - turn + (seat !== starter && isStartersPart ? 1 : 0);
};

const unseenIn = (view: HaiyukiView, hand: readonly Tile[]): Counts => {
  const unseen = new Uint8Array(HAIYUKI_TILES.codes.length).fill(HAIYUKI_TILES.copies);
  const see = (tile: Tile): void => {
    unseen[tile] = Math.max(0, countOf(unseen, tile) - 1);
  };
  hand.forEach(see);
  for (const seat of view.table) {
    tilesOfPungs(seat).forEach(see);
    seat.destroyed.forEach(see);
    for (const [place, tile] of seat.discards.entries()) if (!seat.taken.includes(place)) see(tile);
  }
  return unseen;
};

/**
 * H-4.5, H-4.7: a hand in riichi does not change and wins on every discard it can. Its own discards since then, the one of
 * the declaration included, do not complete it, and neither do this seat's, unless they were guarded.
 */
const safeKinds = (
  { starter, seat }: HaiyukiView,
  own: HaiyukiSeatView,
  { riichi, discards }: HaiyukiSeatView,
): ReadonlySet<Tile> => {
  if (riichi === null) return new Set();
  // A seat discards once a turn, so a discard's place in its row tells the turn.
  const before = seat === starter ? riichi.turn : riichi.turn - 1;
  const unanswered = own.used.includes('DISCARD_GUARD') ? [] : own.discards.slice(before);
  return new Set([...discards.slice(riichi.place), ...unanswered]);
};

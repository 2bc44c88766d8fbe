/** Deals of Haiyuki as text, and what comes of them. `docs/position.md` has the letters of the tiles. */
import type { Counts } from '../../../core/counts.ts';
import { countTiles } from '../../../core/counts.ts';
import { formatTiles, tilesOf } from '../../../core/notation.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { allTiles } from '../../../core/tile.ts';
import { playingOf } from '../../../testing/playing.ts';
import type { HaiyukiEvent, HaiyukiWon } from '../events.ts';
import type { HaiyukiDeal } from '../index.ts';
import { haiyuki } from '../index.ts';
import type { HaiyukiOptions } from '../options.ts';
import { RULEBOOK } from '../options.ts';
import type { HaiyukiState, SeatState } from '../state.ts';
import { HAIYUKI_TILES } from '../tiles.ts';

export const tiles = (text: string): Tile[] => tilesOf(HAIYUKI_TILES, text);
export const handCounts = (text: string): Counts => countTiles(HAIYUKI_TILES, tiles(text));
export const one = (letter: string): Tile => tiles(letter)[0] as Tile;
export const lettersOf = (list: Iterable<Tile>): string => formatTiles(HAIYUKI_TILES, [...list]);

export interface Position {
  /** Eleven tiles each. */
  readonly hands?: readonly [string, string];
  /** The top of the wall after the deal. */
  readonly draws?: string;
  readonly dora?: string;
  readonly ura?: string;
  readonly returned?: readonly number[];
  readonly roulette?: readonly number[];
  readonly options?: Partial<HaiyukiOptions>;
  /** Who starts; 0 unless told. */
  readonly starter?: Seat;
  readonly round?: number;
  readonly hp?: readonly [number, number];
  readonly mp?: readonly [number, number];
}

/** Eleven kinds once each: nobody is further from a yaku. */
export const JUNK = 'ARSYPFpswrb';
/** Waits for Y alone. */
export const READY = 'AAARRRSSSYY';

const packed = ([first, second]: readonly [Tile[], Tile[]]): Tile[] => {
  const wall: Tile[] = [];
  for (const packet of [4, 4, 2, 1]) wall.push(...first.splice(0, packet), ...second.splice(0, packet));
  return wall;
};

export const dealOf = (position: Position): HaiyukiDeal => {
  const { hands = [JUNK, JUNK], draws = '', starter = 0 } = position;
  const [a, b] = [tiles(hands[starter] ?? ''), tiles(hands[1 - starter] ?? '')];
  const wall = [...packed([a, b]), ...tiles(draws)];
  const rest = [...allTiles(HAIYUKI_TILES)];
  for (const tile of wall) rest.splice(rest.indexOf(tile), 1);
  return {
    // Purple browdogs first: they fit nothing these positions aim at.
    wall: [...wall, ...rest.reverse()],
    dora: one(position.dora ?? 'v'),
    ura: one(position.ura ?? 'v'),
    returned: position.returned ?? Array.from({ length: 22 }, () => 2 ** 32 - 1),
    roulette: position.roulette ?? [0, 0],
  };
};

/** The round just dealt. */
export const position = (from: Position): HaiyukiState => {
  const options: HaiyukiOptions = { ...RULEBOOK, ...from.options };
  const carried = {
    hp: from.hp ?? [options.hp, options.hp],
    mp: from.mp ?? [options.mp, options.mp],
  };
  const setup = { round: from.round ?? 0, dealer: from.starter ?? 0, carried };
  return haiyuki.start(options, setup, dealOf(from)).state;
};

/** The same position at another turn, or with something of a seat changed. */
export const changed = (
  state: HaiyukiState,
  turn: number,
  ...seats: readonly Partial<SeatState>[]
): HaiyukiState => ({
  ...state,
  turn,
  seats: state.seats.map((each, seat) => ({ ...each, ...seats[seat] })),
});

export const { play, refusal, legalText, askedText } = playingOf(haiyuki);

/** Events in short: `'1 drew Y'`, `'0 HELL_PILE 18'`, `'1 won JANG_GI 2800'`. */
export const told = (events: readonly HaiyukiEvent[]): string => events.map(toldOne).join(', ');

const toldOne = (event: HaiyukiEvent): string => {
  switch (event.type) {
    case 'dealt':
      return 'dealt';
    case 'answered':
      return `${event.seat} answered ${haiyuki.notation.writeAction(event.answer)}`;
    case 'exchanged':
      return `exchanged ${event.given.map((given, seat) => `${lettersOf(given)}>${lettersOf(event.received[seat] ?? [])}`).join(' ')}`;
    case 'turn-began':
      return `turn ${event.turn} of ${event.seat}`;
    case 'drew':
    case 'discarded':
    case 'spun':
      return `${event.seat} ${event.type} ${lettersOf([event.tile])}`;
    case 'melded':
      return `${event.seat} pon ${lettersOf([event.meld.tile])}`;
    case 'skill-used':
      return `${event.seat} ${event.skill} ${event.cost}`;
    case 'riichi-declared':
      return `${event.seat} riichi`;
    case 'declared':
      return `${event.seat} ${event.way} ${lettersOf([event.tile])}`;
    case 'turns-over':
      return event.type;
    case 'won':
      return `${event.seat} won ${event.yaku} ${event.damage}`;
    case 'ended':
      return `ended ${event.reason}`;
  }
};

/** Plays the default action of whoever is asked until something holds. */
export const playOn = (
  start: HaiyukiState,
  until: (state: HaiyukiState) => boolean,
): { readonly state: HaiyukiState; readonly events: readonly HaiyukiEvent[] } => {
  let state = start;
  const events: HaiyukiEvent[] = [];
  while (!until(state)) {
    const [seat] = haiyuki.toAct(state);
    if (seat === undefined) throw new Error('the round is over');
    const done = haiyuki.apply(state, seat, haiyuki.defaultAction(state, seat));
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
    events.push(...done.value.events);
  }
  return { state, events };
};

/** Whether a seat is to act on its own turn of that number. */
export const isTurn =
  (seat: Seat, turn: number) =>
  (state: HaiyukiState): boolean =>
    state.turn === turn && state.phase.name === 'turn' && state.phase.seat === seat;

/** What of a seat says that it is in riichi. */
export const inRiichi = { riichi: { turn: 1, place: 0 } } as const;

export const wonIn = (events: readonly HaiyukiEvent[]): HaiyukiWon => {
  const won = events.find((event) => event.type === 'won');
  if (won === undefined) throw new Error('nobody won');
  return won;
};

export const isOver = (state: HaiyukiState): boolean => state.phase.name === 'over';

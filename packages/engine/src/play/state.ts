/** The state of a round on the shared machinery: hands, wall, whose move it is. No points. */
import type { KongMade, Meld } from '../core/meld.ts';
import type { BySeat, Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { KeyedTiles } from '../hand/keys.ts';
import type { Claim, Pass } from './actions.ts';
import type { Kit } from './kit.ts';
import { Remembering } from './remembering.ts';
import type { Wall } from './wall.ts';

export interface SeatTiles extends KeyedTiles {
  melds: readonly Meld[];
  discards: Tile[];
  /** Places in `discards` whose tile was claimed or won. */
  taken: readonly number[];
  /** How many tiles this seat has drawn since the deal. */
  draws: number;
}

export const TURN_SOURCES = ['deal', 'wall', 'replacement', 'claim'] as const;
/** Where the tile came from that began a turn. */
export type TurnSource = (typeof TURN_SOURCES)[number];

export interface TurnPhase {
  readonly name: 'turn';
  readonly seat: Seat;
  readonly drawn: Tile | null;
  readonly source: TurnSource;
  /** The last kong made in this turn. */
  readonly kong: KongMade | null;
  /** That kong is a pung with the tile its owner drew last. */
  readonly justDrawn: boolean;
}

/** One tile waiting for answers. `null` is "still thinking"; a seat without offers is not asked. */
export interface ClaimWindow {
  readonly tile: Tile;
  readonly from: Seat;
  /** The tile is a fourth being added to a pung, not a discard. */
  readonly robbing: boolean;
  /** The kong made in the turn of this discard. */
  readonly kong: KongMade | null;
  /** The fourth tile, of the kong being robbed or of the one just made, is the one its owner drew last. */
  readonly justDrawn: boolean;
  readonly offers: BySeat<readonly Claim[]>;
  readonly answers: BySeat<Claim | Pass | null>;
}

export interface ClaimPhase {
  readonly name: 'claim';
  readonly window: ClaimWindow;
}

/** Every seat chooses at once; nothing of it is known before all have. */
export interface ChoicePhase<C> {
  readonly name: 'choice';
  readonly kind: string;
  readonly answers: BySeat<C | null>;
}

export interface OverPhase {
  readonly name: 'over';
  readonly reason: string;
}

export type Phase<K extends Kit> = ChoicePhase<K['choice']> | TurnPhase | ClaimPhase | OverPhase;

/** A state under construction. It leaves `play/` as a read-only `RoundState`. */
export interface Draft<K extends Kit> {
  readonly options: K['options'];
  round: number;
  dealer: Seat;
  wall: Wall;
  seats: SeatTiles[];
  phase: Phase<K>;
  extra: K['extra'];
}

export type RoundState<K extends Kit> = Readonly<Omit<Draft<K>, 'seats' | 'wall'>> & {
  readonly seats: BySeat<Readonly<SeatTiles>>;
  readonly wall: Readonly<Wall>;
};

/** Copies what `evolveInto` changes in place; everything else is replaced, never changed, and can be shared. */
export const draftOf = <K extends Kit>(state: RoundState<K>): Draft<K> => new RememberingDraft(state);

class RememberingDraft<K extends Kit> extends Remembering implements Draft<K> {
  readonly options: K['options'];
  round: number;
  dealer: Seat;
  wall: Wall;
  seats: SeatTiles[];
  phase: Phase<K>;
  extra: K['extra'];

  constructor({ options, round, dealer, wall, seats, phase, extra }: RoundState<K>) {
    super();
    const { tiles, front, back } = wall;
    this.options = options;
    this.round = round;
    this.dealer = dealer;
    this.wall = { tiles, front, back };
    this.seats = seats.map(copyOf);
    this.phase = phase;
    this.extra = extra;
  }
}

// Field by field: this runs for every action, and a spread is several times slower.
const copyOf = ({ concealed, keys, melds, discards, taken, draws }: Readonly<SeatTiles>): SeatTiles => ({
  concealed: concealed.slice(),
  keys: keys.slice(),
  melds,
  discards: discards.slice(),
  taken,
  draws,
});

export const tilesAt = <K extends Kit>(state: RoundState<K>, seat: Seat): Readonly<SeatTiles> =>
  at(state.seats, seat);

/** The open window; asking for it when there is none is our own bug. */
export const windowOf = <K extends Kit>(state: RoundState<K>): ClaimWindow => {
  if (state.phase.name !== 'claim') throw new Error('no claim window is open');
  return state.phase.window;
};

export const turnOf = <K extends Kit>(state: RoundState<K>): TurnPhase => {
  if (state.phase.name !== 'turn') throw new Error('it is nobody’s turn');
  return state.phase;
};

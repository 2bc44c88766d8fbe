/** The state of a round of Haiyuki: hands, wall, hit points, skills, and whose move it is. */
import type { Counts } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Pass } from '../../play/actions.ts';
import type { Wall } from '../../play/wall.ts';
import type { Exchange, UseSkill } from './actions.ts';
import type { HaiyukiOptions } from './options.ts';
import type { SkillName } from './skillNames.ts';
import type { Character } from './tiles.ts';

export const SEAT_COUNT = 2;
export const HAND_SIZE = 11;
export const LAST_TURN = 20;

export type Pung = Extract<Meld, { kind: 'pung' }>;

/** When riichi was declared, and which discard lies sideways. */
export interface Riichi {
  readonly turn: number;
  readonly place: number;
}

export interface SeatState {
  readonly character: Character;
  hp: number;
  mp: number;
  concealed: Counts;
  melds: readonly Pung[];
  discards: Tile[];
  /** Places in `discards` whose tile was claimed or won. */
  taken: readonly number[];
  /** Discards that SUPER_IAI cut: they lie nowhere any more. */
  destroyed: readonly Tile[];
  riichi: Riichi | null;
  /** Own turns that DISCARD_GUARD still covers, this one included. */
  guard: number;
  /** Own turns to come that the opponent's HELL_PILE covers. */
  curse: number;
  /** Own turns until SPIRIT_RIICHI comes true. */
  spirit: number;
  /** The next draw completes the hand. */
  guaranteed: boolean;
  critical: boolean;
  mirror: boolean;
  /** Whether the one active skill of this turn has been used. */
  activeUsed: boolean;
  /** The skills used in this round, in order. */
  used: readonly SkillName[];
}

/** H-5.3: a seat at the start of a round, but for who it is, its HP, MP and tiles. */
export const freshSeat = (): Omit<SeatState, 'character' | 'hp' | 'mp' | 'concealed'> => ({
  melds: [],
  discards: [],
  taken: [],
  destroyed: [],
  riichi: null,
  guard: 0,
  curse: 0,
  spirit: 0,
  guaranteed: false,
  critical: false,
  mirror: false,
  activeUsed: false,
  used: [],
});

export type WinWay = 'tsumo' | 'ron' | 'last-chance';

export interface DeclaredWin {
  readonly seat: Seat;
  readonly tile: Tile;
  /** Who discarded the tile; null for a tile of the winner's own. */
  readonly from: Seat | null;
  readonly way: WinWay;
}

/** How a turn began; `exchange`: the discard came back and another kind must go. */
export type TurnSource = 'wall' | 'pon' | 'exchange';

export interface TurnPhase {
  readonly name: 'turn';
  readonly seat: Seat;
  readonly drawn: Tile | null;
  readonly source: TurnSource;
  /** The kind that may not be discarded. */
  readonly barred: Tile | null;
}

/** A discard waits for the opponent's answer. */
export interface ReactionPhase {
  readonly name: 'reaction';
  readonly tile: Tile;
  readonly from: Seat;
  /** H-9.3: what the discarder has drawn in this turn and kept; its turn goes on where the discard comes back. Hidden. */
  readonly drawn: Tile | null;
}

/** A win has been declared and is not settled: it may be countered, then boosted. */
export interface DeclaredPhase {
  readonly name: 'declared';
  readonly win: DeclaredWin;
  /** The discarder let the ron stand. */
  readonly stands: boolean;
  /** The same as before the ron. */
  readonly drawn: Tile | null;
}

export interface SetupPhase {
  readonly name: 'setup';
  readonly answers: BySeat<Exchange | Pass | null>;
}

/** Turn 20 is over; whoever may spin the roulette is asked. */
export interface LastChancePhase {
  readonly name: 'last-chance';
  readonly answers: BySeat<UseSkill | Pass | null>;
}

export interface OverPhase {
  readonly name: 'over';
  readonly reason: string;
}

export type Phase = SetupPhase | TurnPhase | ReactionPhase | DeclaredPhase | LastChancePhase | OverPhase;

/** A state under construction. It leaves the run as a read-only `HaiyukiState`. */
export interface Draft {
  readonly options: HaiyukiOptions;
  round: number;
  starter: Seat;
  /** From 1 to 20. */
  turn: number;
  wall: Wall;
  dora: Tile;
  /** Hidden until a win in riichi turns it. */
  ura: Tile;
  /** Whether the ura-dora has been turned. */
  isUraShown: boolean;
  /** Hidden: where returned tiles go. */
  returned: readonly number[];
  /** Hidden: where the roulette stops. */
  roulette: readonly number[];
  seats: SeatState[];
  phase: Phase;
}

export type HaiyukiState = Readonly<Omit<Draft, 'seats'>> & { readonly seats: BySeat<Readonly<SeatState>> };

/** Copies what `evolveInto` changes in place; everything else is replaced, never changed, and can be shared. */
export const draftOf = (state: HaiyukiState): Draft => ({
  ...state,
  seats: state.seats.map((each) => ({
    ...each,
    concealed: each.concealed.slice(),
    discards: each.discards.slice(),
  })),
});

export const opponentOf = (seat: Seat): Seat => 1 - seat;
export const seatOf = (state: HaiyukiState, seat: Seat): Readonly<SeatState> => at(state.seats, seat);

/** Asking for a phase the round is not in is our own bug. */
export const turnOf = ({ phase }: HaiyukiState): TurnPhase => {
  if (phase.name !== 'turn') throw new Error('it is nobody’s turn');
  return phase;
};
export const reactionOf = ({ phase }: HaiyukiState): ReactionPhase => {
  if (phase.name !== 'reaction') throw new Error('no discard waits for an answer');
  return phase;
};
export const declaredOf = ({ phase }: HaiyukiState): DeclaredPhase => {
  if (phase.name !== 'declared') throw new Error('no win is declared');
  return phase;
};

/** The starter, then the follower. */
export const inOrder = ({ starter }: HaiyukiState): readonly Seat[] => [starter, opponentOf(starter)];

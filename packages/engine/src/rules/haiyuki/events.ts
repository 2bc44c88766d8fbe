/** What happened: past tense, complete, and enough on its own to rebuild the state. */
import type { BySeat, Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { Answer } from './actions.ts';
import type { HaiyukiEnding } from './codes.ts';
import type { Bonus } from './damage.ts';
import type { SkillName } from './skillNames.ts';
import type { DeclaredWin, Pung, TurnSource } from './state.ts';
import type { YakuKey } from './yaku.ts';

/** H-10.3: a win with everything it is valued by, frozen. */
export type HaiyukiWon = DeclaredWin & {
  readonly type: 'won';
  /** Concealed tiles with the winning tile, in order. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Pung[];
  /** The kind that was turned; null without riichi (H-9.6). */
  readonly ura: Tile | null;
  readonly yaku: YakuKey;
  readonly variant: string | null;
  readonly score: number;
  readonly bonuses: readonly Bonus[];
  readonly open: boolean;
  readonly critical: boolean;
  readonly mirror: boolean;
  readonly damage: number;
  /** What the loser really lost. */
  readonly lost: number;
};

export type HaiyukiEnded = {
  readonly type: 'ended';
  readonly reason: HaiyukiEnding;
  readonly hands: BySeat<readonly Tile[]>;
  /** Who was tenpai when the turns ran out; null after a win. */
  readonly tenpai: BySeat<boolean> | null;
  /** What each seat lost for being noten. */
  readonly lost: BySeat<number>;
};

export type HaiyukiDealt = {
  readonly type: 'dealt';
  readonly round: number;
  readonly starter: Seat;
  readonly hp: BySeat<number>;
  readonly mp: BySeat<number>;
  readonly hands: BySeat<readonly Tile[]>;
  /** What is left after the deal, top first. */
  readonly wall: readonly Tile[];
  readonly dora: Tile;
  readonly ura: Tile;
  readonly returned: readonly number[];
  readonly roulette: readonly number[];
};

/** `wall` is the rest of the wall afterwards, top first. */
export type HaiyukiExchanged = {
  readonly type: 'exchanged';
  readonly given: BySeat<readonly Tile[]>;
  readonly received: BySeat<readonly Tile[]>;
  readonly wall: readonly Tile[];
};

export type HaiyukiEvent =
  | HaiyukiDealt
  /** An answer to a question only this seat was asked; nobody else hears of either. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Answer }
  | HaiyukiExchanged
  | {
      readonly type: 'turn-began';
      readonly seat: Seat;
      readonly turn: number;
      /** A tile taken back is no new turn. */
      readonly source: Exclude<TurnSource, 'exchange'>;
    }
  /** `place`: how many tiles lay above it. 0 but for a guaranteed or a cursed draw. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile; readonly place: number }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: Pung }
  | {
      readonly type: 'skill-used';
      readonly seat: Seat;
      readonly skill: SkillName;
      readonly cost: number;
      /** Hit points really gained. */
      readonly healed: number;
    }
  | { readonly type: 'riichi-declared'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  | ({ readonly type: 'declared' } & DeclaredWin)
  | { readonly type: 'turns-over' }
  /** The roulette stopped at a tile of the wall. */
  | { readonly type: 'spun'; readonly seat: Seat; readonly tile: Tile }
  | HaiyukiWon
  | HaiyukiEnded;

export type EventOf<T extends HaiyukiEvent['type']> = Extract<HaiyukiEvent, { readonly type: T }>;

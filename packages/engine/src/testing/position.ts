/**
 * Positions of Xuezhan as text, for tests: hands, melds and wall are written down, actions and payments too.
 *
 *   const start = position({ seats: ['123m 456m 789m 5p', '…', '…', '…'], voids: 'ssss', turn: 0, drawn: '5p', wall: '1m 2m' })
 *   const after = play(start, '0 win')
 *   after.paid  // '1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win'
 */
import { countTiles } from '../core/counts.ts';
import type { KongMade, Meld } from '../core/meld.ts';
import { tilesOf } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Suit, TileSet } from '../core/tile.ts';
import { isSuit, SUITED } from '../core/tile.ts';
import { keysOf } from '../hand/keys.ts';
import type { SeatTiles, TurnPhase, TurnSource } from '../play/state.ts';
import { wallOf } from '../play/wall.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import type { XuezhanAction, XuezhanEvent, XuezhanState } from '../rules/xuezhan/state.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { settle } from '../scoring/scorer.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';
import { codeText, one, playingOf, tileActionOf, tileActionText } from './playing.ts';

export { one } from './playing.ts';

/** What a position has in any game. What is left out is empty, zero or seat 0. */
export interface TableText {
  /** Concealed tiles, then melds: `'55m 3p | pung 4p<1 | kong 2p claimed<3 | kong 9m concealed'`. A drawn tile is not among them. */
  readonly seats: readonly string[];
  /** Front first. */
  readonly wall?: string;
  readonly dealer?: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The tile just drawn, added to that seat's hand. */
  readonly drawn?: string;
  readonly source?: TurnSource;
  /** The last kong made in this turn. */
  readonly kong?: KongMade;
  /** How many tiles each seat has drawn, the tile just drawn included. */
  readonly draws?: readonly number[];
  /** Tiles already discarded by each seat. */
  readonly discards?: readonly string[];
}

/** A position with somebody to act. */
export interface PositionText extends TableText {
  /** By default `bury3`. */
  readonly options?: XuezhanOptions;
  /** One letter a seat. */
  readonly voids: string;
  /** How often each seat has won. */
  readonly wins?: readonly number[];
  /** Capped fan each seat has declined since its last draw. */
  readonly barred?: readonly (number | null)[];
}

export const position = (text: PositionText): XuezhanState => ({
  options: text.options ?? BURY3,
  round: 0,
  dealer: text.dealer ?? 0,
  wall: wallOf(tilesOf(SUITED, text.wall ?? '')),
  seats: seatsOf(SUITED, text),
  phase: turnPhaseOf(text),
  extra: {
    direction: 1,
    seats: text.seats.map((_, seat) => ({
      voidSuit: suitAt(text.voids, seat),
      buried: [],
      won: [],
      wins: text.wins?.[seat] ?? 0,
      barred: text.barred?.[seat] ?? null,
    })),
    firstWin: null,
    wonTiles: [],
  },
});

/** The tiles of every seat, as a position of any game writes them. */
export const seatsOf = (set: TileSet, text: TableText): SeatTiles[] =>
  text.seats.map((hand, seat) => {
    const [concealed = '', ...melds] = hand.split('|');
    const drawn = seat === text.turn && text.drawn !== undefined ? [one(text.drawn)] : [];
    const counts = countTiles(set, [...tilesOf(set, concealed), ...drawn]);
    return {
      concealed: counts,
      keys: keysOf(counts),
      melds: melds.map(meldOf),
      discards: tilesOf(set, text.discards?.[seat] ?? ''),
      taken: [],
      draws: text.draws?.[seat] ?? 5,
    };
  });

export const turnPhaseOf = ({ turn, drawn, source, kong }: TableText): TurnPhase => ({
  name: 'turn',
  seat: turn,
  drawn: drawn === undefined ? null : one(drawn),
  source: source ?? (kong === undefined ? 'wall' : 'replacement'),
  kong: kong ?? null,
  justDrawn: false,
});

const suitAt = (voids: string, seat: Seat): Suit => {
  const suit = voids[seat];
  if (!isSuit(suit)) throw new RangeError(`no void suit for seat ${seat}`);
  return suit;
};

/** `chow 4p<1`, `pung 4p<1`, `kong 2p claimed<3`, `kong 2p added<3`, `kong 9m concealed`, `kong 7z special`. */
export const meldOf = (text: string): Meld => {
  const [kind = '', code = '', made = ''] = text.trim().split(/\s+/);
  const [name = '', fed] = (kind === 'kong' ? made : code).split('<');
  if (kind === 'chow' || kind === 'pung') return { kind, tile: one(name), from: Number(fed ?? 0) };
  return {
    kind: 'kong',
    tile: one(code),
    from: fed === undefined ? null : Number(fed),
    made: name as KongMade,
  };
};

/** `discard 9m`, `kong 2p`, `win`, `win 5m`, `pung 4p`, `pass`, `bury 1m2m3m`, `void s`. */
export const actionOf = (text: string): XuezhanAction => {
  const [type = '', rest] = text.trim().split(/\s+/);
  if (type === 'void') return { type, suit: rest as Suit };
  if (type === 'bury' || type === 'exchange') return { type, tiles: tilesOf(SUITED, rest ?? '') };
  return tileActionOf(text) as XuezhanAction;
};

export interface Played {
  readonly state: XuezhanState;
  readonly events: readonly XuezhanEvent[];
  readonly transfers: readonly Transfer[];
  /** The transfers as text: `'0>2 2 discard-win, …'`. */
  readonly paid: string;
}

/** Carries out actions written as `'<seat> <action>'`; throws with the refusal's code where one is refused. */
export const play = (start: XuezhanState, ...actions: readonly string[]): Played => {
  const { state, events } = table.play(start, ...actions);
  const transfers = settle(xuezhanScorer, state.options, events);
  return { state, events, transfers, paid: transfers.map(transferText).join(', ') };
};

export const transferText = ({ from, to, points, reason }: Transfer): string =>
  `${from}>${to} ${points} ${reason}`;

const actionText = (action: XuezhanAction): string => {
  if (action.type === 'void') return `void ${action.suit}`;
  if ('tiles' in action) return `${action.type} ${action.tiles.map(codeText).join('')}`;
  return tileActionText(action);
};

const table = playingOf(xuezhan, { read: actionOf, write: actionText });
export const { refusal, legalText, askedText } = table;

/** Each win as text: `'2 on 9m from 0: base 1, menqing 1'`. */
export const winsText = (events: readonly XuezhanEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'won'
      ? [
          `${event.seat} on ${event.tile === null ? '-' : codeText(event.tile)} from ${event.from ?? 'wall'}: ${event.fans
            .map(([code, fan]) => `${code} ${fan}`)
            .join(', ')}`,
        ]
      : [],
  );

/** The seat to act after the last action. */
export const toAct = (state: XuezhanState): readonly Seat[] => xuezhan.toAct(state);

/** Concealed tiles of a seat, as counts. */
export const handAt = (state: XuezhanState, seat: Seat): Uint8Array => at(state.seats, seat).concealed;

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
import type { Suit, Tile } from '../core/tile.ts';
import { codeOf, isSuit, SUITED } from '../core/tile.ts';
import type { TurnSource } from '../play/state.ts';
import { wallOf } from '../play/wall.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import type { XuezhanAction, XuezhanEvent, XuezhanState } from '../rules/xuezhan/state.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { settle } from '../scoring/scorer.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';

/** A position with somebody to act. What is left out is empty, zero or seat 0. */
export interface PositionText {
  /** By default `bury3`. */
  readonly options?: XuezhanOptions;
  /** Concealed tiles, then melds: `'55m 3p | pung 4p<1 | kong 2p claimed<3 | kong 9m concealed'`. A drawn tile is not among them. */
  readonly seats: readonly string[];
  /** One letter a seat. */
  readonly voids: string;
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
  /** How often each seat has won. */
  readonly wins?: readonly number[];
  /** How many tiles each seat has drawn, the tile just drawn included. */
  readonly draws?: readonly number[];
  /** Capped fan each seat has declined since its last draw. */
  readonly barred?: readonly (number | null)[];
  /** Tiles already discarded by each seat. */
  readonly discards?: readonly string[];
}

export const one = (code: string): Tile => {
  const [tile] = tilesOf(SUITED, code);
  if (tile === undefined) throw new RangeError(`not a tile: ${code}`);
  return tile;
};

export const position = (text: PositionText): XuezhanState => {
  const drawn = text.drawn === undefined ? null : one(text.drawn);
  return {
    options: text.options ?? BURY3,
    round: 0,
    dealer: text.dealer ?? 0,
    wall: wallOf(tilesOf(SUITED, text.wall ?? '')),
    seats: text.seats.map((hand, seat) => {
      const [concealed = '', ...melds] = hand.split('|');
      const held = tilesOf(SUITED, concealed);
      return {
        concealed: countTiles(SUITED, seat === text.turn && drawn !== null ? [...held, drawn] : held),
        melds: melds.map(meldOf),
        discards: tilesOf(SUITED, text.discards?.[seat] ?? ''),
        taken: [],
        draws: text.draws?.[seat] ?? 5,
      };
    }),
    phase: {
      name: 'turn',
      seat: text.turn,
      drawn,
      source: text.source ?? (text.kong === undefined ? 'wall' : 'replacement'),
      kong: text.kong ?? null,
    },
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
    },
  };
};

const suitAt = (voids: string, seat: Seat): Suit => {
  const suit = voids[seat];
  if (!isSuit(suit)) throw new RangeError(`no void suit for seat ${seat}`);
  return suit;
};

/** `pung 4p<1`, `kong 2p claimed<3`, `kong 2p added<3`, `kong 9m concealed`. */
export const meldOf = (text: string): Meld => {
  const [kind = '', code = '', made = ''] = text.trim().split(/\s+/);
  const [name = '', fed] = (kind === 'pung' ? code : made).split('<');
  if (kind === 'pung') return { kind: 'pung', tile: one(name), from: Number(fed ?? 0) };
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
  return { type, ...(rest === undefined ? {} : { tile: one(rest) }) } as XuezhanAction;
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
  let state = start;
  const events: XuezhanEvent[] = [];
  for (const text of actions) {
    const done = xuezhan.apply(state, Number(text[0]), actionOf(text.slice(2)));
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
    state = done.value.state;
    events.push(...done.value.events);
  }
  const transfers = settle(xuezhanScorer, state.options, events);
  return { state, events, transfers, paid: transfers.map(transferText).join(', ') };
};

export const transferText = ({ from, to, points, reason }: Transfer): string =>
  `${from}>${to} ${points} ${reason}`;

/** The code an action is refused with, or `'legal'`. */
export const refusal = (state: XuezhanState, text: string): string => {
  const done = xuezhan.apply(state, Number(text[0]), actionOf(text.slice(2)));
  return done.ok ? 'legal' : done.error.code;
};

/** What a seat may do, as text: `'win, kong 2p, discard 1m, discard 2m'`. */
export const legalText = (state: XuezhanState, seat: Seat): string =>
  xuezhan.legal(state, seat).map(actionText).join(', ');

const actionText = (action: XuezhanAction): string => {
  if (action.type === 'void') return `void ${action.suit}`;
  if ('tiles' in action) return `${action.type} ${action.tiles.map((tile) => codeOf(SUITED, tile)).join('')}`;
  return 'tile' in action && action.tile !== undefined
    ? `${action.type} ${codeOf(SUITED, action.tile)}`
    : action.type;
};

/** Each win as text: `'2 on 9m from 0: base 1, menqing 1'`. */
export const winsText = (events: readonly XuezhanEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'won'
      ? [
          `${event.seat} on ${event.tile === null ? '-' : codeOf(SUITED, event.tile)} from ${event.from ?? 'wall'}: ${event.fans
            .map(([code, fan]) => `${code} ${fan}`)
            .join(', ')}`,
        ]
      : [],
  );

/** The seat to act after the last action. */
export const toAct = (state: XuezhanState): readonly Seat[] => xuezhan.toAct(state);

/** Concealed tiles of a seat, as counts. */
export const handAt = (state: XuezhanState, seat: Seat): Uint8Array => at(state.seats, seat).concealed;

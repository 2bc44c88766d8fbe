/**
 * Positions of Xuezhan for tests, in parts or as text: hands, melds and wall are written down, actions and payments too.
 *
 *   const start = position({ seats: ['123m 456m 789m 5p', '…', '…', '…'], voids: 'ssss', turn: 0, drawn: '5p', wall: '1m 2m' })
 *   const after = play(start, '0 win')
 *   after.paid  // '1>0 3 self-drawn-win, 2>0 3 self-drawn-win, 3>0 3 self-drawn-win'
 */
import type { KongMade } from '../core/meld.ts';
import type { Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { TurnSource } from '../play/state.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import type { XuezhanEvent, XuezhanState } from '../rules/xuezhan/state.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { settle } from '../scoring/scorer.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';
import { optionsOf } from './hands.ts';
import { codeText, playingOf } from './playing.ts';
import { stateIn } from './written.ts';

export { one } from './playing.ts';

/** A position with somebody to act, in parts. What is left out is empty, zero or seat 0. */
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
  /** How many tiles each seat has drawn, the tile just drawn included; 5 if nothing is said. */
  readonly draws?: readonly number[];
  /** Tiles already discarded by each seat. */
  readonly discards?: readonly string[];
  /** How often each seat has won. */
  readonly wins?: readonly number[];
  /** Capped fan each seat has declined since its last draw. */
  readonly barred?: readonly (number | null)[];
}

export const position = ({ options = BURY3, ...text }: PositionText): XuezhanState => {
  const { voids, wall = '', dealer, source, kong, draws = [5, 5, 5, 5], discards, wins, barred } = text;
  const facts = {
    void: [...voids],
    draws,
    discards,
    wins,
    barred,
    dealer: dealer === undefined ? undefined : [dealer],
    source: source === undefined ? undefined : [source],
    'after-kong': kong === undefined ? undefined : [kong],
    wall: [wall],
  };
  const said = Object.entries(facts).flatMap(([word, values]) =>
    values === undefined ? [] : [`${word} ${values.join('/')}`],
  );
  return stateIn(
    xuezhan,
    options,
    [...said, ...text.seats.map((hand, seat) => seatText(text, hand, seat))].join('; '),
  );
};

const seatText = ({ turn, drawn }: Pick<PositionText, 'turn' | 'drawn'>, hand: string, seat: Seat): string =>
  seat === turn ? `${seat}* ${hand}${drawn === undefined ? '' : ` + ${drawn}`}` : `${seat} ${hand}`;

/** A position on one line, with a preset and what is changed of it: `sketch('bury3 robbing=yes', '0* 123m 5m +9m; wall 1s')`. */
export const sketch = (options: string, text: string): XuezhanState =>
  stateIn(xuezhan, optionsOf(options), text, { void: 's', draws: '5', wall: '1s 2s 9p 9p' });

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

const table = playingOf(xuezhan);
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

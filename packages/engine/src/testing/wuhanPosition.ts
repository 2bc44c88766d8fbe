/**
 * Positions of Wuhan on one line, for tables of tests, as `sketch` has them for Xuezhan:
 *
 *   at('koukou minimum=1', '0* 123m 55p | pung 9m<2 +5p; 2 45s; wall 1s 5m; dealer 2')
 *
 * A seat that is left out holds nothing. Then, where it matters: `flip 6s` (by default 1z: wild 2z, skins 1z and 5z),
 * `wall 1s 2s`, `left 3` (a wall of so many tiles), `dealer 2`, `source claim`, `kong special` (the last kong of this
 * turn, its replacement drawn), `barred 13`, `discards 9m | | 88s |`, `round 2`.
 */
import { tilesIn } from '../core/counts.ts';
import type { KongMade } from '../core/meld.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import { at as inSeat } from '../core/seat.ts';
import { SUITED_AND_HONOURS } from '../core/tile.ts';
import type { TurnSource } from '../play/state.ts';
import { wallOf } from '../play/wall.ts';
import { wuhan } from '../rules/wuhan/index.ts';
import type { WuhanOptions } from '../rules/wuhan/options.ts';
import { WUHAN_OPTIONS } from '../rules/wuhan/options.ts';
import type { HandFacts } from '../rules/wuhan/patterns.ts';
import { specialsOf } from '../rules/wuhan/specials.ts';
import type { WuhanAction, WuhanEvent, WuhanState, WuhanWon } from '../rules/wuhan/state.ts';
import { handOf, optionsIn } from './hands.ts';
import { codeText, one, playingOf, tileActionOf, tileActionText } from './playing.ts';
import type { TableText } from './position.ts';
import { seatsOf, turnPhaseOf } from './position.ts';
import { readSketch } from './sketch.ts';
import { meldText } from './text.ts';

const SET = SUITED_AND_HONOURS;
const FLIP = '1z';
const WALL = '1s 2s 9p 9p 9s';

/** A preset and what is changed of it: `'koukou minimum=1'`. */
export const wuhanOptions = (text: string): WuhanOptions => optionsIn(WUHAN_OPTIONS, text);

/** A hand with its winning tile, as in a position; the `+` is for the reader. */
export const wuhanHand = (text: string, flip = FLIP): HandFacts => ({
  ...handOf(text, SET),
  specials: specialsOf(one(flip)),
});

interface Facts extends Partial<TableText> {
  readonly flip?: string;
  readonly barred?: readonly Seat[];
  readonly round?: number;
}

export const at = (options: string, text: string): WuhanState => {
  const { table, facts } = readSketch(text);
  const told = Object.assign({}, ...facts.map(fact)) as Facts;
  const whole = { ...told, ...table };
  return {
    options: wuhanOptions(options),
    round: told.round ?? 0,
    dealer: told.dealer ?? 0,
    wall: wallOf(tilesOf(SET, told.wall ?? WALL)),
    seats: seatsOf(SET, whole),
    phase: turnPhaseOf(whole),
    extra: {
      ...specialsOf(one(told.flip ?? FLIP)),
      barred: told.barred ?? [],
      winner: null,
      winningTile: null,
    },
  };
};

const fact = (part: string): Facts => {
  const [name = '', ...words] = part.split(' ');
  const value = words.join(' ');
  switch (name) {
    case 'flip':
    case 'wall':
      return { [name]: value };
    case 'left':
      return { wall: '9s'.repeat(Number(value)) };
    case 'dealer':
    case 'round':
      return { [name]: Number(value) };
    case 'source':
      return { source: value as TurnSource };
    case 'kong':
      return { kong: value as KongMade };
    case 'barred':
      return { barred: [...value].map(Number) };
    case 'discards':
      return { discards: value.split('|') };
    default:
      throw new RangeError(`not a position: ${part}`);
  }
};

export const { play, refusal, legalText, askedText } = playingOf(wuhan, {
  read: (text) => tileActionOf(text) as WuhanAction,
  write: tileActionText,
});

/** Actions one after the other: `'0 discard 9m, 1 pass'`. */
export const playAll = (start: WuhanState, actions: string): ReturnType<typeof play> =>
  play(start, ...actions.split(', ').filter(Boolean));

export const handText = (state: WuhanState, seat: Seat): string =>
  formatTiles(SET, tilesIn(inSeat(state.seats, seat).concealed));

export const meldsText = (state: WuhanState, seat: Seat): string =>
  inSeat(state.seats, seat).melds.map(meldText).join(', ');

/** `'hard pure-flush, triplets'`, `'soft small'`. */
export const readingText = ({ types, hard }: Pick<WuhanWon, 'types' | 'hard'>): string =>
  `${hard ? 'hard' : 'soft'} ${types.join(', ') || 'small'}`;

/** The win among the events: `'1 on 5p discard<0: hard small'`; `'1 on 5p self-draw: …'` without a giver. */
export const winText = (events: readonly WuhanEvent[]): string => {
  const { seat, tile, way, from, ...win } = wonIn(events);
  const fed = from === null ? '' : `<${from}`;
  return `${seat} on ${tile === null ? '-' : codeText(tile)} ${way}${fed}: ${readingText(win)}`;
};

export const wonIn = (events: readonly WuhanEvent[]): WuhanWon => {
  const [won, second] = events.filter((event) => event.type === 'won');
  if (won === undefined || second !== undefined) throw new Error('not exactly one win');
  return won;
};

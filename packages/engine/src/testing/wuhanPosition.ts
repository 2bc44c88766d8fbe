/** Positions of Wuhan on one line, for tables of tests, and what is told of them. */
import { tilesIn } from '../core/counts.ts';
import { formatTiles } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import { at as inSeat } from '../core/seat.ts';
import { SUITED_AND_HONOURS } from '../core/tile.ts';
import { wuhan } from '../rules/wuhan/index.ts';
import type { WuhanOptions } from '../rules/wuhan/options.ts';
import { WUHAN_OPTIONS } from '../rules/wuhan/options.ts';
import type { HandFacts } from '../rules/wuhan/patterns.ts';
import { specialsOf } from '../rules/wuhan/specials.ts';
import type { WuhanEvent, WuhanState, WuhanWon } from '../rules/wuhan/state.ts';
import { handOf, optionsIn } from './hands.ts';
import { codeText, one, playingOf } from './playing.ts';
import { meldText } from './text.ts';
import { stateIn } from './written.ts';

const SET = SUITED_AND_HONOURS;
const FLIP = '1z';

/** A preset and what is changed of it: `'koukou minimum=1'`. */
export const wuhanOptions = (text: string): WuhanOptions => optionsIn(WUHAN_OPTIONS, text);

/** A hand with its winning tile, as in a position; the `+` is for the reader. */
export const wuhanHand = (text: string, flip = FLIP): HandFacts => ({
  ...handOf(text, SET),
  specials: specialsOf(WUHAN_OPTIONS.presets.koukou as WuhanOptions, one(flip)),
});

/** What is usual here: the wild is 2z, the skins are 1z and 5z; nobody's first turn. */
const USUAL = { flip: FLIP, wall: '1s 2s 9p 9p 9s', draws: '5' };

/** A position on one line: `at('koukou minimum=1', '0* 123m 55p | pung 9m<2 +5p; 2 45s; wall 1s 5m; dealer 2')`. */
export const at = (options: string, text: string): WuhanState =>
  stateIn(wuhan, wuhanOptions(options), text, USUAL);

export const { play, refusal, legalText, askedText } = playingOf(wuhan);

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

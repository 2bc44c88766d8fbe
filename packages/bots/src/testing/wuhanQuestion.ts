/** Questions to a bot in seat 0 of Wuhan, written as text. The state behind them is made up as far as they need it. */
import { formatTiles, SUITED_AND_HONOURS, sketchState, tilesOf } from '@paiju/engine';
import type { WuhanAction, WuhanOptions, WuhanState } from '@paiju/engine/wuhan';
import { wuhan } from '@paiju/engine/wuhan';
import type { Bot } from '../bot.ts';
import { WALL_AT_FIRST } from '../wuhan/chances.ts';

export interface WuhanQuestion {
  /** Changes to `koukou`. */
  readonly options?: Partial<WuhanOptions>;
  /** Concealed tiles of seat 0, then its melds: `'123m 55p | pung 7p | chow 1s | kong 7z special'`. A drawn tile is the last one written. */
  readonly hand: string;
  /** The tile seat 3 discards; without it it is seat 0's turn. */
  readonly discard?: string;
  /** By default 1z: the wild is 2z, the skins are 1z and 5z. */
  readonly flip?: string;
  /** What lies open with every other seat, melds as above. */
  readonly others?: string;
  /** Discards of seat 1. */
  readonly discards?: string;
  /** Tiles left in the wall; nine without it. */
  readonly wall?: number;
}

const SET = SUITED_AND_HONOURS;
const SEATS = 4;
const FEW = 9;
/** What the other seats hold: nothing that claims a tile. */
const SCATTERED = '147m 258p 369s 346z 9m';

/** The state in which seat 0 is asked. */
export const wuhanQuestion = (text: WuhanQuestion): WuhanState => {
  const { discard, flip = '1z', others = '', wall = FEW } = text;
  const laid = others.split('|').filter(Boolean);
  const sets = laid.filter((meld) => !meld.includes('special'));
  const theirs = formatTiles(SET, tilesOf(SET, SCATTERED).slice(3 * sets.length));
  const open = laid.map((meld) => ` | ${meld}`).join('');
  return sketchState(wuhan, { ...(wuhan.options.presets.koukou as WuhanOptions), ...text.options }, [
    'dealer 1',
    `flip ${flip}`,
    `wall ?${wall}`,
    `draws ${Math.floor((WALL_AT_FIRST - wall) / SEATS)}`,
    ...(discard === undefined ? [] : [`claim ${discard}<3`]),
    discard === undefined ? `0* ${withDrawn(text.hand)}` : `0 ${text.hand}`,
    `1 ${theirs}${open} | discards ${text.discards ?? ''}`.replace(/ \| discards $/, ''),
    `2 ${theirs}${open}`,
    `3 ${theirs}${open}`,
  ]);
};

/** The tile drawn is the last one written. */
const withDrawn = (hand: string): string => {
  const [held = '', ...melds] = hand.split('|');
  const tiles = tilesOf(SET, held);
  const drawn = `${formatTiles(SET, tiles.slice(0, -1))} + ${formatTiles(SET, tiles.slice(-1))}`;
  return [drawn, ...melds].join('|');
};

/** What the bot does, as text: `'discard 4p'`, `'kong 2z'`, `'pass'`. */
export const wuhanAnswer = (bot: Bot, text: WuhanQuestion): string => {
  const state = wuhanQuestion(text);
  return wuhan.notation.writeAction(bot.choose(wuhan.view(state, 0), wuhan.legal(state, 0)) as WuhanAction);
};

/** Questions to a bot in seat 0 of Wuhan, written as text. The state behind them is made up as far as they need it. */
import type { KongMade, Meld, Tile } from '@paiju/engine';
import { countTiles, keysOf, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { WuhanOptions, WuhanState } from '@paiju/engine/wuhan';
import { specialsOf, wuhan } from '@paiju/engine/wuhan';
import type { Bot } from '../bot.ts';
import { WALL_AT_FIRST } from '../wuhan/chances.ts';
import { actionText } from './question.ts';

export interface WuhanQuestion {
  /** Changes to `koukou`. */
  readonly options?: Partial<WuhanOptions>;
  /** Concealed tiles of seat 0, then its melds: `'123m 55p | pung 7p | chow 1s | special 7z'`. A drawn tile is the last one written. */
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

const FEW = 9;
/** What the other seats hold: nothing that claims a tile. */
const SCATTERED = '147m 258p 369s 346z 9m';

const tilesIn = (text: string): Tile[] => tilesOf(SUITED_AND_HONOURS, text);

const oneIn = (text: string): Tile => {
  const [tile] = tilesIn(text);
  if (tile === undefined) throw new RangeError(`not a tile: ${text}`);
  return tile;
};

const meldIn = (text: string): Meld => {
  const [kind = '', code = ''] = text.trim().split(' ');
  const tile = oneIn(code);
  if (kind === 'chow' || kind === 'pung') return { kind, tile, from: 1 };
  return { kind: 'kong', tile, from: kind === 'claimed' ? 1 : null, made: kind as KongMade };
};

export const wuhanState = (text: WuhanQuestion): WuhanState => {
  const [held = '', ...melds] = text.hand.split('|');
  const tiles = tilesIn(held);
  const isTurn = text.discard === undefined;
  const wall = text.wall ?? FEW;
  const laid = (text.others ?? '').split('|').filter(Boolean).map(meldIn);
  const sets = laid.filter((meld) => meld.kind !== 'kong' || meld.made !== 'special');
  const theirs = tilesIn(SCATTERED).slice(3 * sets.length);
  const hands = [tiles, theirs, theirs, isTurn ? theirs : [...theirs, ...tilesIn(text.discard ?? '')]];
  return {
    options: { ...(wuhan.options.presets.koukou as WuhanOptions), ...text.options },
    round: 0,
    dealer: 1,
    wall: {
      tiles: tilesIn('123456789s'.repeat(10)).slice(0, wall),
      front: 0,
      back: wall,
    },
    seats: hands.map((each, seat) => ({
      concealed: countTiles(SUITED_AND_HONOURS, each),
      keys: keysOf(countTiles(SUITED_AND_HONOURS, each)),
      melds: seat === 0 ? melds.map(meldIn) : laid,
      discards: seat === 1 ? tilesIn(text.discards ?? '') : [],
      taken: [],
      draws: Math.floor((WALL_AT_FIRST - wall) / hands.length),
    })),
    phase: {
      name: 'turn',
      seat: isTurn ? 0 : 3,
      drawn: isTurn ? (tiles.at(-1) ?? null) : null,
      source: 'wall',
      kong: null,
      justDrawn: false,
    },
    extra: { ...specialsOf(oneIn(text.flip ?? '1z')), barred: [], winner: null, winningTile: null },
  };
};

/** The state in which seat 0 is asked. */
export const wuhanQuestion = (text: WuhanQuestion): WuhanState => {
  const state = wuhanState(text);
  if (text.discard === undefined) return state;
  const done = wuhan.apply(state, 3, { type: 'discard', tile: oneIn(text.discard) });
  if (!done.ok) throw new Error(done.error.code);
  return done.value.state;
};

/** What the bot does, as text: `'discard 4p'`, `'kong 2z'`, `'pass'`. */
export const wuhanAnswer = (bot: Bot, text: WuhanQuestion): string => {
  const state = wuhanQuestion(text);
  return actionText(bot.choose(wuhan.view(state, 0), wuhan.legal(state, 0)));
};

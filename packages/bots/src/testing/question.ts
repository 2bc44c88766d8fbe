/** Questions to a bot in seat 0 of Xuezhan, written as text. The state behind them is made up as far as they need it. */
import type { AnyAction, Meld, Suit, Tile } from '@paiju/engine';
import { bySeat, codeOf, countTiles, keysOf, SUITED, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { XuezhanAction, XuezhanOptions, XuezhanState, XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhan } from '@paiju/engine/xuezhan';
import type { Bot } from '../bot.ts';

export interface QuestionText {
  readonly preset?: 'bury3' | 'sichuan' | 'xueliu';
  /** Changes to the preset. */
  readonly options?: Partial<XuezhanOptions>;
  /** Concealed tiles of seat 0, then its pungs: `'123m 55p | 7p 8p'`. A drawn tile is the last one written. */
  readonly hand: string;
  /** The tile seat 3 discards; without it and without `opening` it is seat 0's turn. */
  readonly discard?: string;
  readonly opening?: 'bury' | 'exchange' | 'void';
  /** The dealer's opening hand instead of a draw. */
  readonly asDealt?: boolean;
  /** What else lies open: discards, won tiles and buried tiles of seat 1, and its hand as a winner. */
  readonly discards?: string;
  readonly won?: string;
  readonly buried?: string;
  readonly shown?: string;
  /** Pungs of seat 1: one tile for each. */
  readonly rivalPungs?: string;
  /** How many tiles are left in the wall; 9 if nothing is said. */
  readonly wall?: number;
  /** The void suits of the seats in turn, `'smmm'`; all have given up s if nothing is said. */
  readonly voids?: string;
}

/** A hand that could be: with a tile left to put down after a pung. */
const OTHERS = '1479s';

export const stateOf = (text: QuestionText): XuezhanState => {
  const preset = xuezhan.options.presets[text.preset ?? 'bury3'] as XuezhanOptions;
  const options = { ...preset, ...text.options };
  const [held = '', pungs = ''] = text.hand.split('|');
  const tiles = tilesIn(held);
  const hands = [tiles, tilesIn(text.shown ?? OTHERS), tilesIn(OTHERS), tilesIn(text.discard ?? OTHERS)];
  const isTurn = text.discard === undefined;
  return {
    options,
    round: 0,
    dealer: 0,
    wall: { tiles: tilesIn('123456789s'.repeat(7)), front: 0, back: text.wall ?? 9 },
    seats: hands.map((each, seat) => ({
      concealed: countTiles(SUITED, each),
      keys: keysOf(countTiles(SUITED, each)),
      melds: pungsOf(seat === 0 ? pungs : seat === 1 ? (text.rivalPungs ?? '') : ''),
      discards: seat === 1 ? tilesIn(text.discards ?? '') : [],
      taken: [],
      draws: 3,
    })),
    phase:
      text.opening === undefined
        ? {
            name: 'turn',
            seat: isTurn ? 0 : 3,
            drawn: isTurn && text.asDealt !== true ? (tiles.at(-1) ?? null) : null,
            source: text.asDealt === true ? 'deal' : 'wall',
            kong: null,
            justDrawn: false,
          }
        : { name: 'choice', kind: text.opening, answers: bySeat(4, () => null) },
    extra: {
      direction: 1,
      seats: bySeat(4, (seat) => ({
        voidSuit: text.opening === undefined ? ((text.voids ?? 'ssss')[seat] as Suit) : null,
        buried: seat === 1 ? tilesIn(text.buried ?? '') : [],
        won: seat === 1 ? tilesIn(text.won ?? '') : [],
        wins: seat === 1 && text.shown !== undefined ? 1 : 0,
        barred: null,
      })),
      firstWin: null,
      wonTiles: [],
    },
  };
};

const pungsOf = (text: string): Meld[] =>
  tilesIn(text).map((tile): Meld => ({ kind: 'pung', tile, from: 2 }));

const tilesIn = (text: string): Tile[] => tilesOf(SUITED, text);

/** What the bot does, as text: `'discard 4p'`, `'bury 1s4s7s'`, `'pass'`. */
export const answerOf = (bot: Bot, text: QuestionText): string => {
  const { view, legal } = questionOf(text);
  return actionText(bot.choose(view, legal));
};

/** What the bot is asked. */
export const questionOf = (
  text: QuestionText,
): { readonly view: XuezhanView; readonly legal: readonly XuezhanAction[] } => {
  const state = text.discard === undefined ? stateOf(text) : afterDiscard(text);
  return { view: xuezhan.view(state, 0), legal: xuezhan.legal(state, 0) };
};

const afterDiscard = (text: QuestionText): XuezhanState => {
  const [tile] = tilesIn(text.discard ?? '');
  if (tile === undefined) throw new RangeError('no tile is discarded');
  const done = xuezhan.apply(stateOf(text), 3, { type: 'discard', tile });
  if (!done.ok) throw new Error(done.error.code);
  return done.value.state;
};

/** For any game: suits come first in every set, so the widest one names the tiles of all. */
export const actionText = (any: AnyAction): string => {
  const action = any as XuezhanAction;
  if (action.type === 'void') return `void ${action.suit}`;
  const tiles =
    'tiles' in action ? action.tiles : 'tile' in action && action.tile !== undefined ? [action.tile] : [];
  return [action.type, tiles.map((tile) => codeOf(SUITED_AND_HONOURS, tile)).join('')].join(' ').trim();
};

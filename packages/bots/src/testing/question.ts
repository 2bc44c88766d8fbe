/** Questions to a bot in seat 0 of Xuezhan, written as text. The state behind them is made up as far as they need it. */
import type { AnyAction } from '@paiju/engine';
import { codeOf, formatTiles, SUITED, sketchState, tilesOf } from '@paiju/engine';
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
  const { opening, discard, asDealt, shown = OTHERS, voids = 'ssss', wall = 9 } = text;
  const isTurn = opening === undefined && discard === undefined;
  const facts = { won: text.won, buried: text.buried, discards: text.discards };
  const open = Object.entries(facts).flatMap(([word, tiles]) =>
    tiles === undefined ? [] : [`${word} ${tiles}`],
  );
  const wins = text.shown === undefined ? 0 : 1;
  return sketchState(xuezhan, { ...preset, ...text.options }, [
    opening === undefined ? `void ${[...voids].join('/')}` : `choose ${opening}`,
    ...(discard === undefined ? [] : [`claim ${discard}<3`]),
    ...(asDealt === true ? ['source deal'] : []),
    'draws 3',
    `wall ?${wall}`,
    `0${isTurn ? '*' : ''} ${handText(text.hand, isTurn && asDealt !== true)}`,
    [`1 ${shown}`, ...pungs(text.rivalPungs ?? ''), ...open, `wins ${wins}`].join(' | '),
    `2 ${OTHERS}`,
    `3 ${discard === undefined ? OTHERS : ''}`,
  ]);
};

/** `'123m 55p | 7p'`: the tile drawn is the last one written, and of a pung one tile is. */
const handText = (text: string, hasDrawn: boolean): string => {
  const [held = '', laid = ''] = text.split('|');
  const tiles = tilesOf(SUITED, held);
  const hand = hasDrawn
    ? `${formatTiles(SUITED, tiles.slice(0, -1))} + ${formatTiles(SUITED, tiles.slice(-1))}`
    : held;
  return [hand, ...pungs(laid)].join(' | ');
};

const pungs = (text: string): string[] =>
  tilesOf(SUITED, text).map((tile) => `pung ${codeOf(SUITED, tile)}<2`);

/** What the bot does, as text: `'discard 4p'`, `'bury 1s4s7s'`, `'pass'`. */
export const answerOf = (bot: Bot, text: QuestionText): string => {
  const { view, legal } = questionOf(text);
  return actionText(bot.choose(view, legal));
};

/** What the bot is asked. */
export const questionOf = (
  text: QuestionText,
): { readonly view: XuezhanView; readonly legal: readonly XuezhanAction[] } => {
  const state = stateOf(text);
  return { view: xuezhan.view(state, 0), legal: xuezhan.legal(state, 0) };
};

export const actionText = (action: AnyAction): string =>
  xuezhan.notation.writeAction(action as XuezhanAction);

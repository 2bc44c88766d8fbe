/** The table of any game as lines of text, for whoever shows it elsewhere than in our terminal. */
import type { GameId } from '@paiju/engine';
import type { BoardInput } from './desk.ts';
import { haiyukiPlay } from './haiyuki/play.ts';
import { wuhanPlay } from './wuhan/play.ts';
import { xuezhanPlay } from './xuezhan/play.ts';

const PLAYS = { xuezhan: xuezhanPlay, wuhan: wuhanPlay, haiyuki: haiyukiPlay } satisfies Record<
  GameId,
  object
>;

export const boardText = (game: GameId, input: BoardInput, width: number): string[] =>
  PLAYS[game].board(input, width).map(({ text }) => text);

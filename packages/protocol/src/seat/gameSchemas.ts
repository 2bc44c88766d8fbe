/** The schemas every game brings along: a game without them does not compile. */
import type { GameId } from '@paiju/engine';
import { haiyukiSchemas } from '../haiyuki/index.ts';
import type { GameSchemas } from '../shared/game.ts';
import { wuhanSchemas } from '../wuhan/index.ts';
import { xuezhanSchemas } from '../xuezhan/index.ts';

export const GAME_SCHEMAS: { readonly [G in GameId]: GameSchemas<G> } = {
  xuezhan: xuezhanSchemas,
  wuhan: wuhanSchemas,
  haiyuki: haiyukiSchemas,
};

/** In the order in which a message is tried against them. */
export const GAME_IDS = Object.keys(GAME_SCHEMAS) as [GameId, ...GameId[]];

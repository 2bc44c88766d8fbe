/** A value for every game there is: a new game does not compile without one. */
import type { GameId } from '@paiju/engine';
import { use } from 'react';
import { haiyukiPage } from './haiyuki/index.ts';
import type { GameAtTable, PageGame, Tournament } from './shared/game.ts';
import { wuhanPage } from './wuhan/index.ts';
import { xuezhanPage } from './xuezhan/index.ts';

export const PAGE_GAMES = {
  xuezhan: xuezhanPage,
  wuhan: wuhanPage,
  haiyuki: haiyukiPage,
} satisfies Readonly<Record<GameId, PageGame>>;

/** No other game stands in for one that the page does not know. */
export const pageGame = (id: string): PageGame => {
  if (!Object.hasOwn(PAGE_GAMES, id)) throw new RangeError(`the page has no game ${JSON.stringify(id)}`);
  return PAGE_GAMES[id as GameId];
};

/** Of the games that have one. */
export const TOURNAMENTS: readonly Tournament[] = Object.values<PageGame>(PAGE_GAMES).flatMap(
  ({ tournament }) => tournament ?? [],
);

/** Waits under the nearest `Suspense` until the game is there. */
export const useGameAtTable = (id: string): GameAtTable => use(pageGame(id).atTable());

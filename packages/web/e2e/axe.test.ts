/** What axe-core can find wrong for people who see, hear or move otherwise: nothing. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { test } from './harness.ts';
import { SCREENS } from './screens.ts';

/** Screens of the games, each of one or two of them: a game that is added says which of its own are looked at. */
const OF_GAMES: Readonly<Record<GameId, readonly string[]>> = {
  xuezhan: ['opening', 'table', 'settlement', 'tutorial'],
  wuhan: ['table', 'rules'],
  haiyuki: ['table', 'settlement', 'replay', 'review'],
};
const CHECKED = [
  ...['home', 'home-table', 'records', 'settings', 'tournament', 'bots'],
  ...GAME_IDS.flatMap((game) => OF_GAMES[game].map((screen) => `${screen}-${game}`)),
];
test.for(CHECKED)('%s has no violation', async (screen, { open }) => {
  const page = await open();
  const way = SCREENS[screen];
  if (way === undefined) throw new Error(`there is no screen ${screen}`);
  await way(page);
  expect(await violationsOf(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { loadGame } from './load.ts';
import { GAME_IDS } from './outlines.ts';

test.each(GAME_IDS)('%s that is fetched is the one that is registered', async (id) => {
  expect(await loadGame(id)).toBe(GAMES[id]);
});

test.each(['', 'fourth', 'constructor'])('nothing is fetched for %j', async (ruleset) => {
  await expect(loadGame(ruleset)).rejects.toThrow(RangeError);
});

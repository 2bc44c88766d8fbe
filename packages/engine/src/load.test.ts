import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { loadGame } from './load.ts';
import { GAME_IDS } from './outlines.ts';

test.each(GAME_IDS)('%s that is fetched is the one that is registered', async (id) => {
  const { rules, ...rest } = GAMES[id];
  const { notation: _, ...played } = rules;
  expect(await loadGame(id)).toEqual({ ...rest, rules: played });
});

test.each(['', 'fourth', 'constructor'])('nothing is fetched for %j', async (ruleset) => {
  await expect(loadGame(ruleset)).rejects.toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { GAME_IDS, isGameId, OUTLINES } from './outlines.ts';

test('every game there is has an outline, and in the same order', () => {
  expect(GAME_IDS).toEqual(Object.keys(GAMES));
});

test.each(GAME_IDS)('the outline of %s says what its rules say', (id) => {
  const { seats, tiles, options } = GAMES[id].rules;
  expect(OUTLINES[id].seats).toBe(seats);
  expect(OUTLINES[id].tiles).toBe(tiles);
  expect(OUTLINES[id].options).toBe(options);
});

test.each(['', 'fourth', 'constructor'])('%j is no game', (text) => {
  expect(isGameId(text)).toBe(false);
});

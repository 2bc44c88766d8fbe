import { expect, test } from 'vitest';
import type { Happening } from './client.ts';
import { freshSince } from './fresh.ts';

const PAST = [4, 5, 6, 7].map(
  (number): Happening => ({ number, view: {}, events: [], transfers: [], points: [] }),
);

test.each<[string, number | null, boolean, readonly number[]]>([
  ['nothing, when the table has just been opened', null, false, []],
  ['nor in a film that has just been opened', null, true, []],
  ['what came since', 5, false, [6, 7]],
  ['nothing after the last', 7, false, []],
  ['nothing where all is new: a move was taken back', 3, false, []],
  ['in a film the step it is at', 4, true, [7]],
  ['also where the film went back', 9, true, [7]],
  ['but not twice', 7, true, []],
])('%s', (_, heard, isFilm, numbers) => {
  expect(freshSince(PAST, heard, isFilm).map(({ number }) => number)).toEqual(numbers);
});

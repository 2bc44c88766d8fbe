import type { TablePhase } from '@paiju/protocol';
import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import { placeOf } from './place.ts';

// [own seat, came by the code to join, phase, chose to watch, went to the chairs, a match was told of, where]
const ROWS: readonly [number | null, boolean, TablePhase, boolean, boolean, boolean, Place][] = [
  [null, true, 'waiting', false, false, false, 'join'],
  [null, true, 'playing', false, false, true, 'join'],
  [null, true, 'playing', true, false, false, 'table'],
  [null, true, 'waiting', true, false, false, 'room'],
  [null, false, 'waiting', false, false, false, 'room'],
  [null, false, 'playing', false, false, false, 'table'],
  [0, true, 'waiting', false, false, false, 'room'],
  [0, true, 'playing', false, true, true, 'table'],
  [0, true, 'over', false, false, true, 'table'],
  [0, true, 'over', false, true, true, 'room'],
  [0, true, 'over', false, false, false, 'room'],
  [0, true, 'stopped', false, false, true, 'table'],
];

test.each(ROWS)('seat %s, join code %s, %s, watches %s, at chairs %s, game %s: %s', (own, joins, ...rest) => {
  const [phase, isWatching, isAtChairs, hasGame, place] = rest;
  const table = { own, joinCode: joins ? 'JOIN22' : null, phase };
  expect(placeOf(table, { isWatching, isAtChairs, hasGame })).toBe(place);
});

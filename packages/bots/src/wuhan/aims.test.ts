import { countTiles, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Aim } from './aims.ts';
import { needsFor } from './aims.ts';

const ROWS: readonly [Aim['type'], hand: string, sets: number, missing: number][] = [
  ['plain', '123m 456m 789s 111z 55p', 4, 0],
  ['plain', '123m 456m 789s 111z 99p', 4, 2],
  ['plain', '123m 456m 789s 111z 5p9p', 4, 1],
  ['plain', '123m 123m 456p 22m', 3, 0],
  ['plain', '222m 22p 5p', 1, 0],
  // The only 5 is in a run: a pair of it takes two more.
  ['plain', '456m 77z', 1, 2],
  ['plain', '9m', 0, 2],
  ['flush', '123m 456m 99m 55p', 3, 3],
  ['triplets', '111m 333p 99s 44z 6z', 4, 3],
  ['triplets', '1111m 333p 99s', 2, 0],
  ['triplets', '19m', 0, 1],
  ['jiang', '258m 25p 9p', 1, 0],
  ['jiang', '25m 369p', 1, 3],
  ['winds', '123456z 7z', 2, 1],
];

test.each(ROWS)('%s %s with %i sets lacks %i', (type, hand, sets, expected) => {
  const aim: Aim = type === 'flush' ? { type, suit: 0 } : { type };
  const counts = countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, hand));
  expect(needsFor(aim, counts, sets).lacking).toBe(expected);
});

import type { Tile } from '@paiju/engine';
import { ALL_SUITS, countTiles, SUITED, tilesOf } from '@paiju/engine';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { xuezhan } from '@paiju/engine/xuezhan';
import { expect, test } from 'vitest';
import { distanceBy, isOpen, waysOf } from './aims.ts';
import { laidBy, withPung } from './holding.ts';

const handOf = (text: string) => countTiles(SUITED, tilesOf(SUITED, text));
const [plain, pureM, pureP, , triplets, pairs] = waysOf(
  xuezhan.options.presets.sichuan as XuezhanOptions,
  ALL_SUITS,
);

test.each([
  ['triplets and a single are ready', triplets, '111m 222m 333p 9p', 3, 0],
  ['triplets and two pairs are ready', triplets, '111m 222m 33p 99p', 3, 0],
  ['with the pair complete', triplets, '111m 222m 333p 99p', 3, -1],
  ['each pair lacks one, the last may stay a pair', triplets, '11m 22m 33p 99p 5p', 3, 2],
  ['runs are nothing', triplets, '123m 456m 789p 9p', 3, 5],
  ['four alike are one triplet', triplets, '1111m 222m 33p 9p', 3, 1],
  ['one suit counts itself alone', pureM, '123456m 789p 9p', 3, 4],
  ['the other suit too', pureP, '123m 456m 789p 9p', 3, 6],
  ['plain sets', plain, '123m 456m 789p 9p', 3, 0],
  ['seven pairs', pairs, '1122m 3344p 5566p 7p', 4, 0],
] as const)('%s', (_, way, hand, sets, distance) => {
  expect(way && distanceBy(way, handOf(hand), sets)).toBe(distance);
});

test('a set on the table closes the ways it does not belong to', () => {
  const [tile] = tilesOf(SUITED, '5m');
  const laid = withPung(laidBy([]), tile as Tile);
  const open = [plain, pureM, pureP, triplets, pairs].map((way) => way && isOpen(way, laid));
  expect(open).toEqual([true, true, false, true, false]);
});

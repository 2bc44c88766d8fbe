import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles, noTiles, sizeOf, tilesIn } from '../core/counts.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import { seedOf } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import type { Tile } from '../core/tile.ts';
import { SUITED, suitOf } from '../core/tile.ts';
import { Pile } from './pile.ts';

const pileOf = (text: string, round = 0): Pile =>
  new Pile(
    countTiles(SUITED, tilesOf(SUITED, text)),
    new Stream({ seed: seedOf('7b'.repeat(32)), round, name: 'search' }),
  );
const isPin = (tile: Tile): boolean => suitOf(tile) === 'p';
const anything = (): boolean => true;
const text = (tiles: readonly Tile[]): string =>
  formatTiles(
    SUITED,
    tiles.toSorted((a, b) => a - b),
  );

test('every tile is dealt once', () => {
  for (let round = 0; round < 200; round++) {
    const pile = pileOf('11123m 4567p 89s', round);
    const [first, second] = [noTiles(SUITED), noTiles(SUITED)];
    pile.deal(3, first, isPin);
    pile.deal(2, second, anything);
    const drawn = pile.draw(second);
    expect(second[drawn]).toBeGreaterThan(0);
    expect([sizeOf(first), sizeOf(second), pile.ranShort]).toEqual([3, 3, false]);
    expect(tilesIn(first).every(isPin)).toBe(true);
    expect(text([...tilesIn(first), ...tilesIn(second), ...pile.rest(5)])).toBe('11123m 4567p 89s');
  }
});

test('where the tiles a hand may hold run out, others make up for it, and the pile says so', () => {
  const pile = pileOf('1234m 5p');
  const hand = noTiles(SUITED);
  pile.deal(3, hand, isPin);
  expect([sizeOf(hand), hand[tilesOf(SUITED, '5p')[0] ?? 0], pile.ranShort]).toEqual([3, 1, true]);
  expect([pile.rest(1).length, pile.rest(9).length]).toEqual([1, 2]);
});

test('a pile that is too small is dealt out and no further', () => {
  const pile = pileOf('12m');
  const hand = noTiles(SUITED);
  pile.deal(5, hand, anything);
  expect([sizeOf(hand), pile.rest(1), pile.ranShort]).toEqual([2, [], true]);
});

// 24 orders of four tiles, 4800 piles: 200 each, and five standard deviations are 69.
test('all orders are equally likely', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 4800; round++) {
    const order = String(pileOf('1234m', round).rest(4));
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(69);
});

/** Tiles that are no pins: a hand of nothing else is far away. */
const away = (hand: Counts): number => tilesIn(hand).filter((tile) => !isPin(tile)).length;

test('a hand grows by what brings it closer, one draw after another, and nothing is lost', () => {
  const pile = pileOf('123456789p 9999s');
  const hand = countTiles(SUITED, tilesOf(SUITED, '1234m'));
  pile.grow(hand, 3, away);
  const reached = away(hand);
  expect(sizeOf(hand)).toBe(4);
  expect(reached).toBeLessThan(4);
  expect(reached).toBeGreaterThanOrEqual(1);
  pile.grow(hand, 13, away);
  expect(away(hand)).toBe(0);
  expect(text([...tilesIn(hand), ...pile.rest(13)])).toBe('1234m 123456789p 9999s');
});

test('a hand that is ready, or has not drawn, stays as it is', () => {
  for (const [start, draws] of [
    ['1234p', 9],
    ['1234m', 0],
  ] as const) {
    const hand = countTiles(SUITED, tilesOf(SUITED, start));
    pileOf('56789p').grow(hand, draws, away);
    expect(text(tilesIn(hand))).toBe(start);
  }
});

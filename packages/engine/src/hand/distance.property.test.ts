import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles, sizeOf, withTile } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { allTiles, codeOf, kinds, SUITED, SUITED_AND_HONOURS, suitIndex } from '../core/tile.ts';
import { isComplete, isSevenPairs } from './complete.ts';
import type { SuitMask } from './distance.ts';
import { ALL_SUITS, allSuitsBut, distance, distanceToSevenPairs, improvingTiles } from './distance.ts';
import { waits } from './waits.ts';

const SET = SUITED_AND_HONOURS;

const isUsable = (usable: SuitMask, tile: Tile): boolean => ((usable >> suitIndex(tile)) & 1) === 1;

/**
 * The slow twin: lays down sets in every way, then a pair, and gives a way up only once it is no better than another.
 * Sets that are mostly held go first, which changes nothing but the time it takes.
 */
const slowDistance = (counts: Counts, sets: number, usable: SuitMask): number => {
  const tiles = kinds(SET).filter((tile) => tile < counts.length && isUsable(usable, tile));
  const runs = tiles.filter((tile) => /[1-7][mps]/.test(codeOf(SET, tile)));
  const target = new Uint8Array(counts.length);
  let fewest = Number.POSITIVE_INFINITY;

  /** Lays tiles down one by one and says how many of them are missing. */
  const lay = (group: readonly number[]): number => {
    let missing = 0;
    for (const kind of group) {
      target[kind]! += 1;
      if (target[kind]! > 4) missing = Number.POSITIVE_INFINITY;
      if (target[kind]! > counts[kind]!) missing += 1;
    }
    return missing;
  };
  const lift = (group: readonly number[]): void => {
    for (const kind of group) target[kind]! -= 1;
  };
  const missingAlone = (group: readonly number[]): number => {
    const missing = lay(group);
    lift(group);
    return missing;
  };

  const allSets = [
    ...tiles.map((tile) => [tile, tile, tile]),
    ...runs.map((tile) => [tile, tile + 1, tile + 2]),
  ]
    .map((group) => ({ group, missing: missingAlone(group) }))
    .sort((a, b) => a.missing - b.missing)
    .map(({ group }) => group);
  const pairs = tiles.map((tile) => [tile, tile]);

  const laySets = (from: number, left: number, missing: number): void => {
    const groups = left > 0 ? allSets : pairs;
    for (let i = left > 0 ? from : 0; i < groups.length; i++) {
      const total = missing + lay(groups[i]!);
      if (total < fewest) {
        if (left > 0) laySets(i, left - 1, total);
        else fewest = total;
      }
      lift(groups[i]!);
    }
  };
  laySets(0, sets, 0);
  return fewest - 1;
};

/** Hands of 3 × sets + `extra` tiles, from few kinds as often as from many: so near as well as far from ready. */
const anyHand = (extra: number) =>
  fc
    .record({
      set: fc.constantFrom(SUITED, SUITED_AND_HONOURS),
      sets: fc.nat(4),
      from: fc.nat(100),
      span: fc.constantFrom(14, 20, 28, 60, 136),
      usable: fc.constantFrom(ALL_SUITS, ...[0, 1, 2].map(allSuitsBut)),
    })
    .chain(({ set, sets, from, span, usable }) => {
      const all = allTiles(set);
      const pool = [...all, ...all].slice(from, from + Math.min(span, all.length));
      const size = 3 * sets + extra;
      return fc
        .shuffledSubarray(pool, { minLength: size, maxLength: size })
        .map((tiles) => ({ set, sets, usable, counts: countTiles(set, tiles) }));
    });

test('agrees with the slow answer', () => {
  fc.assert(
    fc.property(fc.oneof(anyHand(1), anyHand(2)), ({ counts, sets, usable }) => {
      expect(distance(counts, sets, usable)).toBe(slowDistance(counts, sets, usable));
    }),
    { numRuns: 300 },
  );
});

const holdsOnly = (counts: Counts, usable: SuitMask): boolean =>
  counts.every((count, kind) => count === 0 || isUsable(usable, kind as Tile));

test('−1 is complete', () => {
  fc.assert(
    fc.property(anyHand(2), ({ counts, sets, usable }) => {
      const complete = isComplete(counts, sets) && holdsOnly(counts, usable);
      expect(distance(counts, sets, usable) === -1).toBe(complete);
      if (sizeOf(counts) === 14)
        expect(distanceToSevenPairs(counts, usable) === -1).toBe(
          isSevenPairs(counts) && holdsOnly(counts, usable),
        );
    }),
    { numRuns: 2000 },
  );
});

test('0 is waiting for something, and the improving tiles are the waits', () => {
  fc.assert(
    fc.property(anyHand(1), ({ set, counts, sets, usable }) => {
      const isWin = (hand: Counts): boolean => isComplete(hand, sets) && holdsOnly(hand, usable);
      const waiting = waits(counts, isWin, kinds(set));
      const away = distance(counts, sets, usable);
      expect(away === 0).toBe(waiting.length > 0);
      if (away === 0) expect(improvingTiles(counts, sets, usable)).toEqual(waiting);
    }),
    { numRuns: 2000 },
  );
});

test('a drawn tile brings a hand one closer or changes nothing, and some tile always helps', () => {
  fc.assert(
    fc.property(anyHand(1), ({ set, counts, sets, usable }) => {
      const now = distance(counts, sets, usable);
      const drawable = kinds(set).filter((tile) => counts[tile]! < set.copies);
      const closer = drawable.filter((tile) => {
        const after = distance(withTile(counts, tile), sets, usable);
        expect([now, now - 1]).toContain(after);
        return after < now;
      });
      expect(closer.length).toBeGreaterThan(0);
      expect(improvingTiles(counts, sets, usable)).toEqual(closer);
    }),
    { numRuns: 500 },
  );
});

/** Thirteen tiles, mostly paired. */
const anyPairedHand = fc
  .tuple(fc.shuffledSubarray(kinds(SET), { minLength: 13 }), fc.integer({ min: 0, max: 6 }), fc.nat(3))
  .map(([tiles, pairs, voided]) => ({
    counts: countTiles(SET, [...tiles.slice(0, 13 - pairs), ...tiles.slice(0, pairs)]),
    usable: voided === 3 ? ALL_SUITS : allSuitsBut(voided),
  }));

test('seven pairs: 0 is waiting for something, and a drawn tile brings it one closer or changes nothing', () => {
  fc.assert(
    fc.property(anyPairedHand, ({ counts, usable }) => {
      const now = distanceToSevenPairs(counts, usable);
      const isWin = (hand: Counts): boolean => isSevenPairs(hand) && holdsOnly(hand, usable);
      expect(now === 0).toBe(waits(counts, isWin, kinds(SET)).length > 0);
      const after = kinds(SET).map((tile) => distanceToSevenPairs(withTile(counts, tile), usable));
      expect(new Set(after)).toEqual(new Set([now, now - 1]));
    }),
    { numRuns: 500 },
  );
});

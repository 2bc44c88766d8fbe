import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import type { KongMade, Meld } from '../../core/meld.ts';
import { countAll } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { RANKS, SUITED } from '../../core/tile.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN, XUELIU } from './options.ts';
import type { WinFacts } from './patterns.ts';
import { SITUATIONS, worthOf } from './patterns.ts';
import { slowWorthOf } from './testing/slowWorth.ts';

/** Every option that a hand's worth may depend on. */
const anyOptions: fc.Arbitrary<XuezhanOptions> = fc
  .record({
    preset: fc.constantFrom(BURY3, SICHUAN, XUELIU),
    sets: fc.constantFrom(3, 4),
    value: fc.constantFrom('sum', 'double'),
    cap: fc.constantFrom(null, 1, 3, 5, 20),
    selfDraw: fc.constantFrom('fan', 'base', 'none'),
    shapes: fc.constantFrom('ladder', 'add'),
    sevenPairs: fc.boolean(),
    menqing: fc.boolean(),
    middleTiles: fc.boolean(),
    terminalsAndJiang: fc.boolean(),
    dragonPairsAndArhats: fc.boolean(),
  } as const)
  .map(({ preset, ...changes }) => ({ ...preset, ...changes }));

/** Tiles of one hand come from a few ranks of one or two suits: there hands have several readings, and patterns meet. */
const RANK_CHOICES = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 7, 8, 9],
  [1, 9],
  [1, 2, 3],
  [7, 8, 9],
  [2, 5, 8],
  [2, 3, 4, 5],
  [5, 6, 7, 8],
];
const SUIT_CHOICES = [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]];
const MADE: readonly KongMade[] = ['claimed', 'added', 'concealed'];

interface Picks {
  readonly ranks: readonly number[];
  readonly suits: readonly number[];
  readonly picks: readonly number[];
}

const anyPicks: fc.Arbitrary<Picks> = fc.record({
  ranks: fc.constantFrom(...RANK_CHOICES),
  suits: fc.constantFrom(...SUIT_CHOICES),
  picks: fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
});

const tileFrom = ({ ranks, suits }: Picks, pick: number): Tile =>
  ((suits[pick % suits.length] ?? 0) * RANKS + (ranks[Math.floor(pick / 3) % ranks.length] ?? 1) - 1) as Tile;

/** So many melds and sets in all, and a pair; a set is a run where its pick says so and it fits the suit. */
const setsHand = (picks: Picks, sets: number, melded: number): Pick<WinFacts, 'concealed' | 'melds'> => {
  const melds: Meld[] = [];
  const pair = tileFrom(picks, picks.picks.at(-1) ?? 0);
  const tiles: Tile[] = [pair, pair];
  for (let i = 0; i < sets; i++) {
    const pick = picks.picks[i] ?? 0;
    const tile = tileFrom(picks, pick);
    const made = MADE[pick % MADE.length] ?? 'claimed';
    if (i < melded && pick % 2 === 0) melds.push({ kind: 'pung', tile, from: 1 });
    else if (i < melded) melds.push({ kind: 'kong', tile, from: made === 'concealed' ? null : 1, made });
    else if (pick % 5 < 3 && tile % RANKS <= RANKS - 3)
      tiles.push(tile, (tile + 1) as Tile, (tile + 2) as Tile);
    else tiles.push(tile, tile, tile);
  }
  return { concealed: countTiles(SUITED, tiles), melds };
};

const pairsHand = (picks: Picks): Pick<WinFacts, 'concealed' | 'melds'> => {
  const tiles = picks.picks.slice(0, 7).map((pick) => tileFrom(picks, pick));
  return { concealed: countTiles(SUITED, [...tiles, ...tiles]), melds: [] };
};

/** Mostly finished hands; now and then one set too many, which is no win. */
const anyHand = fc
  .tuple(anyPicks, fc.constantFrom('sets', 'sets', 'pairs'), fc.constantFrom(3, 4), fc.nat(4))
  .map(([picks, form, sets, melded]) => (form === 'pairs' ? pairsHand(picks) : setsHand(picks, sets, melded)))
  .filter(({ concealed, melds }) =>
    countAll(SUITED, concealed, melds).every((held) => held <= SUITED.copies),
  );

const anyWin: fc.Arbitrary<WinFacts> = fc
  .tuple(anyHand, fc.boolean(), fc.subarray([...SITUATIONS]))
  .map(([hand, selfDrawn, situations]) => ({ ...hand, selfDrawn, situations }));

test('X-13.1 to X-13.21: a hand is worth what the best of its readings is worth, one by one', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyOptions, anyWin, (options, win) => {
      const worth = worthOf(options, win);
      expect(worth).toEqual(slowWorthOf(options, win));
      for (const [code] of worth.fans) seen.add(code);
      if (worth.fan < 0) seen.add('no win');
    }),
    { numRuns: 20_000, seed: 13 },
  );
  // All the codes there are, and "no win".
  expect(seen.size).toBe(SITUATIONS.length + 16 + 1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import type { KongMade, Meld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { kinds, RANKS, SUITED_AND_HONOURS, SUITS } from '../../core/tile.ts';
import { BIG_TYPES, SET_COUNT, WIN_WAYS } from './basics.ts';
import { laidOut, productOf } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import { KAIKOU, KOUKOU } from './options.ts';
import type { HandFacts, WinSource } from './patterns.ts';
import { specialsOf } from './specials.ts';
import { slowProductOf, slowWinReadings } from './testing/slowWin.ts';
import { winReadings } from './win.ts';

const anyOptions: fc.Arbitrary<WuhanOptions> = fc
  .tuple(
    fc.constantFrom(KOUKOU, KAIKOU),
    fc.record({ addedKongKeepsOpening: fc.boolean(), smallWilds: fc.nat(4), bigWilds: fc.nat(4) }),
  )
  .map(([preset, changes]) => ({ ...preset, ...changes }));

const anySource: fc.Arbitrary<WinSource> = fc.record({
  way: fc.constantFrom(...WIN_WAYS, 'self-draw'),
  lastTile: fc.constantFrom(false, false, true),
});

const ALL = kinds(SUITED_AND_HONOURS);
const isSuited = (tile: Tile): boolean => tile < SUITS.length * RANKS;
/** Tiles of one hand come from one of these, so that each big type is met often. */
const SOURCES: readonly (readonly Tile[])[] = [
  ALL,
  ALL.slice(0, RANKS),
  ALL.slice(2 * RANKS, 3 * RANKS),
  ALL.filter((tile) => isSuited(tile) && tile % 3 === 1),
  ALL.filter((tile) => !isSuited(tile)),
  ALL.filter((tile) => tile % RANKS < 4 || !isSuited(tile)),
];
const MADE: readonly KongMade[] = ['claimed', 'added', 'concealed', 'special'];

interface Plan {
  readonly tiles: readonly Tile[];
  readonly sort: WuhanOptions['specials'];
  readonly flip: Tile;
  readonly melded: number;
  /** One for each set. */
  readonly picks: readonly number[];
  readonly pair: number;
  /** The places of tiles that a wild stands in for. */
  readonly replaced: readonly number[];
  readonly specialKongs: number;
}

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  tiles: fc.constantFrom(...SOURCES),
  sort: fc.constantFrom('zhong-skins', 'zhong', 'zhong-fa', 'skins'),
  flip: fc.constantFrom(...ALL),
  melded: fc.nat(SET_COUNT),
  picks: fc.array(fc.nat(9999), { minLength: SET_COUNT, maxLength: SET_COUNT }),
  pair: fc.nat(9999),
  replaced: fc.array(fc.nat(9999), { maxLength: 4 }),
  specialKongs: fc.nat(2),
});

const canBeginRun = (tile: Tile): boolean => isSuited(tile) && tile % RANKS <= RANKS - 3;

const meldOf = (tile: Tile, pick: number, asRun: boolean): Meld => {
  if (asRun) return { kind: 'chow', tile, from: 3 };
  if (pick % 2 === 0) return { kind: 'pung', tile, from: 2 };
  const made = MADE[pick % 3] ?? 'claimed';
  return { kind: 'kong', tile, from: made === 'concealed' ? null : 2, made };
};

/** A finished hand in which some tiles are wilds. */
const handOf = ({ tiles, sort, flip, melded, picks, pair, replaced, specialKongs }: Plan): HandFacts => {
  const specials = specialsOf({ specials: sort }, flip);
  const pick = (from: number): Tile => tiles[from % tiles.length] ?? pick(0);
  const melds: Meld[] = [];
  const concealed: Tile[] = [pick(pair), pick(pair)];
  picks.forEach((each, i) => {
    const tile = pick(each);
    const asRun = canBeginRun(tile) && Math.floor(each / 100) % 2 === 0;
    if (i < melded) melds.push(meldOf(tile, Math.floor(each / 7), asRun));
    else if (asRun) concealed.push(tile, (tile + 1) as Tile, (tile + 2) as Tile);
    else concealed.push(tile, tile, tile);
  });
  for (let i = 0; i < specialKongs; i++)
    melds.push({ kind: 'kong', tile: specials.laizi, from: null, made: 'special' });
  for (const at of replaced) concealed[at % concealed.length] = specials.laizi;
  return { concealed: countTiles(SUITED_AND_HONOURS, concealed), melds, specials };
};

/** Now and then one tile is another, which mostly spoils the hand. There may be fifth copies: readiness tries every tile. */
const anyHand = fc
  .tuple(anyPlan, fc.constantFrom(...ALL), fc.constantFrom(...ALL), fc.nat(3))
  .map(([plan, out, into, spoils]): HandFacts => {
    const hand = handOf(plan);
    const concealed = hand.concealed.slice();
    if (spoils === 0 && (concealed[out] ?? 0) > 0) {
      concealed[out]! -= 1;
      concealed[into]! += 1;
    }
    return { ...hand, concealed };
  })
  .filter(({ concealed }) => concealed.every((held) => held <= SUITED_AND_HONOURS.copies + 1));

test('W-3.4, W-5.1 to W-6.12: a hand is taken as it is when every type is tried by itself', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyOptions, anyHand, anySource, (options, hand, source) => {
      const before = hand.concealed.slice();
      const readings = winReadings(options, hand, source);
      expect(readings).toEqual(slowWinReadings(options, hand, source));
      expect(hand.concealed).toEqual(before);
      for (const { types, hard } of readings) for (const type of types) seen.add(`${type} ${hard}`);
    }),
    { numRuns: 20_000, seed: 6 },
  );
  // Each of them hard and soft.
  expect(seen.size).toBe(2 * BIG_TYPES.length);
});

test('W-8.11, W-8.12: the product of what is laid out, factor by factor', () => {
  fc.assert(
    fc.property(anyOptions, anyHand, (options, { melds, specials }) => {
      const laid = laidOut(specials, melds);
      expect(productOf(options, laid)).toBe(slowProductOf(options, laid));
    }),
    { numRuns: 2000 },
  );
});

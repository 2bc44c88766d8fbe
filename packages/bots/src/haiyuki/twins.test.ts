/** What is fast, held against what is obvious, on decisions of real matches. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, kindsIn, withoutTile, withTile } from '@paiju/engine';
import { expect, test } from 'vitest';
import { haiyukiDecisions } from '../testing/haiyukiDecisions.ts';
import type { Target } from './aims.ts';
import { TARGETS } from './aims.ts';
import { dangersOf, KEPT } from './danger.ts';
import type { Holding } from './holding.ts';
import { prospectsOf } from './prospects.ts';
import { reachOf } from './reach.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';
import { worthsOf } from './worths.ts';

const SIGHTS: readonly Sight[] = [3, 8, 23].flatMap((seed) =>
  haiyukiDecisions('rulebook', seed).map(({ view }) => sightOf(view)),
);
const SLOW = 600_000;

const lacks = ({ counts, kinds }: Target, all: Counts): number =>
  kinds.reduce((sum, kind) => sum + Math.max(0, countOf(counts, kind) - countOf(all, kind)), 0);
const isInReach = ({ counts }: Target, open: Counts): boolean =>
  open.every((copies, kind) => (counts[kind] ?? 0) >= copies);

/** At least so many hits where `mean` are expected and `most` can come. */
const tail = (mean: number, hits: number, most: number): number => {
  if (hits > most) return 0;
  let below = 0;
  for (let n = 0, term = Math.exp(-mean); n < hits; n++, term *= mean / n) below += term;
  return Math.max(0, 1 - below);
};

const chanceOf = (sight: Sight, { isOpen, draws }: Holding, target: Target, all: Counts): number => {
  const { unseen, unseenTiles } = sight;
  const lacking = lacks(target, all);
  const tries = lacking === 0 ? draws : draws * (1 + (isOpen ? 0 : 0.8 / lacking));
  let chance = 1;
  for (let i = 1; i < lacking; i++) chance *= Math.max(0, 1 - i / tries);
  for (const kind of target.kinds) {
    const missing = Math.max(0, countOf(target.counts, kind) - countOf(all, kind));
    chance *= tail((tries * countOf(unseen, kind)) / unseenTiles, missing, countOf(unseen, kind));
  }
  return chance;
};

test(
  'prospects: every target on its own gives the same sums, with each discard taken away',
  () => {
    for (const [i, sight] of SIGHTS.entries()) {
      if (i % 5 !== 0 || sight.draws === 0) continue;
      const { all, open, own, draws } = sight;
      const holding = { all, open, isOpen: own.melds.length > 0, draws };
      const worths = worthsOf(sight, holding.isOpen, 1000);
      const prospects = prospectsOf(sight, holding, worths);
      const reachable = TARGETS.filter((target) => isInReach(target, open));
      const nearest = Math.min(...reachable.map((target) => lacks(target, all)));
      const near = reachable.filter((target) => lacks(target, all) <= Math.min(8, nearest + 3));
      const obvious = (rest: Counts): number =>
        near.reduce((sum, target) => {
          const liked = worths.liked[TARGETS.indexOf(target)] ?? 0;
          return sum + ((liked + 1000) * chanceOf(sight, holding, target, rest)) ** 2;
        }, 0);
      const isEqual = (fast: number, slow: number): void =>
        expect(Math.abs(fast - slow)).toBeLessThanOrEqual(1e-6 * slow + 1e-3);
      isEqual(prospects.none.powers, obvious(all));
      for (const tile of kindsIn(sight.closed))
        isEqual(prospects.after(tile).powers, obvious(withoutTile(all, tile)));
    }
  },
  SLOW,
);

test(
  'reach: a hand is as far as its nearest target, and useful is what brings it nearer',
  () => {
    for (const [i, sight] of SIGHTS.entries()) {
      if (i % 20 !== 0) continue;
      const { all, open, own, draws, unseen } = sight;
      const isOpen = own.melds.length > 0;
      const prospects = prospectsOf(sight, { all, open, isOpen, draws }, worthsOf(sight, isOpen, 0));
      const reach = reachOf(sight, prospects);
      const reachable = TARGETS.filter((target) => isInReach(target, open));
      const distance = (hand: Counts): number =>
        Math.min(...reachable.map((target) => lacks(target, hand))) - 1;
      for (const tile of [null, ...kindsIn(sight.closed)]) {
        const rest = tile === null ? all : withoutTile(all, tile);
        let useful = 0;
        for (let kind = 0; kind < unseen.length; kind++)
          if (distance(withTile(rest, kind as Tile)) < distance(rest)) useful += unseen[kind] ?? 0;
        expect(reach(tile)).toEqual({ distance: distance(rest), useful });
      }
    }
  },
  SLOW,
);

test('danger: every ready hand the other seat may hold, one by one', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);
  const threatened = SIGHTS.filter(({ other, own }) => other.riichi !== null && own.guard === 0);
  expect(threatened.length).toBeGreaterThan(10);
  for (const sight of threatened.slice(0, 30)) {
    const { unseen, rejected, safe } = sight;
    const ways = new Float64Array(unseen.length);
    for (const { counts, kinds } of TARGETS)
      for (const wait of kinds) {
        if (safe.has(wait)) continue;
        const rest = withoutTile(counts, wait);
        ways[wait] =
          (ways[wait] ?? 0) +
          kindsIn(rest).reduce(
            (product, kind) =>
              product * choose(countOf(unseen, kind), countOf(rest, kind)) * KEPT ** countOf(rejected, kind),
            1,
          );
      }
    const total = ways.reduce((sum, each) => sum + each, 0);
    const { chance } = dangersOf(sight);
    for (const [kind, own] of chance.entries()) expect(own).toBeCloseTo((ways[kind] ?? 0) / total, 9);
  }
});

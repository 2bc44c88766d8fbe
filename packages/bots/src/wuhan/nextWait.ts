/** What a hand one tile away from ready is likely to wait for: the useful tiles alone do not tell a good shape from a bad one. */
import type { Tile } from '@paiju/engine';
import { kinds, kindsIn, SUITED_AND_HONOURS } from '@paiju/engine';
import type { Aim } from './aims.ts';
import { belongs, needsFor } from './aims.ts';
import type { Holding } from './holding.ts';
import { setsLeft, without } from './holding.ts';
import type { Reach } from './reach.ts';
import { reachFor } from './reach.ts';
import type { Sight } from './sight.ts';

const ALL_KINDS = kinds(SUITED_AND_HONOURS);

/** The average over the useful tiles of what `worth` says of the best hand that each leads to. */
export const nextWait = (
  sight: Sight,
  holding: Holding,
  aim: Aim,
  worth: (ready: Reach) => number,
): number => {
  const { unseen, wild } = sight;
  const needs = needsFor(aim, holding.hand, setsLeft(holding));
  let copies = 0;
  let sum = 0;
  for (const tile of ALL_KINDS) {
    const left = unseen[tile] ?? 0;
    if (left === 0 || tile === wild || !belongs(aim, tile)) continue;
    if (needs.lackingAfter(tile, 1) >= needs.lacking) continue;
    copies += left;
    sum += left * bestWait(sight, { ...holding, hand: without(holding.hand, tile, -1) }, aim, worth);
  }
  return copies === 0 ? 0 : sum / copies;
};

/** Of a hand that is ready once the right tile is discarded. */
const bestWait = (sight: Sight, holding: Holding, aim: Aim, worth: (ready: Reach) => number): number => {
  const needs = needsFor(aim, holding.hand, setsLeft(holding));
  let best = 0;
  for (const tile of kindsIn(holding.hand) as Tile[]) {
    if (needs.lackingAfter(tile, -1) > needs.lacking) continue;
    const ready = reachFor(sight, { ...holding, hand: without(holding.hand, tile, 1) }, aim, 0);
    if (ready !== null) best = Math.max(best, worth(ready));
  }
  return best;
};

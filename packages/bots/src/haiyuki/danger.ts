/** What a discard costs against a riichi: every ready hand the other seat can hold, by how likely it is and what it takes. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, withoutTile } from '@paiju/engine';
import type { Situation } from './situation.ts';
import { TARGETS } from './targets.ts';

/** Eleven tiles, the kind they wait for, and what the win is worth before bonuses. */
interface ReadyHand {
  readonly tiles: readonly (readonly [kind: Tile, copies: number])[];
  readonly wait: Tile;
  readonly score: number;
}

const READY_HANDS: readonly ReadyHand[] = TARGETS.flatMap(({ counts, kinds, score }) =>
  kinds.map((wait) => {
    const rest = withoutTile(counts, wait);
    const tiles = kinds.flatMap((kind) => {
      const copies = countOf(rest, kind);
      return copies > 0 ? [[kind, copies] as const] : [];
    });
    return { tiles, wait, score };
  }),
);

/** Dora and ura-dora a hand has on average. */
const BONUS = 700;
/** A loss that ends the match is worse than its points. */
const LAST_POINTS = 3000;

/** What a discard of each kind loses on average; nothing where nobody can win on it. */
export const dangers = (situation: Situation): Float64Array => {
  const { own, other, unseen, safe } = situation;
  const lost = new Float64Array(unseen.length);
  if (other.riichi === null || own.guard > 0) return lost;
  const factor = (other.critical ? 1.25 : 1) * (own.mirror ? 0.75 : 1);
  let total = 0;
  for (const { tiles, wait, score } of READY_HANDS) {
    if (safe.has(wait)) continue;
    const ways = waysToHold(tiles, unseen);
    if (ways === 0) continue;
    const damage = (score + BONUS) * factor;
    total += ways;
    lost[wait] = (lost[wait] ?? 0) + ways * (damage + (damage >= own.hp ? LAST_POINTS : 0));
  }
  return total === 0 ? lost : lost.map((sum) => sum / total);
};

const waysToHold = (tiles: ReadyHand['tiles'], unseen: Counts): number => {
  let ways = 1;
  for (const [kind, copies] of tiles) ways *= CHOOSE[countOf(unseen, kind)]?.[copies] ?? 0;
  return ways;
};

/** CHOOSE[n][k]: in how many ways k of n copies can be held; 0 for more than there are. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});

/** How far a hand is from ready, and how many tiles bring it nearer. */

import type { Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { exp, power } from '../exact.ts';
import type { Target } from './aims.ts';
import { TARGETS } from './aims.ts';
import type { Prospects } from './prospects.ts';
import type { Sight } from './sight.ts';

export interface Reach {
  /** Tiles away from ready. */
  readonly distance: number;
  /** Unseen copies of the kinds that bring it nearer, or complete it. */
  readonly useful: number;
}

/** A set of kinds: one bit for each. */
type Kinds = number;

/** Of a hand of eleven tiles, or of twelve after each discard. */
export const reachOf = (
  { unseen, all }: Pick<Sight, 'unseen' | 'all'>,
  { lacking, nearest }: Pick<Prospects, 'lacking' | 'nearest'>,
): ((discard: Tile | null) => Reach) => {
  // By a discard the nearest hand may become one tile farther, so those one tile behind count too.
  const near: { readonly lacks: number; readonly needs: Kinds; readonly missing: Kinds }[] = [];
  for (let i = 0; i < lacking.length; i++) {
    const lacks = lacking[i] as number;
    if (lacks > nearest + 1) continue;
    let needs = 0;
    let missing = 0;
    const { counts, kinds } = TARGETS[i] as Target;
    for (const kind of kinds) {
      const spare = countOf(all, kind) - countOf(counts, kind);
      if (spare < 0) missing |= 1 << kind;
      if (spare <= 0) needs |= 1 << kind;
    }
    near.push({ lacks, needs, missing });
  }
  return (discard) => {
    const gone = discard === null ? 0 : 1 << discard;
    let best = nearest + 2;
    let wanted = 0;
    for (const { lacks, needs, missing } of near) {
      const isNeeded = (needs & gone) !== 0;
      const left = lacks + (isNeeded ? 1 : 0);
      if (left > best) continue;
      if (left < best) wanted = 0;
      best = left;
      wanted |= missing | (isNeeded ? gone : 0);
    }
    return { distance: best - 1, useful: copiesIn(wanted, unseen) };
  };
};

const copiesIn = (wanted: Kinds, unseen: Sight['unseen']): number => {
  let copies = 0;
  for (let kind = 0; kind < unseen.length; kind++)
    if ((wanted & (1 << kind)) !== 0) copies += countOf(unseen, kind as Tile);
  return copies;
};

/** Of what a hand two tiles or more away needs, so much counts at each step. */
const EACH_STEP = 0.8;

/** The chance to be ready when the round is drawn. */
export const readyChance = ({ distance, useful }: Reach, draws: number, unseenTiles: number): number => {
  if (distance <= 0) return 1;
  const step = 1 - exp((-draws * useful * power(EACH_STEP, distance - 1)) / (distance * unseenTiles));
  return power(step, distance);
};

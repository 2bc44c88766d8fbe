/** The chance to draw what a pile lacks, by how many tiles the whole hand lacks. */

import type { Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { exp } from '../exact.ts';
import { PILES, pileOf, SIZES } from './aims.ts';
import type { Holding } from './holding.ts';
import type { Sight } from './sight.ts';

/** Riichi wins on the other seat's discards too: so many draws more the last missing tile is worth. */
const RON_DRAWS = 0.8;
/** The farthest hand that is still looked at. */
export const FARTHEST = 8;

/** At `lacking * PILES + pile`. */
export interface Chances {
  readonly chance: Float64Array;
  /** What is left of that chance after a discard of the kind; −1 where the discard changes nothing. */
  readonly missed: Float64Array;
  /** By what is lacking: how far the draws have room for it. */
  readonly room: Float64Array;
}

/** One table for all questions: it is read before the next one is asked. */
const TABLE: Chances = {
  chance: new Float64Array((FARTHEST + 2) * PILES),
  missed: new Float64Array((FARTHEST + 2) * PILES),
  room: new Float64Array(FARTHEST + 2),
};

/** Rows are filled for what is lacking from the nearest hand to the farthest that is looked at. */
export const chancesOf = (
  { unseen, unseenTiles }: Sight,
  holding: Holding,
  { nearest, farthest }: { readonly nearest: number; readonly farthest: number },
): Chances => {
  const { all, draws, isOpen } = holding;
  const { chance, missed, room } = TABLE;
  chance.fill(1, nearest * PILES, (farthest + 1) * PILES);
  missed.fill(-1, nearest * PILES, (farthest + 1) * PILES);
  for (let lacking = nearest; lacking <= farthest; lacking++) {
    const tries = draws * (1 + (isOpen || lacking === 0 ? 0 : RON_DRAWS / lacking));
    room[lacking] = roomFor(lacking, tries);
    for (let kind = 0; kind < unseen.length; kind++) {
      const left = countOf(unseen, kind as Tile);
      const tails = tailsOf((tries * left) / unseenTiles, left);
      const held = countOf(all, kind as Tile);
      const start = lacking * PILES + pileOf(kind, 0);
      for (let size = Math.max(held, 1); size < SIZES; size++) {
        const now = tails[size - held] as number;
        chance[start + size] = now;
        if (held > 0) missed[start + size] = now === 0 ? 0 : (tails[size - held + 1] as number) / now;
      }
    }
  }
  return TABLE;
};

/** One more than a hand can lack of a kind: the discard is drawn again. */
const TAILS = new Float64Array(SIZES + 1);

/** The chance of at least 0, 1, 2 … hits where `mean` are expected and no more than `most` can come. */
const tailsOf = (mean: number, most: number): Float64Array => {
  let term = exp(-mean);
  let tail = 1;
  for (let copies = 0; copies < TAILS.length; copies++) {
    TAILS[copies] = copies <= most ? Math.max(tail, 0) : 0;
    tail -= term;
    term *= mean / (copies + 1);
  }
  return TAILS;
};

/** Each draw brings one tile at most: the chances of single kinds together promise more than so many draws can hold. */
const roomFor = (lacking: number, tries: number): number => {
  let room = 1;
  for (let i = 1; i < lacking; i++) room *= Math.max(0, 1 - i / tries);
  return room;
};

/**
 * One decision as it is kept for training, always as many bytes: what was seen, what could be done, how likely each was, which was
 * done, and what came of it. `training/experience.py` reads the same.
 */
import type { Outlook } from '@paiju/bots';
import { MOST_CANDIDATES } from '@paiju/bots';

/** What every seat was about when it was last asked: for critics, who may know more than a player. */
export const HOPE_SIZE = 6;

export interface Attempt {
  readonly seat: number;
  /** Whether a match begins with it. */
  readonly isFirst: boolean;
  readonly outlook: Outlook;
  /** By candidate: the expert's estimate, in units of the game, and how likely it was. */
  readonly estimates: readonly number[];
  readonly chances: readonly number[];
  readonly chosen: number;
  /** Of all seats in turn from this one on. */
  readonly hopes: readonly Float32Array[];
}

export interface Sizes {
  readonly seats: number;
  readonly table: number;
  readonly row: number;
}

const HEAD = 8;

export const attemptSize = ({ seats, table, row }: Sizes): number =>
  HEAD + 4 * (2 * MOST_CANDIDATES + HOPE_SIZE * seats) + padded(table + MOST_CANDIDATES * row);

/** Every decision begins where a number of four bytes may. */
const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** `brought`: the points of the seat from here to the end of the match, in units of the game. */
export const attemptBytes = (sizes: Sizes, decision: Attempt, brought: number): Uint8Array => {
  const { seat, isFirst, outlook, estimates, chances, chosen, hopes } = decision;
  const bytes = new Uint8Array(attemptSize(sizes));
  const numbers = new DataView(bytes.buffer);
  bytes.set([outlook.rows.length, chosen, seat, isFirst ? 1 : 0]);
  numbers.setFloat32(4, brought, true);
  let at = HEAD;
  const tell = (values: Iterable<number>, places: number): void => {
    let place = at;
    for (const value of values) {
      numbers.setFloat32(place, value, true);
      place += 4;
    }
    at += 4 * places;
  };
  tell(estimates, MOST_CANDIDATES);
  tell(chances, MOST_CANDIDATES);
  for (const hope of hopes) tell(hope, HOPE_SIZE);
  const traits = new Int8Array(bytes.buffer);
  traits.set(outlook.table, at);
  for (const [place, row] of outlook.rows.entries()) traits.set(row, at + sizes.table + place * sizes.row);
  return bytes;
};

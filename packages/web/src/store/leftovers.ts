/**
 * What a page that was closed had not written yet. The database does not end its work for a page that is gone, so the page
 * leaves it where writing takes no time, and the next one puts it on the shelf.
 */
import type { GameMeta } from './shelf.ts';

export interface Leftover {
  readonly meta: GameMeta;
  /** How many lines of the record come before these. */
  readonly from: number;
  readonly lines: readonly string[];
}

const PREFIX = 'paiju.leftover.';

export const leaveBehind = (leftover: Leftover): void => {
  try {
    localStorage.setItem(PREFIX + leftover.meta.id, JSON.stringify(leftover));
  } catch {
    // Full or forbidden: what the database had no time for is lost.
  }
};

/** Under which names something was left; nothing where it is forbidden to look. */
export const namesLeft = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
};

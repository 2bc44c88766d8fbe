/** What the page knows of a game without its rules. */
import type { Outline } from '@paiju/engine';
import { isGameId, OUTLINES } from '@paiju/engine';

/** Seen through the contract alone. A name that nobody knows is a bug: it never stands for another game. */
export const outlineOf = (id: string): Outline => {
  if (!isGameId(id)) throw new RangeError(`there is no game ${JSON.stringify(id)}`);
  return OUTLINES[id];
};

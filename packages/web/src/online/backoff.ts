/** How long to wait before a connection is tried again: longer every time, and never all at once. */

const FIRST_MS = 300;
const LONGEST_MS = 5_000;

/** `tries` have failed so far. By chance between half of the time and all of it: a server that comes back is not overrun. */
export const backoff = (tries: number, chance: number): number => {
  const ms = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries);
  return Math.round(ms * (0.5 + chance / 2));
};

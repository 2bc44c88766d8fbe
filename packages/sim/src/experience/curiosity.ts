/**
 * How a student plays: mostly what it thinks best, often something that seems nearly as good, rarely anything. How likely each was
 * is kept, so that what came of it can be weighed.
 */

/** How often it is curious, and how often about anything at all. */
const CURIOUS = 0.5;
const ANYTHING = 0.04;
/** What is so much worse, in units of the game, is tried e times less often. */
const NEARLY = 0.5;
/** The best by the expert's account, of which anything is tried. */
const FIRST = 4;

export const chancesOf = (worths: readonly number[]): readonly number[] => {
  const best = worths.indexOf(Math.max(...worths));
  const near = worths.map((worth) => Math.exp((worth - (worths[best] ?? 0)) / NEARLY));
  const all = near.reduce((sum, each) => sum + each, 0);
  const first = Math.min(FIRST, worths.length);
  return near.map(
    (each, place) =>
      ((CURIOUS - ANYTHING) * each) / all +
      (place < first ? ANYTHING / first : 0) +
      (place === best ? 1 - CURIOUS : 0),
  );
};

/** `dice` is between 0 and 1. */
export const chosenBy = (chances: readonly number[], dice: number): number => {
  let left = dice;
  for (const [place, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return place;
  }
  return chances.length - 1;
};

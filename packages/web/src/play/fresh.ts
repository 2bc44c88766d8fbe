/** What of the past has not been seen or heard yet. */
import type { Happening } from './client.ts';

/**
 * What is new since a happening was heard. A film shows the step it is at. Where all is new another game was begun, or a
 * move taken back: that is no news.
 */
export const freshSince = (
  past: readonly Happening[],
  heard: number | null,
  isFilm: boolean,
): readonly Happening[] => {
  if (heard === null) return [];
  if (isFilm) return past.slice(-1).filter(({ number }) => number !== heard);
  return past[0] === undefined || past[0].number > heard ? [] : past.filter(({ number }) => number > heard);
};

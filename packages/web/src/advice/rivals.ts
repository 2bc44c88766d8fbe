/** What the best action is compared with: first whatever is as good, then the best of what is not. */
import type { Opinion } from '@paiju/bots';

/** So close are two actions that it hardly matters, as a share of what the best is worth. */
const CLOSE = 0.01;

export interface Rivals {
  /** Another action that is about as good; null where there is none. */
  readonly twin: Opinion | null;
  /** The best of those that are worse. */
  readonly worse: Opinion | null;
}

/** Opinions come best first. */
export const rivalsOf = ([best, ...others]: readonly Opinion[]): Rivals => {
  if (best === undefined) return { twin: null, worse: null };
  const isClose = ({ estimate }: Opinion): boolean =>
    best.estimate - estimate <= CLOSE * Math.abs(best.estimate);
  const [next = null] = others;
  return {
    twin: next !== null && isClose(next) ? next : null,
    worse: others.find((each) => !isClose(each)) ?? null,
  };
};

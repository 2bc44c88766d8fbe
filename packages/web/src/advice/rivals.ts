/** What the best action is compared with: first whatever is as good, then the best of what is not. */
import type { Opinion } from '@paiju/bots';
import { costOf } from '@paiju/bots';

export interface Rivals {
  /** Another action that is about as good; null where there is none. */
  readonly twin: Opinion | null;
  /** The best of those that are worse. */
  readonly worse: Opinion | null;
}

/** Opinions come best first. */
export const rivalsOf = (ruleset: string, [best, ...others]: readonly Opinion[]): Rivals => {
  if (best === undefined) return { twin: null, worse: null };
  const isClose = ({ estimate }: Opinion): boolean => costOf(ruleset, best.estimate - estimate) === null;
  const [next = null] = others;
  return {
    twin: next !== null && isClose(next) ? next : null,
    worse: others.find((each) => !isClose(each)) ?? null,
  };
};

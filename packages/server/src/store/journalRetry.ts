/** When to send a batch again. It may be sent as often as one likes: what is there already is not written twice. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_600;

/** Lost connections, restarts, conflicts, too many connections, a standby that is not yet the first. */
const PASSING = /^(08|40|53|57P|55P03|25006)/;
/** What is wrong with the values, not with the database. */
const SPOILT = /^2[123]/;

/** The code of PostgreSQL; none where it did not come so far as to answer. */
const stateOf = (error: unknown): string | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code) ? code : null;
};

export const isSpoilt = (error: unknown): boolean => SPOILT.test(stateOf(error) ?? '');

/** The work, again and again until it is done, or hopeless, or has taken too long. */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return await work();
    } catch (error) {
      const state = stateOf(error);
      const isPassing = state === null || PASSING.test(state);
      if (!isPassing || performance.now() - began > PATIENCE_MS) throw error;
      await sleep(pause);
    }
}

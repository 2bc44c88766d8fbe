/**
 * Tries at one name are slowed by all processes together: the first four are free, then each failure doubles the wait, up
 * to a quarter of an hour. Whether somebody has the name makes no difference.
 */

import type { Database } from '../store/database.ts';
import { hashOf } from '../store/tokens.ts';

const FREE = 4;
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 900;
/** Who has not failed for so long begins anew. */
const FORGOTTEN_H = 24;

/** Counts before the try and not after it: of many at once not one is for nothing. */
const TRY = `
INSERT INTO throttle AS t (key, failures, opens_at) VALUES ($1, 1, now())
ON CONFLICT (key) DO UPDATE SET
  failures = CASE WHEN t.opens_at < now() - interval '${FORGOTTEN_H} hours' THEN 1 ELSE t.failures + 1 END,
  opens_at = now() + make_interval(secs => CASE WHEN t.failures < ${FREE} OR t.opens_at < now() - interval '${FORGOTTEN_H} hours'
    THEN 0 ELSE least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * power(2, least(t.failures - ${FREE}, 10))) END)
WHERE t.opens_at <= now() RETURNING failures`;

export class Throttle {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  /** Whether it may be tried now. It counts as a failure until it is forgiven. */
  async mayTry(what: string): Promise<boolean> {
    return (await this.#query(TRY, [hashOf(what)])).length > 0;
  }

  async forgive(what: string): Promise<void> {
    await this.#query('DELETE FROM throttle WHERE key = $1', [hashOf(what)]);
  }
}

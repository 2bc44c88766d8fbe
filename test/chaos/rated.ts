/** Whether every match that is over was written down, and every one that counts rated, exactly once. */
import { ALL_LADDERS } from '@paiju/protocol';
import { Clerk } from '../../packages/server/src/ratings/clerk.ts';
import { recompute } from '../../packages/server/src/ratings/recompute.ts';
import type { Store } from '../../packages/server/src/store/store.ts';

export interface RatedOnce {
  readonly breaks: readonly string[];
  readonly rated: number;
}

interface Found {
  readonly played: number;
  readonly reckoned: number;
  readonly rated: number;
  readonly seats: number;
  readonly standing: number;
}

/** What stands in `played` has to stand in `reckoned`; what counts once in `turn`, and once in the standing of each who played. */
const FOUND = `
SELECT (SELECT count(*)::int FROM played) AS played,
  (SELECT count(*)::int FROM reckoned) AS reckoned,
  (SELECT count(turn)::int FROM reckoned) AS rated,
  (SELECT count(*)::int FROM reckoned_seat WHERE mean IS NOT NULL) AS seats,
  (SELECT coalesce(sum(matches), 0)::int FROM standing) AS standing`;

const COUNTS = `
SELECT count(*)::int AS counts FROM played p JOIN sitting s ON s.id = p.sitting
WHERE s.summary -> 'terms' ->> 'rated' = 'true'`;

/** What the processes did not come to is done now, as by the next one that starts. */
export const ratedOnce = async (store: Store): Promise<RatedOnce> => {
  await new Clerk(store).reckonAll();
  const [found] = await store.database.query<Found>(FOUND);
  const [of] = await store.database.query<{ counts: number }>(COUNTS);
  const { played = -1, reckoned = 0, rated = 0, seats = 0, standing = 0 } = found ?? {};
  const breaks: string[] = [];
  if (played !== reckoned) breaks.push(`${played} matches are over, ${reckoned} were written down`);
  if (of?.counts !== rated) breaks.push(`${of?.counts} matches count, ${rated} were rated`);
  if (seats !== standing) breaks.push(`${seats} seats were rated, people stand at ${standing}`);
  const again = await recompute(store, { write: false });
  for (const { ladder, matches, read, ended, strengths, standings } of again)
    if (read !== matches || ended.length + strengths + standings > 0)
      breaks.push(
        `${ladder} reckoned anew differs: ${ended.length} ends, ${strengths} seats, ${standings} people`,
      );
  if (again.length !== ALL_LADDERS.length) breaks.push('a ladder is missing');
  return { breaks, rated };
};

/** What is kept of how people keep to rated matches: a row for each person and match. */
import type { Database } from '../store/database.ts';
import type { Measured } from './measure.ts';
import type { Mark } from './rule.ts';
import { VERDICTS, verdictOf } from './rule.ts';

/** Whoever has been judged so often is judged by the last of them. */
const MOST_MARKS = 200;
const FOUND_AT_ONCE = 100;
/** A match may rest for longer. */
const LONGEST_MS = 86_400_000;

/**
 * One match, all of it: what is there already stays as it is, and who came back is no longer said to have left. Those who have
 * gone for good are not written about.
 */
const KEEP = `
WITH given AS (
  SELECT g.* FROM jsonb_to_recordset($4::jsonb) AS
    g(guest uuid, verdict text, decisions int, "byClock" int, "byStandIn" int, "awayMs" int)
  JOIN guest ON guest.id = g.guest
), others AS (
  DELETE FROM conduct_mark WHERE sitting = $1 AND number = $2 AND NOT is_final
    AND guest NOT IN (SELECT guest FROM given)
)
INSERT INTO conduct_mark AS m (sitting, number, guest, verdict, is_final, decisions, by_clock, by_stand_in, away_ms)
SELECT $1, $2, guest, verdict, $3, decisions, "byClock", "byStandIn", "awayMs" FROM given
ON CONFLICT (sitting, number, guest) DO UPDATE SET
  verdict = EXCLUDED.verdict, is_final = EXCLUDED.is_final, decisions = EXCLUDED.decisions,
  by_clock = EXCLUDED.by_clock, by_stand_in = EXCLUDED.by_stand_in, away_ms = EXCLUDED.away_ms,
  at = CASE WHEN m.verdict = EXCLUDED.verdict THEN m.at ELSE EXCLUDED.at END
WHERE NOT m.is_final`;

const LATEST = `
SELECT verdict, extract(epoch FROM at) * 1000 AS at FROM conduct_mark WHERE guest = $1
ORDER BY at DESC, number DESC LIMIT ${MOST_MARKS}`;

/** Rated matches of the last day that are over and that nobody has looked at: whoever played them to the end was killed. */
const FORGOTTEN = `
SELECT p.sitting, p.number FROM played p JOIN sitting s ON s.id = p.sitting
WHERE p.ended_at > now() - interval '1 day' AND s.summary -> 'terms' ->> 'rated' = 'true'
  AND NOT EXISTS (SELECT FROM conduct_mark m WHERE m.sitting = p.sitting AND m.number = p.number AND m.is_final)
  AND EXISTS (SELECT FROM guest g WHERE g.id = ANY (p.guests))
ORDER BY p.ended_at LIMIT ${FOUND_AT_ONCE}`;

export interface MatchPlace {
  readonly sitting: string;
  readonly number: number;
}

export class Marks {
  readonly #database: Pick<Database, 'query'>;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  async keep(
    { sitting, number }: MatchPlace,
    isFinal: boolean,
    measured: readonly Measured[],
  ): Promise<void> {
    const rows = measured.map((one) => ({
      ...one,
      awayMs: Math.min(one.awayMs, LONGEST_MS),
      verdict: verdictOf(one),
    }));
    await this.#database.query(KEEP, [sitting, number, isFinal, JSON.stringify(rows)]);
  }

  /** In the order of time. */
  async of(guest: string): Promise<readonly Mark[]> {
    const rows = await this.#database.query<{ verdict: string; at: string }>(LATEST, [guest]);
    return rows.toReversed().flatMap(({ verdict: name, at }) => {
      const verdict = VERDICTS.find((known) => known === name);
      return verdict === undefined ? [] : [{ verdict, at: Math.round(Number(at)) }];
    });
  }

  async forgotten(): Promise<readonly MatchPlace[]> {
    return this.#database.query<MatchPlace>(FORGOTTEN);
  }
}

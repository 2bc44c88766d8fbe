/** What the clerk asks of the database. Each of them is done as a whole or not at all. */

/** Matches that nobody has reckoned yet, the oldest first. */
export const WAITING = `
SELECT sitting, number, ended_at AS "endedAt" FROM played WHERE NOT is_reckoned ORDER BY ended_at, sitting, number LIMIT $1`;

export const IS_RECKONED = 'SELECT 1 FROM reckoned WHERE sitting = $1 AND number = $2';

export const FIRST_OF_LADDER = 'INSERT INTO ladder (name) VALUES ($1) ON CONFLICT DO NOTHING';
export const LADDER = 'SELECT matches, revision FROM ladder WHERE name = $1';

/** Those of these people who are still there, and who they are in ratings. */
export const COMPETITORS = `
SELECT w.guest, g.id IS NOT NULL AS "isThere", c.id FROM unnest($1::uuid[]) AS w(guest)
LEFT JOIN guest g ON g.id = w.guest LEFT JOIN competitor c ON c.guest = w.guest`;

export const STANDINGS = `
SELECT competitor, mean, deviation, matches FROM standing WHERE ladder = $1 AND competitor = ANY($2::uuid[])`;

/**
 * A match is written down with everything that comes of it. Where it counts, the row of its ladder has to be as it was when
 * the strengths were read: of two who reckon at the same time one is refused, and begins anew. A match that was written down
 * already, or a person who is gone since, refuses it too.
 */
const written = (fence: string): string => `
WITH fence AS (${fence}), named AS (
  INSERT INTO competitor (id, guest)
  SELECT c.id, c.guest FROM jsonb_to_recordset($2::jsonb) AS c(id uuid, guest uuid), fence
), kept AS (
  INSERT INTO reckoned (sitting, number, game, preset, ended_at, ladder, turn)
  SELECT m.sitting, m.number, m.game, m.preset, m."endedAt", m.ladder, fence.turn
  FROM jsonb_to_record($1::jsonb)
    AS m(sitting uuid, number int, game text, preset text, "endedAt" timestamptz, ladder text), fence
), seated AS (
  INSERT INTO reckoned_seat (sitting, number, seat, competitor, level, place, points, facts, mean, deviation)
  SELECT s.sitting, s.number, s.seat, s.competitor, s.level, s.place, s.points, s.facts, s.mean, s.deviation
  FROM jsonb_to_recordset($3::jsonb)
    AS s(sitting uuid, number int, seat int, competitor uuid, level text, place int, points int, facts jsonb,
         mean float8, deviation float8), fence
), stands AS (
  INSERT INTO standing (ladder, competitor, mean, deviation, matches)
  SELECT m.ladder, s.competitor, s.mean, s.deviation, 1
  FROM jsonb_to_record($1::jsonb) AS m(ladder text),
    jsonb_to_recordset($3::jsonb) AS s(competitor uuid, mean float8, deviation float8), fence
  WHERE s.competitor IS NOT NULL AND s.mean IS NOT NULL
  ON CONFLICT (ladder, competitor) DO UPDATE
    SET mean = excluded.mean, deviation = excluded.deviation, matches = standing.matches + 1
), done AS (
  UPDATE played p SET is_reckoned = true
  FROM jsonb_to_record($1::jsonb) AS m(sitting uuid, number int), fence
  WHERE p.sitting = m.sitting AND p.number = m.number
)
SELECT turn FROM fence`;

export const WRITE_PLAIN = written('SELECT NULL::int AS turn');
export const WRITE_RATED = written(
  'UPDATE ladder SET matches = matches + 1 WHERE name = $4 AND matches = $5 AND revision = $6 RETURNING matches AS turn',
);

/** The fence: who has been superseded writes nothing, however late its statement comes. */

/**
 * The rows of the sittings are locked first, in one order for all processes, and looked at as they are once the lock is
 * held: a claim (`UPDATE … SET epoch = epoch + 1`) that came before has changed the epoch, and the run is not kept; one
 * that comes after waits for this statement, and reads what it wrote. Gives the sittings whose runs were kept.
 */
export const APPEND = `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS g(sitting uuid, epoch int, first int, last int, phase text, summary jsonb, ended boolean)
), held AS (
  SELECT s.id FROM sitting s JOIN given g ON g.sitting = s.id
  WHERE s.epoch = g.epoch AND s.entries = g.first - 1
  ORDER BY s.id FOR UPDATE OF s
), kept AS (
  UPDATE sitting s SET
    entries = g.last,
    phase = coalesce(g.phase, s.phase),
    summary = coalesce(g.summary, s.summary),
    ended_at = CASE WHEN g.ended THEN now() ELSE s.ended_at END
  FROM given g JOIN held ON held.id = g.sitting
  WHERE s.id = g.sitting AND s.epoch = g.epoch AND s.entries = g.first - 1
  RETURNING s.id, s.game
), written AS (
  INSERT INTO entry (sitting, n, body)
  SELECT l.sitting, l.n, l.body FROM jsonb_to_recordset($2::jsonb) AS l(sitting uuid, n int, body jsonb)
  JOIN kept ON kept.id = l.sitting
), finished AS (
  INSERT INTO played (sitting, number, game, guests, first_entry, last_entry)
  SELECT p.sitting, p.number, kept.game, p.guests, p."firstEntry", p.last
  FROM jsonb_to_recordset($3::jsonb)
    AS p(sitting uuid, number int, guests uuid[], "firstEntry" int, last int)
  JOIN kept ON kept.id = p.sitting
)
SELECT id FROM kept`;

/** How the sitting of each line stands, and whether the line is there. */
export const FOUND = `
SELECT s.epoch, s.entries, coalesce(e.body = l.body, false) AS is_there
FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (sitting uuid, n int, body jsonb)) WITH ORDINALITY
  AS l(sitting, n, body, place)
LEFT JOIN sitting s ON s.id = l.sitting
LEFT JOIN entry e ON e.sitting = l.sitting AND e.n = l.n
ORDER BY l.place`;

/** What an operator looks at: people, what was reported, and what operators have done. */
import type { Database } from '../store/database.ts';

/** By the whole id, a part of the name, or the code of a table that they have sat at. */
const PEOPLE = `
SELECT g.id, g.name, g.created_at AS "createdAt", g.seen_at AS "seenAt", s.guest IS NOT NULL AS "isSuspended",
  s.until AS "suspendedUntil",
  (SELECT count(*)::int FROM played p WHERE p.guests @> ARRAY[g.id]) AS matches,
  (SELECT count(*)::int FROM report r WHERE r.reported = g.id) AS reports
FROM guest g LEFT JOIN suspension s ON s.guest = g.id AND (s.until IS NULL OR s.until > now())
WHERE g.id::text = lower($1) OR position(lower($1) IN lower(g.name)) > 0 OR g.id::text IN (
  SELECT jsonb_path_query(e.body, '$.**.guest') #>> '{}' FROM entry e JOIN sitting t ON t.id = e.sitting
  WHERE (t.join_code = upper($1) OR t.watch_code = upper($1)) AND e.body ->> 'type' IN ('opened', 'chairs'))
ORDER BY g.seen_at DESC, g.id LIMIT $2`;

const REPORTS = `
SELECT r.id, r.at, r.reason, r.reporter, a.name AS "reporterName", r.reported, b.name AS "reportedName",
  s.join_code AS code, r.number AS match, r.closed_at AS "closedAt"
FROM report r JOIN guest b ON b.id = r.reported LEFT JOIN guest a ON a.id = r.reporter
JOIN sitting s ON s.id = r.sitting
WHERE $1 OR r.closed_at IS NULL ORDER BY r.id DESC LIMIT $2`;

const LOG = `
SELECT id, at, who, what, guest, why, detail FROM operator_log
WHERE $1::uuid IS NULL OR guest = $1 ORDER BY id DESC LIMIT $2`;

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly isSuspended: boolean;
  /** Null until an operator says otherwise, or where they are not suspended. */
  readonly suspendedUntil: Date | null;
  readonly matches: number;
  readonly reports: number;
}

export interface FoundReport {
  readonly id: number;
  readonly at: Date;
  readonly reason: string;
  /** Null once they have gone. */
  readonly reporter: string | null;
  readonly reporterName: string | null;
  readonly reported: string;
  readonly reportedName: string;
  /** Of the table, and the match there. */
  readonly code: string;
  readonly match: number;
  readonly closedAt: Date | null;
}

export interface LoggedDeed {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly what: string;
  readonly guest: string | null;
  readonly why: string;
  readonly detail: object;
}

export class Looks {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  people(text: string, most: number): Promise<readonly FoundPerson[]> {
    return this.#query<FoundPerson>(PEOPLE, [text, most]);
  }

  /** The newest first; open ones unless all are wanted. */
  reports(isAll: boolean, most: number): Promise<readonly FoundReport[]> {
    return this.#query<FoundReport>(REPORTS, [isAll, most]);
  }

  /** Of one person, or of all. */
  log(guest: string | null, most: number): Promise<readonly LoggedDeed[]> {
    return this.#query<LoggedDeed>(LOG, [guest, most]);
  }

  /** Where the match of a report stands; null where there is no such report. */
  async matchOf(report: number): Promise<{ readonly sitting: string; readonly number: number } | null> {
    const text = 'SELECT sitting, number FROM report WHERE id = $1';
    return (await this.#query<{ sitting: string; number: number }>(text, [report]))[0] ?? null;
  }
}

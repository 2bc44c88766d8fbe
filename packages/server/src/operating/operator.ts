/** What an operator does to people, each time with a line in the log that is written in the same statement. */
import type { Database } from '../store/database.ts';
import { SUSPENDED } from '../store/member.ts';

/** Who does it, and why. */
export interface Deed {
  /** The name of the operating system's user. */
  readonly who: string;
  readonly why: string;
}

const LOGGED = `INSERT INTO operator_log (who, why, what, guest, detail)`;

const RENAME = `
WITH was AS (SELECT id, name FROM guest WHERE id = $3),
  done AS (UPDATE guest SET name = $4 WHERE id = $3 RETURNING id)
${LOGGED} SELECT $1, $2, 'rename', id, jsonb_build_object('from', name, 'to', $4::text) FROM was RETURNING id`;

/** Whoever is there is sent away: the notice comes when the row is there. */
const SUSPEND = `
WITH done AS (
  INSERT INTO suspension (guest, until) SELECT id, $4::timestamptz FROM guest WHERE id = $3
  ON CONFLICT (guest) DO UPDATE SET until = EXCLUDED.until, at = now() RETURNING guest, until
), log AS (${LOGGED} SELECT $1, $2, 'suspend', guest, jsonb_build_object('until', until) FROM done)
SELECT pg_notify('${SUSPENDED}', json_build_object('guest', guest,
  'until', round(extract(epoch FROM until) * 1000)::bigint)::text) FROM done`;

const UNSUSPEND = `
WITH done AS (DELETE FROM suspension WHERE guest = $3 RETURNING guest)
${LOGGED} SELECT $1, $2, 'unsuspend', guest, '{}'::jsonb FROM done RETURNING id`;

/** The log keeps no name of whoever has gone. */
const DELETE = `
WITH done AS (DELETE FROM guest WHERE id = $3 RETURNING id),
  farewell AS (INSERT INTO farewell (guest) SELECT id FROM done ON CONFLICT DO NOTHING),
  forgotten AS (UPDATE operator_log SET detail = '{}'::jsonb WHERE guest IN (SELECT id FROM done))
${LOGGED} SELECT $1, $2, 'delete', id, '{}'::jsonb FROM done RETURNING id`;

const CLOSE = `
WITH done AS (UPDATE report SET closed_at = now() WHERE id = $3 AND closed_at IS NULL RETURNING id, reported)
${LOGGED} SELECT $1, $2, 'close-report', reported, jsonb_build_object('report', id) FROM done RETURNING id`;

export class Operator {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  /** Each is false where there is nobody of that id, or nothing to be done. */
  async rename({ who, why }: Deed, guest: string, name: string): Promise<boolean> {
    return this.#does(RENAME, [who, why, guest, name]);
  }

  /** Until then; null: until somebody says otherwise. */
  async suspend({ who, why }: Deed, guest: string, until: Date | null): Promise<boolean> {
    return this.#does(SUSPEND, [who, why, guest, until?.toISOString() ?? null]);
  }

  async unsuspend({ who, why }: Deed, guest: string): Promise<boolean> {
    return this.#does(UNSUSPEND, [who, why, guest]);
  }

  /** With everything that hangs on them. */
  async delete({ who, why }: Deed, guest: string): Promise<boolean> {
    return this.#does(DELETE, [who, why, guest]);
  }

  async closeReport({ who, why }: Deed, report: number): Promise<boolean> {
    return this.#does(CLOSE, [who, why, report]);
  }

  async #does(statement: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.#query(statement, values)).length > 0;
  }
}

/** What people tell the operators about each other, each with the match it was at. */
import type { ReportReason } from '@paiju/protocol';
import type { Database } from '../store/database.ts';

/** Of one person in a day. */
const MOST_A_DAY = 10;

/** The same again is the same report. */
const ADD = `
WITH same AS (
  SELECT id FROM report WHERE reporter = $1 AND reported = $2 AND sitting = $3 AND number = $4
), made AS (
  INSERT INTO report (reporter, reported, sitting, number, reason)
  SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT FROM same)
    AND (SELECT count(*) FROM report WHERE reporter = $1 AND at > now() - interval '1 day') < ${MOST_A_DAY}
  RETURNING id
)
SELECT id FROM same UNION ALL SELECT id FROM made`;

export interface NewReport {
  readonly by: string;
  readonly whom: string;
  readonly reason: ReportReason;
  readonly sitting: string;
  /** Of the match; 0 before the first. */
  readonly number: number;
}

export class Reports {
  readonly #database: Pick<Database, 'query'>;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  /** False where that is too much for a day. */
  async add({ by, whom, reason, sitting, number }: NewReport): Promise<boolean> {
    return (await this.#database.query(ADD, [by, whom, sitting, number, reason])).length > 0;
  }
}

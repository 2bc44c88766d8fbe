/** The deal of each day and who has played it. The day is the database's, by UTC, and its seed is drawn by whoever asks first. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { BySeat, GameId } from '@paiju/engine';
import type { TableCard } from '@paiju/protocol';
import { newCodes } from './codes.ts';
import type { Database } from './database.ts';

/** Of one game on one day. */
export interface Deal {
  readonly day: string;
  readonly game: GameId;
}

export interface NewTry extends Deal {
  readonly guest: string;
  readonly summary: TableCard;
  /** The first entry. */
  readonly body: object;
}

export interface Try extends Deal {
  readonly guest: string;
  readonly name: string;
  readonly sitting: string | null;
  readonly joinCode: string | null;
  /** Null until it is over, and has been counted. */
  readonly points: BySeat<number> | null;
}

export interface BotTry {
  readonly level: string;
  readonly points: BySeat<number>;
}

/** Of several tries at the same moment one is kept, and has the table. */
const BEGIN = `
WITH tried AS (
  INSERT INTO daily_try (day, game, guest, sitting) VALUES ($1::date, $2, $3::uuid, $4::uuid)
  ON CONFLICT DO NOTHING RETURNING sitting
), made AS (
  INSERT INTO sitting (id, join_code, watch_code, game, is_listed, owner, epoch, entries, phase, summary)
  SELECT sitting, $5, $6, $2, false, NULL, 1, 1, 'waiting', $7::jsonb FROM tried RETURNING id
)
INSERT INTO entry (sitting, n, body) SELECT id, 1, $8::jsonb FROM made`;

const TRY = `SELECT d.day::text, d.game, d.guest, g.name, d.sitting, s.join_code AS "joinCode", d.points
FROM daily_try d JOIN guest g ON g.id = d.guest LEFT JOIN sitting s ON s.id = d.sitting`;

export class DailyDeals {
  readonly #database: Pick<Database, 'query'>;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  async today(): Promise<string> {
    const [row] = await this.#database.query<{ day: string }>(
      `SELECT (now() AT TIME ZONE 'utc')::date::text AS day`,
    );
    return row?.day ?? '';
  }

  async seedOf({ day, game }: Deal): Promise<string> {
    const drawn = randomBytes(32).toString('hex');
    await this.#database.query(
      'INSERT INTO daily_deal (day, game, seed) VALUES ($1::date, $2, $3) ON CONFLICT DO NOTHING',
      [day, game, drawn],
    );
    const [row] = await this.#database.query<{ seed: string }>(
      'SELECT seed FROM daily_deal WHERE day = $1::date AND game = $2',
      [day, game],
    );
    return row?.seed ?? drawn;
  }

  /** The only try of somebody: this one, or the one they have begun before. */
  async begin({ day, game, guest, summary, body }: NewTry): Promise<Try> {
    const { joinCode, watchCode } = newCodes();
    const given = [day, game, guest, randomUUID(), joinCode, watchCode];
    await this.#database.query(BEGIN, [...given, JSON.stringify(summary), JSON.stringify(body)]);
    const begun = await this.find({ day, game }, guest);
    if (begun === null) throw new Error('a try that was begun is not there');
    return begun;
  }

  async find({ day, game }: Deal, guest: string): Promise<Try | null> {
    const [found] = await this.#database.query<Try>(
      `${TRY} WHERE d.day = $1::date AND d.game = $2 AND d.guest = $3`,
      [day, game, guest],
    );
    return found ?? null;
  }

  /** Those whose match is over and that have not been counted. */
  uncounted({ day, game }: Deal): Promise<readonly Try[]> {
    return this.#database.query<Try>(
      `${TRY} JOIN played p ON p.sitting = d.sitting AND p.number = 1
       WHERE d.day = $1::date AND d.game = $2 AND d.points IS NULL`,
      [day, game],
    );
  }

  async count({ day, game, guest }: Try, points: BySeat<number>): Promise<void> {
    await this.#database.query(
      `UPDATE daily_try SET points = $4::jsonb WHERE day = $1::date AND game = $2 AND guest = $3 AND points IS NULL`,
      [day, game, guest, JSON.stringify(points)],
    );
  }

  /** The best first: by their own points. */
  best({ day, game }: Deal, most: number): Promise<readonly Try[]> {
    return this.#database.query<Try>(
      `${TRY} WHERE d.day = $1::date AND d.game = $2 AND d.points IS NOT NULL
       ORDER BY (d.points ->> 0)::int DESC, g.name LIMIT $3`,
      [day, game, most],
    );
  }

  async counted({ day, game }: Deal): Promise<number> {
    const [row] = await this.#database.query<{ people: number }>(
      `SELECT count(*)::int AS people FROM daily_try WHERE day = $1::date AND game = $2 AND points IS NOT NULL`,
      [day, game],
    );
    return row?.people ?? 0;
  }

  bots({ day, game }: Deal): Promise<readonly BotTry[]> {
    return this.#database.query<BotTry>(
      'SELECT level, points FROM daily_bot WHERE day = $1::date AND game = $2',
      [day, game],
    );
  }

  async addBot({ day, game }: Deal, { level, points }: BotTry): Promise<void> {
    await this.#database.query(
      'INSERT INTO daily_bot (day, game, level, points) VALUES ($1::date, $2, $3, $4::jsonb) ON CONFLICT DO NOTHING',
      [day, game, level, JSON.stringify(points)],
    );
  }
}

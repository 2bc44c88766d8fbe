/**
 * Who looks for a quick match, in one queue for all processes. Its clock is the database's. Whoever makes a table of some of
 * them takes their rows, or none: two processes that mean the same person never both succeed.
 */
import { randomUUID } from 'node:crypto';
import type { GameId } from '@paiju/engine';
import type { TableCard } from '@paiju/protocol';
import { newCodes } from './codes.ts';
import type { Database } from './database.ts';

/** Whose page was not heard of for so long is not waited for; a page that comes back goes on waiting where it was. */
const PRESENT = `seen_at > now() - interval '10 seconds'`;
const GONE = `seen_at < now() - interval '2 minutes'`;

/** A match that runs, or is about to begin: one to which nobody has come for a minute is none. */
const IS_OPEN = `coalesce(t.ended_at IS NULL AND
  (t.phase = 'playing' OR (t.phase = 'waiting' AND t.created_at > now() - interval '1 minute')), false)`;

const WAITED_MS = '(extract(epoch FROM now() - s.since) * 1000)::float8 AS "waitedMs"';

export interface Seeking {
  readonly game: GameId;
  readonly preset: string;
  readonly patienceMs: number;
  readonly mean: number;
  readonly deviation: number;
}

export interface Waiting extends Seeking {
  readonly guest: string;
  readonly name: string;
  readonly face: string | null;
  readonly waitedMs: number;
}

/** Where somebody stands. */
export interface Standing extends Pick<Seeking, 'game' | 'preset' | 'patienceMs'> {
  readonly guest: string;
  readonly waitedMs: number;
  /** The table that was found. */
  readonly sitting: string | null;
  readonly joinCode: string | null;
  /** Whether its match may still be gone to. */
  readonly isOpen: boolean;
}

/** A table for some of those who wait. */
export interface NewParty {
  readonly guests: readonly string[];
  readonly game: GameId;
  readonly preset: string;
  readonly summary: TableCard;
  /** The first entry. */
  readonly body: object;
}

const SEEK = `
INSERT INTO seeker AS s (guest, game, preset, mean, deviation, patience_ms)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (guest) DO UPDATE SET
  since = CASE WHEN s.sitting IS NULL AND s.game = excluded.game AND s.preset = excluded.preset AND NOT s.${GONE}
    THEN s.since ELSE now() END,
  game = excluded.game, preset = excluded.preset, mean = excluded.mean, deviation = excluded.deviation,
  patience_ms = excluded.patience_ms, seen_at = now(), sitting = NULL
WHERE s.sitting IS NULL OR s.sitting = $7::uuid`;

const STANDINGS = `
SELECT s.guest, s.game, s.preset, s.patience_ms AS "patienceMs", ${WAITED_MS}, s.sitting, t.join_code AS "joinCode",
  ${IS_OPEN} AS "isOpen"
FROM seeker s LEFT JOIN sitting t ON t.id = s.sitting WHERE s.guest = ANY($1::uuid[])`;

const WAITING = `
SELECT s.guest, g.name, g.face, s.game, s.preset, s.mean, s.deviation, s.patience_ms AS "patienceMs", ${WAITED_MS}
FROM seeker s JOIN guest g ON g.id = s.guest WHERE s.sitting IS NULL AND s.${PRESENT} ORDER BY s.since LIMIT 5000`;

/** Whoever is held by another process just now, has left or wants something else: then nothing happens at all. */
const SEAT = `
WITH held AS (
  SELECT guest FROM seeker WHERE guest = ANY($1::uuid[]) AND sitting IS NULL AND game = $5 AND preset = $8
  FOR UPDATE SKIP LOCKED
), made AS (
  INSERT INTO sitting (id, join_code, watch_code, game, is_listed, owner, epoch, entries, phase, summary)
  SELECT $2::uuid, $3, $4, $5, false, NULL, 1, 1, 'waiting', $6::jsonb
  WHERE (SELECT count(*) FROM held) = cardinality($1::uuid[])
  ON CONFLICT DO NOTHING RETURNING id
), first AS (
  INSERT INTO entry (sitting, n, body) SELECT id, 1, $7::jsonb FROM made
)
UPDATE seeker s SET sitting = made.id FROM made, held WHERE s.guest = held.guest RETURNING s.guest`;

export class Seekers {
  readonly #database: Pick<Database, 'query'>;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  /** Waits from now on, or goes on waiting. Whoever has a table keeps it, unless it is the one that is over. */
  async seek(guest: string, wish: Seeking, over: string | null): Promise<void> {
    const { game, preset, mean, deviation, patienceMs } = wish;
    await this.#database.query(SEEK, [guest, game, preset, mean, deviation, patienceMs, over]);
  }

  /** Waits no more. Whoever has a table by now keeps it. */
  async cancel(guest: string): Promise<void> {
    await this.#database.query('DELETE FROM seeker WHERE guest = $1 AND sitting IS NULL', [guest]);
  }

  /** Pages of these are there. */
  async touch(guests: readonly string[]): Promise<void> {
    await this.#database.query(
      `UPDATE seeker SET seen_at = now() WHERE guest IN (
         SELECT guest FROM seeker WHERE guest = ANY($1::uuid[]) AND sitting IS NULL FOR UPDATE SKIP LOCKED)`,
      [guests],
    );
  }

  standings(guests: readonly string[]): Promise<readonly Standing[]> {
    return this.#database.query<Standing>(STANDINGS, [guests], 'standings');
  }

  /** Everybody who waits and is there, the longest first. */
  waiting(): Promise<readonly Waiting[]> {
    return this.#database.query<Waiting>(WAITING, [], 'waiting');
  }

  /** All of them have the table, or none has: then somebody else was faster. */
  async seat({ guests, game, preset, summary, body }: NewParty): Promise<boolean> {
    const { joinCode, watchCode } = newCodes();
    const given = [randomUUID(), joinCode, watchCode, game, JSON.stringify(summary), JSON.stringify(body)];
    const seated = await this.#database.query(SEAT, [guests, ...given, preset]);
    return seated.length > 0;
  }

  /** Forgets those who have not been here for long. */
  async tidy(): Promise<void> {
    await this.#database.query(`DELETE FROM seeker WHERE sitting IS NULL AND ${GONE}`);
  }
}

/** Where somebody is signed in. A device that is signed out is so at once, at every process: its sockets are closed. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { SIGNED_OUT } from '../store/member.ts';

export interface Device {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Nobody has so many; whoever signs in once more is signed out where they were longest ago. */
const MOST = 20;

/** The ones that go take the token of the version before with them. */
const OUT = `
old AS (UPDATE guest SET token_hash = NULL WHERE id = $1 AND token_hash IN (SELECT token_hash FROM gone))
SELECT pg_notify('${SIGNED_OUT}', id::text) FROM gone`;

const ONE = `WITH gone AS (DELETE FROM device WHERE guest = $1 AND id = $2 RETURNING id, token_hash), ${OUT}`;
const OTHERS = `WITH gone AS (DELETE FROM device WHERE guest = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id, token_hash), ${OUT}`;
const OLDEST = `
WITH gone AS (DELETE FROM device WHERE guest = $1 AND id IN (
  SELECT id FROM device WHERE guest = $1 ORDER BY seen_at DESC OFFSET ${MOST}) RETURNING id, token_hash), ${OUT}`;

export class Devices {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  /** A new one, by the hash of a token that nobody has had before. */
  async add(guest: string, tokenHash: string, kind: string): Promise<void> {
    const row = [randomUUID(), guest, tokenHash, kind];
    await this.#query('INSERT INTO device (id, guest, token_hash, kind) VALUES ($1, $2, $3, $4)', row);
    await this.#query(OLDEST, [guest]);
  }

  /** The one used last comes first. */
  async of(guest: string): Promise<readonly Device[]> {
    return this.#query<Device>(
      `SELECT id, kind, created_at AS "createdAt", seen_at AS "seenAt" FROM device WHERE guest = $1 ORDER BY seen_at DESC, id`,
      [guest],
    );
  }

  /** False where it is none of theirs. */
  async signOut(guest: string, device: string): Promise<boolean> {
    return (await this.#query(ONE, [guest, device])).length > 0;
  }

  /** Of all but this one; of all where nothing is said. */
  async signOutOthers(guest: string, but: string | null = null): Promise<void> {
    await this.#query(OTHERS, [guest, but]);
  }
}

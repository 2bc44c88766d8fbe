/** People, each known by a token on every device they are signed in on, of which only the hash comes here. */
import { randomUUID } from 'node:crypto';
import type { GuestWish } from '@paiju/protocol';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { guest } from './schema.ts';

export type Guest = typeof guest.$inferSelect;

/** Somebody, and where they are just now. */
export interface Known extends GuestWish {
  readonly id: string;
  readonly device: string;
  readonly tokenHash: string;
  readonly seenAt: Date;
}

const FIND = `
SELECT g.id, g.name, g.face, d.id AS device, d.token_hash AS "tokenHash", d.seen_at AS "seenAt"
  FROM device d JOIN guest g ON g.id = d.guest WHERE d.token_hash = $1`;

/** Whom a process of the version before has met has no device yet. Whoever signs out of it loses the token here too. */
const ADOPT = `
INSERT INTO device (id, guest, token_hash, created_at)
  SELECT $2, id, token_hash, created_at FROM guest WHERE token_hash = $1
  ON CONFLICT DO NOTHING RETURNING id`;

const CREATE = `
WITH made AS (INSERT INTO guest (id, token_hash, name, face) VALUES ($1, $2, $3, $4) RETURNING id)
INSERT INTO device (id, guest, token_hash, kind) SELECT $5, id, $2, $6 FROM made`;

const SEEN = `
WITH here AS (UPDATE device SET seen_at = now() WHERE id = $2)
UPDATE guest SET seen_at = now() WHERE id = $1`;

export class Guests {
  readonly #database: Pick<Database, 'orm' | 'query'>;

  constructor(database: Pick<Database, 'orm' | 'query'>) {
    this.#database = database;
  }

  /** With their first device, and what kind of one it is. */
  async create({ name, face }: GuestWish, tokenHash: string, kind = ''): Promise<string> {
    const id = randomUUID();
    await this.#database.query(CREATE, [id, tokenHash, name, face, randomUUID(), kind]);
    return id;
  }

  async find(id: string): Promise<Guest | null> {
    return (await this.#database.orm.select().from(guest).where(eq(guest.id, id)))[0] ?? null;
  }

  async findByToken(tokenHash: string): Promise<Known | null> {
    const find = async (): Promise<Known | undefined> =>
      (await this.#database.query<Known>(FIND, [tokenHash], 'guest-of-token'))[0];
    const found = await find();
    if (found !== undefined) return found;
    const adopted = await this.#database.query(ADOPT, [tokenHash, randomUUID()], 'guest-of-before');
    return adopted.length === 0 ? null : ((await find()) ?? null);
  }

  /** Null where there is nobody of that id. */
  async rename(id: string, { name, face }: GuestWish): Promise<Guest | null> {
    const changed = this.#database.orm.update(guest).set({ name, face }).where(eq(guest.id, id));
    return (await changed.returning())[0] ?? null;
  }

  /** Was here just now. */
  async touch({ id, device }: Pick<Known, 'id' | 'device'>): Promise<void> {
    await this.#database.query(SEEN, [id, device]);
  }
}

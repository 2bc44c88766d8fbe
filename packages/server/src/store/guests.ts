/** People as they are known by the token on their device, of which only the hash comes here. */
import { randomUUID } from 'node:crypto';
import type { GuestWish } from '@paiju/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { guest } from './schema.ts';

export type Guest = typeof guest.$inferSelect;

export class Guests {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async create({ name, face }: GuestWish, tokenHash: string): Promise<Guest> {
    const [made] = await this.#orm
      .insert(guest)
      .values({ id: randomUUID(), tokenHash, name, face })
      .returning();
    return made as Guest;
  }

  async find(id: string): Promise<Guest | null> {
    return (await this.#orm.select().from(guest).where(eq(guest.id, id)))[0] ?? null;
  }

  async findByToken(tokenHash: string): Promise<Guest | null> {
    return (await this.#orm.select().from(guest).where(eq(guest.tokenHash, tokenHash)))[0] ?? null;
  }

  /** Null where there is nobody of that id. */
  async rename(id: string, { name, face }: GuestWish): Promise<Guest | null> {
    return (await this.#orm.update(guest).set({ name, face }).where(eq(guest.id, id)).returning())[0] ?? null;
  }

  /** Was here just now. */
  async touch(id: string): Promise<void> {
    await this.#orm.update(guest).set({ seenAt: sql`now()` }).where(eq(guest.id, id));
  }
}

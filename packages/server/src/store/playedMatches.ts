/** Matches that are over. The journal adds one together with its last entry. */
import { and, arrayContains, between, desc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { entry, played } from './schema.ts';
import type { Entry } from './sittings.ts';

export type Played = typeof played.$inferSelect;

export class PlayedMatches {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async find(sitting: string, number: number): Promise<Played | null> {
    const isIt = and(eq(played.sitting, sitting), eq(played.number, number));
    return (await this.#orm.select().from(played).where(isIt))[0] ?? null;
  }

  /** Those somebody sat at, the newest first. */
  async of(guest: string, most: number): Promise<readonly Played[]> {
    return this.#orm
      .select()
      .from(played)
      .where(arrayContains(played.guests, [guest]))
      .orderBy(desc(played.endedAt))
      .limit(most);
  }

  /** The entries of one of them, of which its record is made. */
  async entriesOf({ sitting, firstEntry, lastEntry }: Played): Promise<readonly Entry[]> {
    return this.#orm
      .select()
      .from(entry)
      .where(and(eq(entry.sitting, sitting), between(entry.n, firstEntry, lastEntry)))
      .orderBy(entry.n);
  }
}

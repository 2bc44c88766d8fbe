/** Sittings as they are opened, found and listed. Who runs one is said by `Member`, what happens there by `Journal`. */
import { randomUUID } from 'node:crypto';
import type { GameId } from '@paiju/engine';
import type { TableCard } from '@paiju/protocol';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Codes, codeFrom, newCodes } from './codes.ts';
import type { Orm } from './database.ts';
import { ALIVE } from './locks.ts';
import { StoreFailed } from './problems.ts';
import { entry, sitting } from './schema.ts';

export type Sitting = typeof sitting.$inferSelect;
export type Entry = typeof entry.$inferSelect;

export interface NewSitting {
  readonly game: GameId;
  readonly isListed: boolean;
  /** The member that opens it and runs it. */
  readonly owner: number;
  readonly summary: TableCard;
  /** The first entry. */
  readonly body: object;
}

const CODES_TRIED = 10;
const MOST_LISTED = 100;

export class Sittings {
  readonly #orm: Orm;
  readonly #codes: () => Codes;

  constructor(orm: Orm, codes: () => Codes = newCodes) {
    this.#orm = orm;
    this.#codes = codes;
  }

  /** With its first entry, at epoch 1. */
  async open({ body, ...given }: NewSitting): Promise<Sitting> {
    for (let tries = 0; tries < CODES_TRIED; tries++) {
      const row = {
        ...given,
        ...this.#codes(),
        id: randomUUID(),
        epoch: 1,
        entries: 1,
        phase: 'waiting' as const,
      };
      // Where a code is taken already, nothing is inserted.
      const made = this.#orm
        .$with('made')
        .as(this.#orm.insert(sitting).values(row).onConflictDoNothing().returning());
      const first = this.#orm.$with('first').as(
        this.#orm
          .insert(entry)
          .select((orm) =>
            orm
              .select({
                sitting: made.id,
                n: sql`1`.as('n'),
                at: sql`now()`.as('at'),
                body: sql`${JSON.stringify(body)}::jsonb`.as('body'),
              })
              .from(made),
          )
          .returning({ n: entry.n }),
      );
      const [opened] = await this.#orm.with(made, first).select().from(made);
      if (opened !== undefined) return opened;
    }
    throw new StoreFailed(`no free code was found in ${CODES_TRIED} tries`);
  }

  async find(id: string): Promise<Sitting | null> {
    return (await this.#orm.select().from(sitting).where(eq(sitting.id, id)))[0] ?? null;
  }

  /** By either of its codes, however it was typed. */
  async findByCode(typed: string): Promise<Sitting | null> {
    const code = codeFrom(typed);
    const isIt = or(eq(sitting.joinCode, code), eq(sitting.watchCode, code));
    return (await this.#orm.select().from(sitting).where(isIt))[0] ?? null;
  }

  /** Those that are listed, wait for people and are run by a process that is alive, the newest first. */
  async waiting(most = MOST_LISTED): Promise<readonly Sitting[]> {
    // Written as in the index, or it is not used.
    const isOpen = sql`${sitting.isListed} AND ${sitting.phase} = 'waiting' AND ${sitting.endedAt} IS NULL`;
    const isRun = sql`${sitting.owner} IN (${sql.raw(ALIVE)})`;
    const newest = desc(sitting.createdAt);
    return this.#orm.select().from(sitting).where(and(isOpen, isRun)).orderBy(newest).limit(most);
  }

  /** What happened there, from the first on, or only what came after an entry. */
  async entries(id: string, after = 0): Promise<readonly Entry[]> {
    return this.#orm
      .select()
      .from(entry)
      .where(and(eq(entry.sitting, id), gt(entry.n, after)))
      .orderBy(asc(entry.n));
  }

  /** What whoever goes on with it has to know: of the steps only those of the last match, for a table that plays all evening has thousands. */
  async current(id: string): Promise<readonly Entry[]> {
    const type = sql`${entry.body} ->> 'type'`;
    const began = this.#orm
      .select({ n: sql`coalesce(max(${entry.n}), 0)` })
      .from(entry)
      .where(and(eq(entry.sitting, id), sql`${type} = 'began'`));
    return this.#orm
      .select()
      .from(entry)
      .where(and(eq(entry.sitting, id), or(sql`${type} IS DISTINCT FROM 'step'`, gt(entry.n, began))))
      .orderBy(asc(entry.n));
  }

  /** Everything that happened there but the steps of other matches. */
  async story(id: string, match: number): Promise<readonly Entry[]> {
    const body = entry.body;
    const isOfIt = sql`(${body} ->> 'type' <> 'step' OR ${body} ->> 'match' = ${String(match)})`;
    return this.#orm
      .select()
      .from(entry)
      .where(and(eq(entry.sitting, id), isOfIt))
      .orderBy(asc(entry.n));
  }

  /** Whether one of these has been let go and is run by nobody yet. */
  async isAnyFree(ids: readonly string[]): Promise<boolean> {
    const isFree = and(inArray(sitting.id, [...ids]), isNull(sitting.owner));
    return (await this.#orm.select({ id: sitting.id }).from(sitting).where(isFree).limit(1)).length > 0;
  }

  /** Those a member runs. */
  async ownedBy(member: number): Promise<readonly Sitting[]> {
    return this.#orm
      .select()
      .from(sitting)
      .where(and(eq(sitting.owner, member), isNull(sitting.endedAt)));
  }
}

/** Who looks for a game, and the deal of each day. */
import type { BySeat, GameId } from '@paiju/engine';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { guest, sitting } from './tables.ts';

/** Somebody who wants a quick match: at most one row a person, so that nobody waits or sits down twice. */
export const seeker = pgTable(
  'seeker',
  {
    guest: uuid('guest')
      .primaryKey()
      .references(() => guest.id, { onDelete: 'cascade' }),
    game: text('game').$type<GameId>().notNull(),
    preset: text('preset').notNull(),
    /** How strong they are, as it was known when they came. */
    mean: doublePrecision('mean').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    /** After so long bots take the chairs that are free. */
    patienceMs: integer('patience_ms').notNull(),
    since: instant('since').notNull().defaultNow(),
    /** When a page of theirs was last heard of: who is gone is not waited for. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** The table that was found; null while they wait. */
    sitting: uuid('sitting').references(() => sitting.id, { onDelete: 'cascade' }),
  },
  (row) => [
    index('seeker_waiting').on(row.game, row.preset).where(sql`${row.sitting} IS NULL`),
    index('seeker_sitting').on(row.sitting),
  ],
);

/** The deal of a day: drawn by whoever asks first that day, and told to nobody. */
export const dailyDeal = pgTable(
  'daily_deal',
  {
    day: date('day').notNull(),
    game: text('game').$type<GameId>().notNull(),
    seed: text('seed').notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.game] })],
);

/** Somebody's one try at it. */
export const dailyTry = pgTable(
  'daily_try',
  {
    day: date('day').notNull(),
    game: text('game').$type<GameId>().notNull(),
    guest: uuid('guest')
      .notNull()
      .references(() => guest.id, { onDelete: 'cascade' }),
    /** Where it is played; null once that has been deleted. */
    sitting: uuid('sitting').references(() => sitting.id, { onDelete: 'set null' }),
    /** The points of all seats, once it is over. Theirs is the first. */
    points: jsonb('points').$type<BySeat<number>>(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.game, row.guest] }),
    index('daily_try_sitting').on(row.sitting),
  ],
);

/** How a bot did in the same chair against the same company. */
export const dailyBot = pgTable(
  'daily_bot',
  {
    day: date('day').notNull(),
    game: text('game').$type<GameId>().notNull(),
    level: text('level').notNull(),
    points: jsonb('points').$type<BySeat<number>>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.game, row.level] })],
);

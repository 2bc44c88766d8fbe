/** How matches ended and what came of it for ratings: it stays when a table is deleted, and says nobody's name. */
import type { GameId } from '@paiju/engine';
import type { Ladder } from '@paiju/protocol';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { guest } from './tables.ts';

/** Who has played: a number of its own, which stays without a guest when the guest is deleted, for what others won of it counts on. */
export const competitor = pgTable('competitor', {
  id: uuid('id').primaryKey(),
  guest: uuid('guest')
    .unique()
    .references(() => guest.id, { onDelete: 'set null' }),
});

/** One match after the other is rated on a ladder: whoever reckons with what has changed since is refused by this row. */
export const ladder = pgTable('ladder', {
  name: text('name').$type<Ladder>().primaryKey(),
  /** How many matches were rated. */
  matches: integer('matches').notNull().default(0),
  /** How often all of them were rated anew. */
  revision: integer('revision').notNull().default(0),
});

/** A match that is over, as it ended. */
export const reckoned = pgTable(
  'reckoned',
  {
    /** The table may be deleted since. */
    sitting: uuid('sitting').notNull(),
    number: integer('number').notNull(),
    game: text('game').$type<GameId>().notNull(),
    preset: text('preset').notNull(),
    endedAt: instant('ended_at').notNull(),
    /** Where it counts; null where it does not. */
    ladder: text('ladder').$type<Ladder>(),
    /** In this order matches were rated; the first is 1. */
    turn: integer('turn'),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.number] }),
    unique('reckoned_turn').on(row.ladder, row.turn),
  ],
);

export const reckonedSeat = pgTable(
  'reckoned_seat',
  {
    sitting: uuid('sitting').notNull(),
    number: integer('number').notNull(),
    seat: integer('seat').notNull(),
    /** Whose seat it was when the match began, or whoever took it from a bot; null for a bot. */
    competitor: uuid('competitor').references(() => competitor.id),
    level: text('level'),
    place: integer('place').notNull(),
    points: integer('points').notNull(),
    /** What happened to this seat, counted. */
    facts: jsonb('facts').$type<Readonly<Record<string, number>>>().notNull(),
    /** The strength after it, where it counted. */
    mean: doublePrecision('mean'),
    deviation: doublePrecision('deviation'),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.number, row.seat] }),
    foreignKey({ columns: [row.sitting, row.number], foreignColumns: [reckoned.sitting, reckoned.number] }),
    index('reckoned_seat_competitor').on(row.competitor),
  ],
);

/** How strong somebody is on a ladder. */
export const standing = pgTable(
  'standing',
  {
    ladder: text('ladder').$type<Ladder>().notNull(),
    competitor: uuid('competitor')
      .notNull()
      .references(() => competitor.id),
    mean: doublePrecision('mean').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    matches: integer('matches').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.ladder, row.competitor] }),
    index('standing_order').on(row.ladder, row.mean),
  ],
);

/** How people keep to their matches, whom they avoid, what they report, and what operators do. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { guest, sitting } from './tables.ts';

/** A person, by whose deletion a row goes too. */
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => guest.id, { onDelete: 'cascade' });

/** How somebody kept to one rated match: made of its entries, so it may be written as often as one likes. */
export const conductMark = pgTable(
  'conduct_mark',
  {
    sitting: uuid('sitting')
      .notNull()
      .references(() => sitting.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    guest: person('guest'),
    verdict: text('verdict').notNull(),
    /** Since it has been this verdict. */
    at: instant('at').notNull().defaultNow(),
    /** The match is over: nothing of it will change. */
    isFinal: boolean('is_final').notNull(),
    decisions: integer('decisions').notNull(),
    byClock: integer('by_clock').notNull(),
    byStandIn: integer('by_stand_in').notNull(),
    awayMs: integer('away_ms').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.number, row.guest] }),
    index('conduct_mark_guest').on(row.guest, row.at),
  ],
);

/** Somebody does not want to meet somebody. Whom it is about is never told. */
export const block = pgTable(
  'block',
  {
    id: uuid('id').notNull().unique().defaultRandom(),
    blocker: person('blocker'),
    blocked: person('blocked'),
    at: instant('at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.blocker, row.blocked] }), index('block_blocked').on(row.blocked)],
);

/** Somebody has told the operators about somebody at a match, of which the record stands in the sitting. */
export const report = pgTable(
  'report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once they have gone. */
    reporter: uuid('reporter').references(() => guest.id, { onDelete: 'set null' }),
    reported: person('reported'),
    reason: text('reason').notNull(),
    sitting: uuid('sitting')
      .notNull()
      .references(() => sitting.id, { onDelete: 'cascade' }),
    /** Of the match; 0 before the first. */
    number: integer('number').notNull(),
    at: instant('at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (row) => [
    index('report_reporter').on(row.reporter, row.at),
    index('report_sitting').on(row.sitting).where(sql`${row.closedAt} IS NULL`),
  ],
);

/** Somebody may not come in. Gone when the time is up, or an operator says so. */
export const suspension = pgTable('suspension', {
  guest: person('guest').primaryKey(),
  /** Null: until an operator says otherwise. */
  until: instant('until'),
  at: instant('at').notNull().defaultNow(),
});

/** What operators have done. Nothing is changed or deleted here but the names of those who have gone. */
export const operatorLog = pgTable('operator_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  /** The name of the operating system's user. */
  who: text('who').notNull(),
  what: text('what').notNull(),
  /** The person it was done to, who may be gone by now. */
  guest: uuid('guest'),
  why: text('why').notNull(),
  detail: jsonb('detail').notNull(),
});

/** Processes, tables that people meet at and what happened there, and people. */
import type { GameId } from '@paiju/engine';
import type { TableCard, TablePhase } from '@paiju/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A process that runs tables. It is alive while it holds the advisory lock of its id, whatever stands here. */
export const member = pgTable('member', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Where other processes reach it. */
  address: text('address').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/** A table that people meet at. What happens there are its entries; the rest is for finding it and for who runs it. */
export const sitting = pgTable(
  'sitting',
  {
    id: uuid('id').primaryKey(),
    joinCode: text('join_code').notNull().unique(),
    watchCode: text('watch_code').notNull().unique(),
    game: text('game').$type<GameId>().notNull(),
    isListed: boolean('is_listed').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The member that runs it, and has done so since this epoch began. Null where it has been let go. */
    owner: integer('owner'),
    epoch: integer('epoch').notNull(),
    /** How many entries there are. */
    entries: integer('entries').notNull(),
    phase: text('phase').$type<TablePhase>().notNull(),
    /** What the lobby shows of it. */
    summary: jsonb('summary').$type<TableCard>().notNull(),
    /** Nobody is there any more to play its match with: it goes on when somebody comes, and not before. */
    rests: boolean('rests').notNull().default(false),
    /** Since then nobody can sit down any more. */
    endedAt: instant('ended_at'),
  },
  (row) => [
    index('sitting_lobby')
      .on(row.createdAt)
      .where(sql`${row.isListed} AND ${row.phase} = 'waiting' AND ${row.endedAt} IS NULL`),
    index('sitting_owner').on(row.owner).where(sql`${row.endedAt} IS NULL`),
    index('sitting_playing')
      .on(row.createdAt)
      .where(sql`${row.phase} = 'playing' AND NOT ${row.rests} AND ${row.endedAt} IS NULL`),
  ],
);

/** One thing that happened at a sitting. Never changed; n counts from 1 without a gap. */
export const entry = pgTable(
  'entry',
  {
    sitting: uuid('sitting')
      .notNull()
      .references(() => sitting.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    at: instant('at').notNull().defaultNow(),
    body: jsonb('body').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.n] }),
    // Where somebody has sat, for whoever asks what is kept of them.
    index('entry_sitters')
      .using('gin', row.body.op('jsonb_path_ops'))
      .where(sql`${row.body} ->> 'type' IN ('opened', 'chairs')`),
  ],
);

/** A person known by a token on each of their devices. */
export const guest = pgTable('guest', {
  id: uuid('id').primaryKey(),
  /** Of the device they came with first, for processes of the version before, which know of no others. */
  tokenHash: text('token_hash').unique(),
  name: text('name').notNull(),
  face: text('face'),
  createdAt: instant('created_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});

/** A match that is over: who played it, and where in the entries of its sitting it stands. */
export const played = pgTable(
  'played',
  {
    sitting: uuid('sitting')
      .notNull()
      .references(() => sitting.id, { onDelete: 'cascade' }),
    /** The first match of a sitting is 1. */
    number: integer('number').notNull(),
    game: text('game').$type<GameId>().notNull(),
    endedAt: instant('ended_at').notNull().defaultNow(),
    /** By seat; null for a bot. */
    guests: uuid('guests').array().$type<(string | null)[]>().notNull(),
    firstEntry: integer('first_entry').notNull(),
    lastEntry: integer('last_entry').notNull(),
    /** Whether it was written down how it ended, and rated where it counts. */
    isReckoned: boolean('is_reckoned').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.number] }),
    index('played_guests').using('gin', row.guests),
    index('played_ended').on(row.endedAt),
    index('played_waiting').on(row.endedAt).where(sql`NOT ${row.isReckoned}`),
  ],
);

/** What all processes on this database share: one row. */
export const house = pgTable('house', {
  id: integer('id').primaryKey(),
  /** What they know each other by. */
  secret: text('secret').notNull(),
  /** With what it signs, drawn when it is first needed. */
  signingKey: text('signing_key'),
});

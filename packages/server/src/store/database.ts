/** What the store asks of a database, whether it is a PostgreSQL somewhere or the one embedded in this process. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** One connection, kept for as long as somebody needs what belongs to it: its advisory locks, and what it listens to. */
export interface Session {
  query<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /** Called once when the connection is gone without having been ended; at once where it already is. */
  onLost(lost: () => void): void;
  end(): Promise<void>;
}

export interface Database {
  readonly kind: 'postgres' | 'pglite';
  readonly orm: Orm;
  /** What is asked again and again has a name: by it a connection plans the statement once and not each time. */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<readonly Row[]>;
  /** As `query`, and nobody else's question comes before it. */
  urgent: Database['query'];
  /** A connection of one's own. The embedded database has only one, and everybody gets that. */
  session(): Promise<Session>;
  /** Brings the tables up to date. Any number of processes may do it at the same time. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

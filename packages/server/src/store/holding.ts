/** What a part of the server says of itself: what it keeps about a person. */
import type { Database } from './database.ts';

export interface Holding {
  /** What it is called in the file that a person gets. */
  readonly name: string;
  /** The tables it speaks for. */
  readonly tables: readonly string[];
  export(database: Pick<Database, 'query'>, guest: string): Promise<unknown>;
}

/** Rows as they are kept. Of tokens, codes and passwords there is nothing but hashes, and those are left out. */
export const rows =
  (statement: string): Holding['export'] =>
  ({ query }, guest) =>
    query(statement, [guest]);

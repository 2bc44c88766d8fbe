/** Who does not want to meet whom. It is asked for in both directions, and told to whoever has said so alone. */
import type { Database } from '../store/database.ts';

/** Nobody needs more, and every table looks through them. */
const MOST_BLOCKED = 500;

const ADD = `
INSERT INTO block (blocker, blocked)
SELECT $1, id FROM guest WHERE id = $2 AND (SELECT count(*) FROM block WHERE blocker = $1) < ${MOST_BLOCKED}
ON CONFLICT (blocker, blocked) DO UPDATE SET at = block.at RETURNING id`;

const LIST = `
SELECT b.id, g.name, g.face FROM block b JOIN guest g ON g.id = b.blocked
WHERE b.blocker = $1 ORDER BY b.at DESC, b.id`;

const BETWEEN = `
SELECT blocker, blocked FROM block
WHERE blocker = ANY ($1::uuid[]) AND blocked = ANY ($1::uuid[])`;

export interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly face: string | null;
}

export interface BlockPair {
  readonly blocker: string;
  readonly blocked: string;
}

export class Blocks {
  readonly #database: Pick<Database, 'query'>;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  /** Once more is the same. False where there are too many, or nobody of that id. */
  async add(blocker: string, blocked: string): Promise<boolean> {
    return (await this.#database.query(ADD, [blocker, blocked])).length > 0;
  }

  async of(blocker: string): Promise<readonly Blocked[]> {
    return this.#database.query<Blocked>(LIST, [blocker]);
  }

  /** False where it is not theirs. */
  async remove(blocker: string, id: string): Promise<boolean> {
    const text = 'DELETE FROM block WHERE blocker = $1 AND id = $2 RETURNING id';
    return (await this.#database.query(text, [blocker, id])).length > 0;
  }

  /** Of these people, who has blocked whom: those are not seated together. */
  async among(guests: readonly string[]): Promise<readonly BlockPair[]> {
    return guests.length < 2 ? [] : this.#database.query<BlockPair>(BETWEEN, [guests]);
  }
}

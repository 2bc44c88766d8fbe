/** Guests that have been claimed: by a name and a password, by keys, and by a code on paper. */
import type { Database } from '../store/database.ts';

export interface Account {
  readonly guest: string;
  readonly login: string | null;
  readonly passwordHash: string | null;
  readonly claimedAt: Date;
}

export interface Passkey {
  readonly id: string;
  readonly guest: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly kind: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

const ACCOUNT = `SELECT guest, login, password_hash AS "passwordHash", claimed_at AS "claimedAt" FROM account`;
const PASSKEY = `
SELECT id, guest, public_key AS "publicKey", counter::float8 AS counter, kind, created_at AS "createdAt", used_at AS "usedAt"
  FROM passkey`;

/** Nothing is changed where somebody else has the name. */
const SET_PASSWORD = `
INSERT INTO account (guest, login, login_key, password_hash)
  SELECT $1::uuid, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM account WHERE login_key = $3 AND guest <> $1::uuid)
ON CONFLICT (guest) DO UPDATE SET login = $2, login_key = $3, password_hash = $4 RETURNING guest`;

const UNIQUE_VIOLATION = '23505';

export class Accounts {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  async of(guest: string): Promise<Account | null> {
    return (await this.#query<Account>(`${ACCOUNT} WHERE guest = $1`, [guest]))[0] ?? null;
  }

  async byLogin(key: string): Promise<Account | null> {
    return (await this.#query<Account>(`${ACCOUNT} WHERE login_key = $1`, [key]))[0] ?? null;
  }

  /** False where somebody else has the name. */
  async setPassword(
    guest: string,
    { login, key, hash }: { readonly login: string; readonly key: string; readonly hash: string },
  ): Promise<boolean> {
    try {
      return (await this.#query(SET_PASSWORD, [guest, login, key, hash])).length > 0;
    } catch (error) {
      // Two people wished for it at the same moment.
      if ((error as { readonly code?: string }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** The first code makes a guest an account, if nothing else has yet. */
  async setRecovery(guest: string, hash: string): Promise<void> {
    await this.#query(
      `INSERT INTO account (guest, recovery_hash) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET recovery_hash = $2`,
      [guest, hash],
    );
  }

  /** Whose code it was; from now on it is the next one. */
  async useRecovery(hash: string, next: string): Promise<string | null> {
    const [row] = await this.#query<{ guest: string }>(
      'UPDATE account SET recovery_hash = $2 WHERE recovery_hash = $1 RETURNING guest',
      [hash, next],
    );
    return row?.guest ?? null;
  }

  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    return this.#query<Passkey>(`${PASSKEY} WHERE guest = $1 ORDER BY created_at, id`, [guest]);
  }

  async passkey(id: string): Promise<Passkey | null> {
    return (await this.#query<Passkey>(`${PASSKEY} WHERE id = $1`, [id]))[0] ?? null;
  }

  /** False where there is such a key already. */
  async addPasskey({
    id,
    guest,
    publicKey,
    counter,
    kind,
  }: Pick<Passkey, 'id' | 'guest' | 'publicKey' | 'counter' | 'kind'>): Promise<boolean> {
    const added = await this.#query(
      `INSERT INTO passkey (id, guest, public_key, counter, kind) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [id, guest, publicKey, counter, kind],
    );
    return added.length > 0;
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.#query('UPDATE passkey SET counter = $2, used_at = now() WHERE id = $1', [id, counter]);
  }

  /** False where there is none of theirs. */
  async dropPasskey(guest: string, id: string): Promise<boolean> {
    const gone = await this.#query('DELETE FROM passkey WHERE guest = $1 AND id = $2 RETURNING id', [
      guest,
      id,
    ]);
    return gone.length > 0;
  }
}

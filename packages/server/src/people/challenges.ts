/** What authenticators are asked to sign. At whichever process it was drawn, it is good at all of them, once. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { hashOf } from '../store/tokens.ts';

const GOOD_FOR_S = 300;

export class Challenges {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  /** For somebody who is known already, or for whoever wants to be. */
  async draw(guest: string | null): Promise<string> {
    const drawn = randomBytes(32).toString('base64url');
    await this.#query(
      `INSERT INTO challenge (hash, guest, expires_at) VALUES ($1, $2, now() + make_interval(secs => ${GOOD_FOR_S}))`,
      [hashOf(drawn), guest],
    );
    return drawn;
  }

  /** Whether it was drawn for this, not long ago, and has not come back before. */
  async use(challenge: string, guest: string | null): Promise<boolean> {
    const used = await this.#query<{ ok: boolean }>(
      'DELETE FROM challenge WHERE hash = $1 RETURNING guest IS NOT DISTINCT FROM $2::uuid AND expires_at > now() AS ok',
      [hashOf(challenge), guest],
    );
    return used[0]?.ok ?? false;
  }
}

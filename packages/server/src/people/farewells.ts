/**
 * Going for good. The guest and everything that hangs on it go at once; what others keep of matches with them names nobody
 * from then on. That is done by whoever is asked, and again once an hour by every process until an hour has passed: an
 * entry may have been on its way, or a process have died over it.
 */
import type { Database } from '../store/database.ts';
import { GONE } from '../store/member.ts';
import { anonymous, namesNobody } from './nobody.ts';

/** Sockets and tables hear of it at every process. */
const LEAVE = `
WITH gone AS (DELETE FROM guest WHERE id = $1 RETURNING id),
  left_behind AS (INSERT INTO farewell (guest) SELECT id FROM gone ON CONFLICT DO NOTHING)
SELECT pg_notify('${GONE}', id::text) FROM gone`;

const SAT_THERE = (guest: string): string => `
  e.body ->> 'type' IN ('opened', 'chairs') AND (
    e.body @> jsonb_build_object('chairs', jsonb_build_array(jsonb_build_object('guest', ${guest}::text))) OR
    e.body @> jsonb_build_object('changes', jsonb_build_array(jsonb_build_object('sitter', jsonb_build_object('guest', ${guest}::text)))))`;

/** The sittings somebody has sat at, as a query of one column. */
export const SITTINGS_OF = (guest: string): string =>
  `SELECT DISTINCT e.sitting FROM entry e WHERE ${SAT_THERE(guest)}`;

const AT_ONCE = 200;

export class Farewells {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  async leave(guest: string): Promise<void> {
    await this.#query(LEAVE, [guest]);
    await this.#forget(guest);
  }

  /** What is left to do, whoever has begun it. */
  async finish(): Promise<void> {
    for (let more = true; more; ) {
      const open = await this.#query<{ guest: string; is_old: boolean }>(
        `SELECT guest, at < now() - interval '1 hour' AS is_old FROM farewell ORDER BY at LIMIT ${AT_ONCE}`,
      );
      for (const { guest } of open) await this.#forget(guest);
      const old = open.filter(({ is_old }) => is_old).map(({ guest }) => guest);
      await this.#query('DELETE FROM farewell WHERE guest = ANY($1::uuid[])', [old]);
      more = old.length === AT_ONCE;
    }
  }

  async #forget(guest: string): Promise<void> {
    const sittings = await this.#query<{ sitting: string }>(SITTINGS_OF('$1'), [guest]);
    for (const { sitting } of sittings) await this.#forgetAt(sitting, guest);
    await this.#query(
      'UPDATE played SET guests = array_replace(guests, $1::uuid, NULL) WHERE guests @> ARRAY[$1::uuid]',
      [guest],
    );
  }

  async #forgetAt(sitting: string, guest: string): Promise<void> {
    const entries = await this.#query<{ n: number; body: unknown }>(
      `SELECT n, body FROM entry WHERE sitting = $1 AND body ->> 'type' IN ('opened', 'chairs', 'began') ORDER BY n`,
      [sitting],
    );
    const { changed, seat } = anonymous(entries, guest);
    for (const { n, body } of changed)
      await this.#query('UPDATE entry SET body = $3::jsonb WHERE sitting = $1 AND n = $2', [
        sitting,
        n,
        JSON.stringify(body),
      ]);
    if (seat === null) return;
    await this.#query(
      `UPDATE sitting SET summary = jsonb_set(summary, ARRAY['chairs', $2::text], $3::jsonb)
        WHERE id = $1 AND summary #>> ARRAY['chairs', $2::text, 'is'] = 'person'`,
      [sitting, String(seat), JSON.stringify(namesNobody)],
    );
  }
}

/** Who may not come in. Every door asks, so that it holds at once in all processes; those who are in are sent away by a notice. */
import type { Database } from '../store/database.ts';
import type { Suspension } from '../store/member.ts';

const OF = `
SELECT extract(epoch FROM at) * 1000 AS since, extract(epoch FROM until) * 1000 AS until FROM suspension
WHERE guest = $1 AND (until IS NULL OR until > now())`;

interface KnownSuspension extends Suspension {
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** What a door says to whoever may not come in. */
export class Suspended extends Error implements KnownSuspension {
  override readonly name = 'Suspended';
  readonly guest: string;
  readonly since: number;
  readonly until: number | null;

  constructor({ guest, since, until }: KnownSuspension) {
    super('suspended');
    this.guest = guest;
    this.since = since;
    this.until = until;
  }
}

/** Null for whoever may come in. */
export const suspensionOf = async (
  database: Pick<Database, 'query'>,
  guest: string,
): Promise<KnownSuspension | null> => {
  const [row] = await database.query<{ since: string; until: string | null }>(OF, [guest], 'suspension-of');
  if (row === undefined) return null;
  const since = Math.round(Number(row.since));
  return { guest, since, until: row.until === null ? null : Math.round(Number(row.until)) };
};

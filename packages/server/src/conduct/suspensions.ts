/** Who may not come in. Every door asks, so that it holds at once in all processes; those who are in are sent away by a notice. */
import type { Database } from '../store/database.ts';
import type { Suspension } from '../store/member.ts';

const OF = `
SELECT extract(epoch FROM until) * 1000 AS until FROM suspension
WHERE guest = $1 AND (until IS NULL OR until > now())`;

/** What a door says to whoever may not come in. */
export class Suspended extends Error implements Suspension {
  override readonly name = 'Suspended';
  readonly guest: string;
  readonly until: number | null;

  constructor({ guest, until }: Suspension) {
    super('suspended');
    this.guest = guest;
    this.until = until;
  }
}

/** Null for whoever may come in. */
export const suspensionOf = async (
  database: Pick<Database, 'query'>,
  guest: string,
): Promise<Suspension | null> => {
  const [row] = await database.query<{ until: string | null }>(OF, [guest], 'suspension-of');
  if (row === undefined) return null;
  return { guest, until: row.until === null ? null : Math.round(Number(row.until)) };
};

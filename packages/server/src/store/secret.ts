/** What processes that share a database know each other by. Whoever comes first draws it. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

export const sharedSecret = async (database: Pick<Database, 'query'>): Promise<string> => {
  const drawn = randomBytes(32).toString('base64url');
  await database.query('INSERT INTO house (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING', [drawn]);
  const [row] = await database.query<{ secret: string }>('SELECT secret FROM house WHERE id = 1');
  return row?.secret ?? drawn;
};

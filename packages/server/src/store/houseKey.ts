/** With what the house signs, in hexadecimal digits. Processes that share a database have one; whoever comes first draws it. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { sharedSecret } from './secret.ts';

export const sharedHouseKey = async (database: Pick<Database, 'query'>): Promise<string> => {
  // The row is there from then on.
  await sharedSecret(database);
  const drawn = randomBytes(32).toString('hex');
  await database.query('UPDATE house SET signing_key = $1 WHERE id = 1 AND signing_key IS NULL', [drawn]);
  const [row] = await database.query<{ signing_key: string }>('SELECT signing_key FROM house WHERE id = 1');
  return row?.signing_key ?? drawn;
};

/**
 * Whatever is kept about a person. Each part of the server says for itself what it holds; `people/leaving.test.ts` asks
 * the schema whether a table that names a guest was forgotten. Deleting needs no such list: rows go with their guest.
 */
import { CONDUCT_HOLDINGS } from './conduct/holdings.ts';
import { FINDING_HOLDINGS } from './finding/holdings.ts';
import { PERSON_HOLDINGS } from './people/holdings.ts';
import { RATING_HOLDINGS } from './ratings/holdings.ts';
import type { Database } from './store/database.ts';
import type { Holding } from './store/holding.ts';

export const HOLDINGS: readonly Holding[] = [
  ...PERSON_HOLDINGS,
  ...CONDUCT_HOLDINGS,
  ...FINDING_HOLDINGS,
  ...RATING_HOLDINGS,
];

export const exportAll = async (
  database: Pick<Database, 'query'>,
  guest: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const parts = [];
  for (const { name, export: read } of HOLDINGS) parts.push([name, await read(database, guest)]);
  return Object.fromEntries(parts);
};

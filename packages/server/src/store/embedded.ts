/** PostgreSQL inside this process, in a folder: nothing to install, one process, the same SQL. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Session } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { MIGRATIONS } from './migrations.ts';
import { reasonOf, StoreFailed } from './problems.ts';
import * as schema from './schema.ts';

export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = await claimFolder(folder);
  let engine: PGlite;
  try {
    engine = await PGlite.create(join(folder, 'postgres'));
  } catch (error) {
    await unlock();
    throw new StoreFailed(`the data folder ${folder} cannot be opened: ${reasonOf(error)}`);
  }
  const query = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows;
  const orm = drizzle({ client: engine, schema });
  /** The one connection there is; it lasts as long as the process. */
  const session: Session = {
    query,
    async listen(channel, heard) {
      await engine.listen(channel, heard);
    },
    onLost: () => undefined,
    end: async () => undefined,
  };
  return {
    kind: 'pglite',
    orm,
    query,
    session: async () => session,
    migrate: () => migrate(orm, MIGRATIONS),
    async close() {
      await engine.close();
      await unlock();
    },
  };
}

async function claimFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await makeFolder(resolve(folder));
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    throw new StoreFailed(`the data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
}

/** One folder after the other: Node's own way to make several at once never ends where the system says there is no such place, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

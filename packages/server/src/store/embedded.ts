/** PostgreSQL inside this process, in a folder: nothing to install, one process, the same SQL. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database, Session } from './database.ts';
import { Engine } from './engine.ts';
import { lockFolder } from './folderLock.ts';
import { reasonOf, StoreFailed } from './problems.ts';
import * as schema from './schema.ts';

export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = await claimFolder(folder);
  let engine: Engine;
  try {
    engine = await Engine.open(folder);
  } catch (error) {
    await unlock();
    throw new StoreFailed(`the data folder ${folder} cannot be opened: ${reasonOf(error)}`);
  }
  const query = <Row>(text: string, values: readonly unknown[] = []) => engine.query<Row>(text, values);
  /** What was kept outlives the engine: where it has died, another opens the folder. */
  const session = async (): Promise<Session> => {
    if (!(await engine.isAlive())) {
      await engine.end();
      engine = await Engine.open(folder);
    }
    return sessionOn(engine);
  };
  return {
    kind: 'pglite',
    orm: drizzle(
      async (text, values, method) => ({
        rows: [...(await engine.query(text, values, { asArrays: method === 'all' }))],
      }),
      { schema },
    ),
    query,
    urgent: query,
    session,
    migrate: () => engine.migrate(),
    async close() {
      await engine.close();
      await unlock();
    },
  };
}

/** The one connection there is; it lasts as long as its engine. */
const sessionOn = (engine: Engine): Session => ({
  query: (text, values = []) => engine.query(text, values),
  listen: (channel, heard) => engine.listen(channel, heard),
  onLost: (lost) => engine.onLost(lost),
  end: async () => undefined,
});

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

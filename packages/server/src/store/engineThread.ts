/** The thread of the embedded database: what it is asked it does one after the other, and nobody else waits meanwhile. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Answer, Ask } from './engine.ts';
import { MIGRATIONS } from './migrations.ts';

/** Whoever asks by way of drizzle reads these themselves. */
const AS_TEXT = { [types.TIMESTAMPTZ]: (value: string): string => value };

let engine: PGlite | null = null;

const opened = (): PGlite => {
  if (engine === null) throw new Error('the embedded database is not open');
  return engine;
};

const answerTo = async (ask: Ask): Promise<readonly unknown[]> => {
  switch (ask.is) {
    case 'open':
      engine = await PGlite.create(join(ask.folder, 'postgres'));
      return [];
    case 'migrate':
      await migrate(drizzle({ client: opened() }), MIGRATIONS);
      return [];
    case 'query': {
      const options = ask.asArrays ? { rowMode: 'array' as const, parsers: AS_TEXT } : {};
      return (await opened().query(ask.text, [...ask.values], options)).rows;
    }
    case 'listen':
      await opened().listen(ask.channel, (payload) => say({ id: ask.id, heard: payload }));
      return [];
    case 'close':
      await engine?.close();
      return [];
  }
};

const say = (answer: Answer): void => parentPort?.postMessage(answer);

parentPort?.on('message', (ask: Ask) => {
  answerTo(ask).then(
    (rows) => say({ id: ask.id, rows }),
    (error: unknown) => {
      const { message, code } = error as { message?: string; code?: string };
      say({ id: ask.id, failed: { message: message ?? String(error), code } });
    },
  );
});

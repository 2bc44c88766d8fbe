/** Whole servers for tests, with a page of one line. Nobody waits where people would. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, TableCodes } from '@paiju/protocol';
import { afterAll } from 'vitest';
import type { Server, ServerPlan } from '../server.ts';
import { startServer } from '../server.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import type { StorePlace } from '../store/store.ts';
import type { ClientPlan } from './client.ts';
import { asks, Client, newGuest } from './client.ts';

export interface TestServer extends Server {
  /** Host and port. */
  readonly address: string;
  /** What was logged, line by line. */
  readonly logged: readonly string[];
}

const page = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Paiju</title>');
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** One that is open; it is stopped when the suite ends, if not before. */
export const serverAt = async (place: StorePlace, more: Partial<ServerPlan> = {}): Promise<TestServer> => {
  const logged: string[] = [];
  const { times, socketLimits, ...rest } = more;
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, page: page(), database: place.database, data: place.data },
    ...{ logLevel: 'debug', logTo: { write: (line: string) => void logged.push(line) } },
    times: { holdMs: 0, thinkMs: 0, ...times },
    // Programs answer faster than people could.
    socketLimits: { messages: { burst: 1_000, perSecond: 1_000 }, ...socketLimits },
    ...rest,
  });
  afterAll(() => server.stop());
  await server.online;
  return { ...server, address: `127.0.0.1:${server.port}`, logged };
};

type Person = Partial<ClientPlan> & { readonly name: string };

export interface Meeting {
  readonly codes: TableCodes;
  readonly people: readonly Client[];
}

/** People at a new table, each in a chair and on a socket; the first is the host. */
export const meet = async (
  address: string,
  people: readonly Person[],
  { terms = TERMS, lineup = [null, null] }: Partial<NewTable> = {},
): Promise<Meeting> => {
  const guests = await Promise.all(people.map(({ name }) => newGuest(address, name)));
  const token = guests[0]?.token ?? '';
  const { body: codes } = await asks<TableCodes>(address, 'POST', '/api/tables', {
    ...{ token, body: { terms, lineup } },
  });
  const clients: Client[] = [];
  for (const [seat, plan] of people.entries()) {
    const client = new Client({ address, code: codes.joinCode, token: guests[seat]?.token ?? null, ...plan });
    clients.push(await client.enter());
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(() => client.table?.own === seat);
  }
  return { codes, people: clients };
};

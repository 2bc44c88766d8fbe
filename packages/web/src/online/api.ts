/** What is asked of the server by HTTP. Whatever it answers is read by the schemas, and nothing is ever thrown. */
import type { Result } from '@paiju/engine';
import type {
  ApiProblem,
  GuestWish,
  ListedTables,
  NewGuest,
  NewTable,
  PlayedMatch,
  TableCodes,
} from '@paiju/protocol';
import { API } from '@paiju/protocol';
import { apiAddress } from './addresses.ts';

/** Besides what the server says: nobody there, and an answer that is none. */
export type ApiTrouble = ApiProblem['code'] | 'unreachable';

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly body?: object;
}

const ask = async <T>(
  path: string,
  schema: Schema<T>,
  { method = 'GET', token, body }: Sending = {},
): Promise<Result<T, ApiTrouble>> => {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(apiAddress(path), init);
    const value: unknown = await response.json();
    if (!response.ok) {
      const problem = API.problem.safeParse(value);
      return { ok: false, error: problem.success ? problem.data.code : 'failed' };
    }
    const read = schema.safeParse(value);
    return read.success ? { ok: true, value: read.data } : { ok: false, error: 'failed' };
  } catch {
    return { ok: false, error: 'unreachable' };
  }
};

export const api = {
  newGuest: (wish: GuestWish): Promise<Result<NewGuest, ApiTrouble>> =>
    ask('guests', API.newGuest, { method: 'POST', body: wish }),
  /** Another name or face for somebody who is known. */
  changeGuest: (token: string, wish: GuestWish): Promise<Result<GuestWish, ApiTrouble>> =>
    ask('guests/me', API.guestWish, { method: 'PUT', token, body: wish }),
  tables: (): Promise<Result<ListedTables, ApiTrouble>> => ask('tables', API.listedTables),
  newTable: (token: string, table: NewTable): Promise<Result<TableCodes, ApiTrouble>> =>
    ask('tables', API.tableCodes, { method: 'POST', token, body: table }),
  match: (code: string, number: number): Promise<Result<PlayedMatch, ApiTrouble>> =>
    ask(`tables/${encodeURIComponent(code)}/matches/${number}`, API.playedMatch),
};

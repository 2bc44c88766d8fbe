/** One question to the server by HTTP. Whatever it answers is read by a schema, and nothing is ever thrown. */
import { API } from '@paiju/protocol';
import { apiAddress } from './addresses.ts';
import type { Answered, ApiTrouble } from './answered.ts';

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly token?: string;
  readonly body?: object;
  /** Whoever does not want the answer any more. */
  readonly signal?: AbortSignal;
  /** It is said even when the page is closed meanwhile. */
  readonly keepalive?: true;
}

export const ask = async <T>(
  path: string,
  schema: Schema<T>,
  { method = 'GET', token, body, ...more }: Sending = {},
): Answered<T> => {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const init = { method, headers, ...more, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(apiAddress(path), init);
    const value: unknown = await response.json();
    if (!response.ok) return { ok: false, error: troubleIn(value) };
    const read = schema.safeParse(value);
    return read.success ? { ok: true, value: read.data } : { ok: false, error: { code: 'failed' } };
  } catch {
    return { ok: false, error: { code: 'unreachable' } };
  }
};

const troubleIn = (value: unknown): ApiTrouble => {
  const problem = API.problem.safeParse(value);
  if (!problem.success) return { code: 'failed' };
  const { code, until } = problem.data;
  return until === undefined ? { code } : { code, until };
};

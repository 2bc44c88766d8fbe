/** Questions by HTTP that any server may answer: whoever is not there is passed over for the next. */
import { fail, ok } from '@paiju/engine';
import type { ApiProblem } from '@paiju/protocol';
import type { Chance } from '../../packages/server/src/testing/chance.ts';
import { asks } from '../../packages/server/src/testing/client.ts';
import type { Answered } from '../../packages/web/src/online/answered.ts';

/** Longer than a server keeps anybody waiting. */
const PATIENCE_MS = 30_000;

/** Where servers are. */
export interface Places {
  readonly addresses: readonly string[];
  readonly chance: Chance;
}

export interface Asking {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

export const anyOrder = ({ addresses, chance }: Places): readonly string[] => {
  const left = [...addresses];
  return addresses.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
};

export const asksAny = async <T>(places: Places, asking: Asking): Answered<T> => {
  const { method = 'GET', path, token, body } = asking;
  for (const address of anyOrder(places)) {
    if (asking.signal?.aborted) break;
    const late = AbortSignal.timeout(PATIENCE_MS);
    const signal = asking.signal === undefined ? late : AbortSignal.any([asking.signal, late]);
    const given = { ...(token === undefined ? {} : { token }), ...(body === undefined ? {} : { body }) };
    const answer = await asks<T>(address, method, path, { ...given, signal }).catch(() => null);
    if (answer === null) continue;
    if (answer.status === 200) return ok(answer.body);
    return fail({ code: (answer.body as ApiProblem).code ?? 'failed' });
  }
  return fail({ code: 'unreachable' });
};

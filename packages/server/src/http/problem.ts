/** What goes wrong with a request, as the protocol says it. No sentence, no stack. */
import type { ApiProblem } from '@paiju/protocol';
import type * as z from 'zod/mini';

const STATUS: Readonly<Record<ApiProblem['code'], number>> = {
  'not-ready': 503,
  'bad-request': 400,
  'bad-options': 400,
  'unknown-token': 401,
  wrong: 403,
  'name-taken': 409,
  'bad-password': 400,
  'last-way-in': 409,
  'no-such-device': 404,
  'no-such-table': 404,
  'no-such-match': 404,
  'match-runs': 409,
  'too-many': 429,
  'no-rated-yet': 403,
  suspended: 403,
  'not-found': 404,
  failed: 500,
};

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly body: ApiProblem;

  constructor(code: ApiProblem['code'], at = '', until?: number | null) {
    super(code);
    this.status = STATUS[code];
    this.body = { code, at, ...(until === undefined ? {} : { until }) };
  }
}

/** Names of fields come from outside. */
const LONGEST_PATH = 100;

/** What was sent, if it is what was asked for. */
export const readBody = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const at = (read.error.issues[0]?.path ?? []).map(String).join('.').slice(0, LONGEST_PATH);
  throw new Problem('bad-request', at);
};

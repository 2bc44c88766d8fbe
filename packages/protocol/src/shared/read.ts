/** Reading what comes from outside: whatever it is, the answer is a message or a code, and nothing is thrown. */
import type { Result } from '@paiju/engine';
import type { JsonProblem } from '@paiju/engine/input';
import { readJson } from '@paiju/engine/input';
import type * as z from 'zod/mini';

/** Why a text is no message. */
export type Malformed = JsonProblem | 'unknown-type' | 'bad-field';

export interface Problem {
  readonly code: Malformed;
  /** Where in the message, as `action.tile`; empty for the whole of it. */
  readonly at: string;
}

/** A schema for each type of message. */
export type Vocabulary<M extends { readonly type: string }> = {
  readonly [T in M['type']]: z.ZodMiniType<Extract<M, { readonly type: T }>>;
};

const problem = (code: Malformed, at = ''): Result<never, Problem> => ({ ok: false, error: { code, at } });

/** `most` is how many characters a message may have. */
export const readText = <M extends { readonly type: string }>(
  vocabulary: Vocabulary<M>,
  text: string,
  most: number,
): Result<M, Problem> => {
  const read = readJson(text, most);
  return read.ok ? readValue(vocabulary, read.value) : problem(read.error);
};

const readValue = <M extends { readonly type: string }>(
  vocabulary: Vocabulary<M>,
  value: unknown,
): Result<M, Problem> => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  if (typeof type !== 'string' || !Object.hasOwn(vocabulary, type)) return problem('unknown-type', 'type');
  const read = vocabulary[type as M['type']].safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  return problem(
    'bad-field',
    (read.error.issues[0]?.path ?? []).map(String).join('.').slice(0, LONGEST_PATH),
  );
};

/** Names of fields come from outside. */
export const LONGEST_PATH = 100;

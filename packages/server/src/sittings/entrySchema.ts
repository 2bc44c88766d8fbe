/** Entries as they are read back: what another version wrote, or somebody's hand, is refused before it is played on. */
import type { Result } from '@paiju/engine';
import { fail, ok } from '@paiju/engine';
import { isName } from '@paiju/engine/input';
import { tableTerms } from '@paiju/protocol';
import * as z from 'zod/mini';
import type { Entry } from './entries.ts';

const count = z.int().check(z.gte(0));
const seat = count.check(z.lt(4));
const text = z.string().check(z.maxLength(2_000_000));
const code = z.string().check(z.maxLength(40));

const guest = z.string().check(z.maxLength(40));

const sitter = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('person'),
    guest,
    name: z.string().check(z.refine(isName)),
    face: z.nullable(code),
    agent: z.optional(z.literal(true)),
  }),
  z.strictObject({ is: z.literal('bot'), level: code }),
  z.strictObject({ is: z.literal('empty') }),
]);

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const made = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('quick'), startsBy: count, level: code }),
  z.strictObject({
    for: z.literal('daily'),
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    seed: hash,
  }),
]);

const ENTRY = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('opened'),
    terms: tableTerms,
    chairs: z.array(sitter),
    made: z.optional(made),
  }),
  z.strictObject({
    type: z.literal('chairs'),
    changes: z.array(z.strictObject({ seat, sitter })),
    barred: z.optional(guest),
  }),
  z.strictObject({ type: z.literal('host'), seat }),
  z.strictObject({ type: z.literal('promised'), match: count, secret: hash, promise: hash }),
  z.strictObject({
    type: z.literal('locked'),
    match: count,
    commitments: z.array(z.string().check(z.regex(/^(-|[0-9a-f]{64})$/))),
    lock: hash,
  }),
  z.strictObject({ type: z.literal('began'), match: count, header: text }),
  z.strictObject({
    type: z.literal('step'),
    match: count,
    number: count,
    lines: z.array(text),
    reserves: z.nullable(z.array(z.number())),
    acted: z.optional(z.strictObject({ seat, by: z.enum(['seat', 'clock', 'stand-in']) })),
    at: count,
  }),
  z.strictObject({ type: z.literal('over'), match: count }),
]);

export const readEntry = (body: unknown): Result<Entry, string> => {
  const read = ENTRY.safeParse(body);
  return read.success ? ok(read.data) : fail((read.error.issues[0]?.path ?? []).map(String).join('.'));
};

/** Throws where one makes no sense: such a sitting is not gone on with. */
export const entriesOf = (
  rows: readonly { readonly n: number; readonly body: unknown }[],
): readonly Entry[] =>
  rows.map(({ n, body }) => {
    const read = readEntry(body);
    if (!read.ok) throw new Error(`entry ${n} of a sitting cannot be read, at '${read.error}'`);
    return read.value;
  });

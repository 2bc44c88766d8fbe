/** The schemas of how a wall is made by all. */
import * as z from 'zod/mini';
import { count } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { CommitNumber, TellNumber, WallLock, WallNumbers, WallPromise } from './fair.ts';
import { eachSeat, seat } from './tableSchema.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const maybeHash = z.string().check(z.regex(/^(-|[0-9a-f]{64})$/));
const signature = z.string().check(z.regex(/^[0-9a-f]{128}$/));
const table = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/));

export const WALL_DOWN = {
  promise: exactly<WallPromise>()(
    z.strictObject({
      type: z.literal('promise'),
      table,
      match: count,
      promise: hash,
      key: hash,
      signature,
      seat: z.nullable(seat),
    }),
  ),
  lock: exactly<WallLock>()(
    z.strictObject({
      type: z.literal('lock'),
      match: count,
      commitments: eachSeat(maybeHash),
      lock: hash,
      signature,
    }),
  ),
  numbers: exactly<WallNumbers>()(
    z.strictObject({ type: z.literal('numbers'), match: count, numbers: eachSeat(maybeHash) }),
  ),
};

export const WALL_UP = {
  commit: exactly<CommitNumber>()(
    z.strictObject({ type: z.literal('commit'), match: count, commitment: hash }),
  ),
  number: exactly<TellNumber>()(z.strictObject({ type: z.literal('number'), match: count, number: hash })),
};

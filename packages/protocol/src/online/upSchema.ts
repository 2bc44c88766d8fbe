/** The schemas of what somebody at a table says over a socket, besides what a seat says. */
import * as z from 'zod/mini';
import { code, count } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { Vocabulary } from '../shared/read.ts';
import { CONDUCT_UP } from './conductSchema.ts';
import { EMOTES } from './emotes.ts';
import { WALL_UP } from './fairSchema.ts';
import { seat, tableCode, token } from './tableSchema.ts';
import type { EmptyChair, Enter, FillChair, PassHost, SayEmote, Sit, TableUp } from './up.ts';

/** Says nothing but what it is. */
const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

export const TABLE_UP: Vocabulary<TableUp> = {
  enter: exactly<Enter>()(
    z.strictObject({
      type: z.literal('enter'),
      protocol: count,
      code: tableCode,
      token: z.nullable(token),
      after: count,
    }),
  ),
  sit: exactly<Sit>()(z.strictObject({ type: z.literal('sit'), seat, agent: z.optional(z.literal(true)) })),
  stand: plain('stand'),
  'fill-chair': exactly<FillChair>()(z.strictObject({ type: z.literal('fill-chair'), seat, level: code })),
  'empty-chair': exactly<EmptyChair>()(
    z.strictObject({ type: z.literal('empty-chair'), seat, forGood: z.optional(z.literal(true)) }),
  ),
  'pass-host': exactly<PassHost>()(z.strictObject({ type: z.literal('pass-host'), seat })),
  begin: plain('begin'),
  again: plain('again'),
  'play-here': plain('play-here'),
  emote: exactly<SayEmote>()(z.strictObject({ type: z.literal('emote'), emote: z.enum(EMOTES) })),
  ...CONDUCT_UP,
  ...WALL_UP,
};

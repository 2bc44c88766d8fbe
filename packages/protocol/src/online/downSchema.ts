/** The schemas of what somebody at a table is told over a socket, besides what a seat is told. */
import * as z from 'zod/mini';
import { SEAT_UP } from '../seat/upSchema.ts';
import { count, flag } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { Vocabulary } from '../shared/read.ts';
import { noted } from './conductSchema.ts';
import type { Denied, DeviceNow, SaidEmote, TableDown, TableNow } from './down.ts';
import { DENIALS } from './down.ts';
import { EMOTES } from './emotes.ts';
import { WALL_DOWN } from './fairSchema.ts';
import { card, seat, seats, tableCode } from './tableSchema.ts';
import type { OnlineUp } from './up.ts';
import { TABLE_UP } from './upSchema.ts';

const whatWasAsked = Object.keys({ ...SEAT_UP, ...TABLE_UP }) as OnlineUp['type'][];

export const TABLE_DOWN: Vocabulary<TableDown> = {
  table: exactly<TableNow>()(
    z.strictObject({
      type: z.literal('table'),
      ...card,
      joinCode: z.nullable(tableCode),
      watchCode: tableCode,
      own: z.nullable(seat),
      watchers: count,
      again: seats,
      startsInMs: z.optional(count),
    }),
  ),
  device: exactly<DeviceNow>()(z.strictObject({ type: z.literal('device'), plays: flag })),
  said: exactly<SaidEmote>()(z.strictObject({ type: z.literal('said'), seat, emote: z.enum(EMOTES) })),
  denied: exactly<Denied>()(
    z.strictObject({
      type: z.literal('denied'),
      what: z.enum(whatWasAsked),
      code: z.enum(DENIALS),
      until: z.optional(z.nullable(count)),
    }),
  ),
  noted,
  ...WALL_DOWN,
};

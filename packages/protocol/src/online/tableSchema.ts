/** The schemas of a table that people meet at. */
import * as z from 'zod/mini';
import { GAME_IDS } from '../seat/gameSchemas.ts';
import { code, count, flag, playerName } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { Chair, ClockName, TableTerms } from './table.ts';
import { CLOCKS, LONGEST_DELAY_S, MADE_FOR } from './table.ts';

/** No game seats more, and none has so many options. */
const MOST_SEATS = 4;
const MOST_CHANGES = 100;

export const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS));
export const eachSeat = <S extends z.ZodMiniType>(value: S) =>
  z.array(value).check(z.minLength(1), z.maxLength(MOST_SEATS));
export const seats = z.array(seat).check(z.maxLength(MOST_SEATS));
export const face = z.nullable(code);
export const tableCode = z.string().check(z.regex(/^[A-Za-z0-9]{4,16}$/));

/** 32 bytes of chance, as they are written in addresses. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Which options a game has, and what is allowed, its rules say. */
const changes = z
  .record(code, z.union([code, z.int(), flag, z.null()]))
  .check(z.refine((value) => Object.keys(value).length <= MOST_CHANGES));

export const tableTerms = exactly<TableTerms>()(
  z.strictObject({
    ruleset: z.enum(GAME_IDS),
    preset: code,
    changes: changes,
    clock: z.enum(Object.keys(CLOCKS) as ClockName[]),
    watchDelayS: count.check(z.lte(LONGEST_DELAY_S)),
    isListed: flag,
    agents: z.optional(z.literal(true)),
    rated: z.optional(z.literal(true)),
  }),
);

const chair = exactly<Chair>()(
  z.discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('person'),
      name: playerName,
      face,
      isHere: flag,
      agent: z.optional(z.literal(true)),
    }),
    z.strictObject({ is: z.literal('bot'), level: code }),
    z.strictObject({ is: z.literal('empty') }),
  ]),
);

export const card = {
  terms: tableTerms,
  chairs: eachSeat(chair),
  host: z.nullable(seat),
  phase: z.enum(['waiting', 'playing', 'over', 'stopped']),
  match: count,
  made: z.optional(z.enum(MADE_FOR)),
};

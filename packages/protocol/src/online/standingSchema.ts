/** The schemas of how people stand. */
import * as z from 'zod/mini';
import { GAME_IDS } from '../seat/gameSchemas.ts';
import { code, count, flag, playerName, points } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { Ladder } from './rated.ts';
import { ALL_LADDERS } from './rated.ts';
import type { LadderNow, MatchRatings, OwnMatches, OwnStatistics, TableRatings } from './standing.ts';
import { COUNTED } from './standing.ts';
import { eachSeat, face, tableCode } from './tableSchema.ts';

const MOST_ROWS = 1_000;
const list = <S extends z.ZodMiniType>(row: S) => z.array(row).check(z.maxLength(MOST_ROWS));

const strength = { mean: z.number(), deviation: z.number() };
const rating = { ...strength, isProvisional: flag };
const who = z.string().check(z.regex(/^[\da-f-]{36}$/));
const name = z.nullable(playerName);

const facts = z.strictObject(
  Object.fromEntries(COUNTED.map((fact) => [fact, points])) as Record<
    (typeof COUNTED)[number],
    typeof points
  >,
);

export const STANDING_API = {
  tableRatings: exactly<TableRatings>()(
    z.strictObject({ seats: eachSeat(z.nullable(z.strictObject(rating))) }),
  ),
  matchRatings: exactly<MatchRatings>()(
    z.strictObject({
      seats: z.nullable(eachSeat(z.nullable(z.strictObject({ ...rating, before: z.number() })))),
    }),
  ),
  ladder: exactly<LadderNow>()(
    z.strictObject({
      ladder: z.enum(ALL_LADDERS as [Ladder, ...Ladder[]]),
      rows: list(
        z.strictObject({
          ...rating,
          place: z.nullable(count),
          name,
          face,
          level: z.nullable(code),
          matches: count,
          isYou: flag,
        }),
      ),
      course: list(z.strictObject({ at: count, ...strength })),
    }),
  ),
  ownMatches: exactly<OwnMatches>()(
    z.strictObject({
      matches: list(
        z.strictObject({
          code: z.nullable(tableCode),
          number: count,
          game: z.enum(GAME_IDS),
          preset: code,
          endedAt: count,
          isRated: flag,
          seats: eachSeat(
            z.strictObject({
              who: z.nullable(who),
              name,
              level: z.nullable(code),
              place: count,
              points,
              isYou: flag,
            }),
          ),
          change: z.nullable(z.strictObject({ before: z.number(), after: z.number() })),
        }),
      ),
      next: z.nullable(z.string().check(z.maxLength(100))),
    }),
  ),
  ownStatistics: exactly<OwnStatistics>()(
    z.strictObject({
      matches: count,
      places: list(count),
      points,
      facts,
      last: list(points),
      opponents: list(z.strictObject({ who, name, matches: count, ahead: count, behind: count })),
    }),
  ),
};

/** What is asked for in an address: text, of which nothing need be there. */
export const matchQuery = z.strictObject({
  game: z.optional(z.enum(GAME_IDS)),
  preset: z.optional(code),
  with: z.optional(who),
  result: z.optional(z.enum(['first', 'last'])),
  rated: z.optional(z.enum(['true', 'false'])),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[\da-f-]{36}\.\d{1,7}$/))),
});

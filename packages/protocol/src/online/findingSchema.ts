/** The schemas of finding a game. */
import * as z from 'zod/mini';
import { GAME_IDS } from '../seat/gameSchemas.ts';
import { code, count, flag, points } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type {
  DailyNow,
  DailyResults,
  DailyTable,
  FindingNow,
  FoundNow,
  GameWish,
  IdleNow,
  SeekingNow,
} from './finding.ts';
import { PATIENCES_S } from './finding.ts';
import { eachSeat, tableCode } from './tableSchema.ts';

const LONGEST_NAME = 100;
const MOST_ROWS = 200;

const ruleset = z.enum(GAME_IDS);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const wish = {
  ruleset,
  preset: code,
  patienceS: z.int().check(z.refine((value) => (PATIENCES_S as readonly number[]).includes(value))),
};

/** Anything that says nothing by itself, and fits into an address. */
export const tag = z.string().check(z.regex(/^[\w.:-]{1,100}$/));

const idle = exactly<IdleNow>()(z.strictObject({ is: z.literal('idle'), tag }));
const seeking = exactly<SeekingNow>()(
  z.strictObject({ is: z.literal('seeking'), ...wish, waitedMs: count, waiting: count, tag }),
);
const found = exactly<FoundNow>()(z.strictObject({ is: z.literal('found'), joinCode: tableCode, tag }));

export const FINDING = {
  gameWish: exactly<GameWish>()(z.strictObject(wish)),
  findingNow: z.union([idle, seeking, found]) as z.ZodMiniType<FindingNow>,
  dailyNow: exactly<DailyNow>()(
    z.strictObject({
      day,
      games: z.array(z.strictObject({ ruleset, state: z.enum(['new', 'begun', 'over']) })),
    }),
  ),
  dailyTable: exactly<DailyTable>()(z.strictObject({ joinCode: tableCode })),
  dailyResults: exactly<DailyResults>()(
    z.strictObject({
      day,
      ruleset,
      rows: z
        .array(
          z.strictObject({
            is: z.enum(['person', 'bot']),
            name: z.string().check(z.maxLength(LONGEST_NAME)),
            isOwn: flag,
            points: eachSeat(points),
          }),
        )
        .check(z.maxLength(MOST_ROWS)),
      people: count,
    }),
  ),
};

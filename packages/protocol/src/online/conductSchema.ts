/** The schemas of how people get along. */
import * as z from 'zod/mini';
import { count, playerName } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import type { BlockedPeople, BlockPerson, Noted, OwnConduct, ReportPerson } from './conduct.ts';
import { REPORT_REASONS } from './conduct.ts';
import { face, seat } from './tableSchema.ts';

const MOST_BLOCKED = 1_000;

export const CONDUCT_UP = {
  block: exactly<BlockPerson>()(z.strictObject({ type: z.literal('block'), seat })),
  report: exactly<ReportPerson>()(
    z.strictObject({ type: z.literal('report'), seat, reason: z.enum(REPORT_REASONS) }),
  ),
};

export const noted = exactly<Noted>()(
  z.strictObject({ type: z.literal('noted'), what: z.enum(['block', 'report']), seat }),
);

export const CONDUCT_API = {
  ownConduct: exactly<OwnConduct>()(
    z.strictObject({
      suspended: z.nullable(z.strictObject({ since: count, until: z.nullable(count) })),
      offences: count,
      pausedUntil: z.nullable(count),
      nextPauseMs: count,
      matchesToGo: count,
    }),
  ),
  blockedPeople: exactly<BlockedPeople>()(
    z.strictObject({
      people: z
        .array(z.strictObject({ id: z.uuid(), name: playerName, face }))
        .check(z.maxLength(MOST_BLOCKED)),
    }),
  ),
};

/** The schemas of what goes over HTTP. A server reads what is wished for by them, a page what it is answered. */
import * as z from 'zod/mini';
import { code, count, playerName, points } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';
import { LONGEST_PATH } from '../shared/read.ts';
import { CONDUCT_API } from './conductSchema.ts';
import { tag } from './findingSchema.ts';
import type {
  ApiProblem,
  FoundTable,
  GuestWish,
  ListedTables,
  NewGuest,
  NewTable,
  OnlineStatus,
  PlayedMatch,
  TableCodes,
} from './http.ts';
import { API_PROBLEMS } from './http.ts';
import { card, eachSeat, face, seat, tableCode, tableTerms, token } from './tableSchema.ts';

/** A record of many deals is some megabytes long. */
const LONGEST_RECORD = 20_000_000;

const guest = { name: playerName, face };
const codes = { joinCode: tableCode, watchCode: tableCode };

export const API = {
  ...CONDUCT_API,
  status: exactly<OnlineStatus>()(
    z.strictObject({ online: z.enum(['opening', 'ready', 'failed']), protocol: count }),
  ),
  guestWish: exactly<GuestWish>()(z.strictObject(guest)),
  newGuest: exactly<NewGuest>()(z.strictObject({ ...guest, token })),
  newTable: exactly<NewTable>()(z.strictObject({ terms: tableTerms, lineup: eachSeat(z.nullable(code)) })),
  tableCodes: exactly<TableCodes>()(z.strictObject(codes)),
  listedTables: exactly<ListedTables>()(
    z.strictObject({ tag, tables: z.array(z.strictObject({ ...card, ...codes })) }),
  ),
  foundTable: exactly<FoundTable>()(z.strictObject({ ...card, as: z.enum(['join', 'watch']) })),
  playedMatch: exactly<PlayedMatch>()(
    z.strictObject({
      record: z.string().check(z.maxLength(LONGEST_RECORD)),
      ranking: eachSeat(z.strictObject({ seat, points, rank: count })),
    }),
  ),
  problem: exactly<ApiProblem>()(
    z.strictObject({
      code: z.enum(API_PROBLEMS),
      at: z.string().check(z.maxLength(LONGEST_PATH)),
      until: z.optional(z.nullable(count)),
    }),
  ),
};

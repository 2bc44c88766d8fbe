/** What is asked of the server to find a game: a quick match, tables that are open, the deal of the day. */
import type { GameId } from '@paiju/engine';
import type { DailyNow, DailyResults, DailyTable, FindingNow, GameWish, ListedTables } from '@paiju/protocol';
import { API, FINDING } from '@paiju/protocol';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';

const knowing = (path: string, known: string | null): string =>
  known === null ? path : `${path}?known=${encodeURIComponent(known)}`;

export const findingApi = {
  tables: (known: string | null, signal: AbortSignal): Answered<ListedTables> =>
    ask(knowing('tables', known), API.listedTables, { signal }),
  now: (token: string, known: string | null, signal?: AbortSignal): Answered<FindingNow> =>
    ask(knowing('finding', known), FINDING.findingNow, {
      token,
      ...(signal === undefined ? {} : { signal }),
    }),
  seek: (token: string, body: GameWish): Answered<FindingNow> =>
    ask('finding', FINDING.findingNow, { method: 'PUT', token, body }),
  /** Also when the page is closed at the same time. */
  cancel: (token: string): Answered<FindingNow> =>
    ask('finding', FINDING.findingNow, { method: 'DELETE', token, keepalive: true }),
  daily: (token: string): Answered<DailyNow> => ask('daily', FINDING.dailyNow, { token }),
  beginDaily: (token: string, game: GameId): Answered<DailyTable> =>
    ask(`daily/${game}`, FINDING.dailyTable, { method: 'POST', token }),
  dailyResults: (token: string, game: GameId, day: string): Answered<DailyResults> =>
    ask(`daily/${game}?day=${day}`, FINDING.dailyResults, { token }),
};

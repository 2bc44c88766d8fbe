/** What is asked of the server about how people stand: ratings, ladders, one's own matches and what is counted of them. */
import type {
  Ladder,
  LadderNow,
  MatchFilter,
  MatchRatings,
  OwnMatches,
  OwnStatistics,
  TableRatings,
} from '@paiju/protocol';
import { STANDING_API } from '@paiju/protocol';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';

/** What is null is not asked for. */
const wishing = (path: string, wish: Readonly<Record<string, string | boolean | null>>): string => {
  const wanted = Object.entries(wish).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`;
};

const tablePath = (code: string): string => `tables/${encodeURIComponent(code)}`;

export const standingApi = {
  /** Whoever is nobody yet sees the others. */
  ladder: (token: string | null, ladder: Ladder): Answered<LadderNow> =>
    ask(`ladders/${ladder}`, STANDING_API.ladder, token === null ? {} : { token }),
  atTable: (code: string): Answered<TableRatings> =>
    ask(`${tablePath(code)}/ratings`, STANDING_API.tableRatings),
  afterMatch: (code: string, number: number): Answered<MatchRatings> =>
    ask(`${tablePath(code)}/matches/${number}/ratings`, STANDING_API.matchRatings),
  matches: (token: string, wish: MatchFilter, before: string | null): Answered<OwnMatches> =>
    ask(wishing('matches', { ...wish, before }), STANDING_API.ownMatches, { token }),
  statistics: (token: string, wish: MatchFilter): Answered<OwnStatistics> =>
    ask(wishing('matches/statistics', { ...wish }), STANDING_API.ownStatistics, { token }),
};

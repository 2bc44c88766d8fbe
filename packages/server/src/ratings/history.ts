/** Every match somebody has played, and what is counted of them. */
import type { MatchFilter, OwnMatch, OwnMatches, OwnSeat, OwnStatistics } from '@paiju/protocol';
import { COUNTED } from '@paiju/protocol';
import type { Database } from '../store/database.ts';
import { NEWCOMER } from './rating.ts';

const A_PAGE = 20;
const LAST = 50;
const MOST_OPPONENTS = 20;

/** The seats of somebody that fit: $1 who asks, then game, preset, whom with, result, whether rated. */
const MINE = `
SELECT r.sitting, r.number, r.game, r.preset, r.ended_at, r.ladder, r.turn, s.seat, s.competitor, s.place, s.points, s.facts,
  s.mean
FROM competitor me JOIN reckoned_seat s ON s.competitor = me.id JOIN reckoned r USING (sitting, number)
WHERE me.guest = $1
  AND ($2::text IS NULL OR r.game = $2) AND ($3::text IS NULL OR r.preset = $3)
  AND ($4::uuid IS NULL OR EXISTS (SELECT 1 FROM reckoned_seat o
    WHERE o.sitting = r.sitting AND o.number = r.number AND o.competitor = $4 AND o.competitor <> s.competitor))
  AND ($5::text IS NULL OR ($5 = 'first' AND s.place = 1) OR ($5 = 'last' AND s.place > 1 AND s.place = (
    SELECT max(o.place) FROM reckoned_seat o WHERE o.sitting = r.sitting AND o.number = r.number)))
  AND ($6::boolean IS NULL OR (r.ladder IS NOT NULL) = $6)`;

/** A page of them, the newest first; a match is found again by when it ended, and by its name where two ended at once. */
const PAGE = `
WITH mine AS (${MINE}), page AS (
  SELECT * FROM mine WHERE $7::timestamptz IS NULL OR (ended_at, sitting, number) < ($7, $8::uuid, $9::int)
  ORDER BY ended_at DESC, sitting DESC, number DESC LIMIT ${A_PAGE + 1}
)
SELECT p.*, t.watch_code AS code, to_char(p.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exactly, (
    SELECT b.mean FROM reckoned_seat b JOIN reckoned q USING (sitting, number)
    WHERE b.competitor = p.competitor AND q.ladder = p.ladder AND q.turn < p.turn ORDER BY q.turn DESC LIMIT 1
  ) AS before, (
    SELECT jsonb_agg(jsonb_build_object('who', o.competitor, 'name', g.name, 'level', o.level, 'place', o.place,
      'points', o.points, 'isYou', o.seat = p.seat) ORDER BY o.seat)
    FROM reckoned_seat o LEFT JOIN competitor c ON c.id = o.competitor LEFT JOIN guest g ON g.id = c.guest
    WHERE o.sitting = p.sitting AND o.number = p.number
  ) AS seats
FROM page p LEFT JOIN played l USING (sitting, number) LEFT JOIN sitting t ON t.id = l.sitting
ORDER BY p.ended_at DESC, p.sitting DESC, p.number DESC`;

const SUMS = `
WITH mine AS (${MINE})
SELECT count(*)::int AS matches, coalesce(sum(points), 0)::int AS points,
  ${COUNTED.map((fact) => `coalesce(sum((facts ->> '${fact}')::int), 0)::int AS "${fact}"`).join(', ')}
FROM mine`;
const PLACES = `WITH mine AS (${MINE}) SELECT place, count(*)::int AS times FROM mine GROUP BY place`;
const POINTS = `
WITH mine AS (${MINE}) SELECT points FROM mine ORDER BY ended_at DESC, sitting DESC, number DESC LIMIT ${LAST}`;
const OPPONENTS = `
WITH mine AS (${MINE})
SELECT o.competitor AS who, g.name, count(*)::int AS matches,
  (count(*) FILTER (WHERE m.place < o.place))::int AS ahead, (count(*) FILTER (WHERE m.place > o.place))::int AS behind
FROM mine m JOIN reckoned_seat o ON o.sitting = m.sitting AND o.number = m.number AND o.competitor <> m.competitor
LEFT JOIN competitor c ON c.id = o.competitor LEFT JOIN guest g ON g.id = c.guest
GROUP BY o.competitor, g.name ORDER BY matches DESC, o.competitor LIMIT ${MOST_OPPONENTS}`;

interface PageRow {
  readonly sitting: string;
  readonly number: number;
  readonly game: OwnMatch['game'];
  readonly preset: string;
  readonly ended_at: Date;
  readonly exactly: string;
  readonly ladder: string | null;
  readonly mean: number | null;
  readonly before: number | null;
  readonly code: string | null;
  readonly seats: readonly OwnSeat[];
}

type Sums = OwnStatistics['facts'] & Pick<OwnStatistics, 'matches' | 'points'>;

/** Where a page ends: in microseconds, or two matches would be told apart that a page takes for one. */
export interface Before {
  readonly micros: string;
  readonly sitting: string;
  readonly number: number;
}

export class History {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  async page(guest: string, filter: MatchFilter, before: Before | null): Promise<OwnMatches> {
    const from = before === null ? [null, null, null] : [instantOf(before), before.sitting, before.number];
    const rows = await this.#query<PageRow>(PAGE, [...wanted(guest, filter), ...from]);
    const last = rows[A_PAGE - 1];
    return {
      matches: rows.slice(0, A_PAGE).map(matchOf),
      next: rows.length > A_PAGE && last !== undefined ? nameOf(last) : null,
    };
  }

  async statistics(guest: string, filter: MatchFilter): Promise<OwnStatistics> {
    const by = wanted(guest, filter);
    const [sums] = await this.#query<Sums>(SUMS, by);
    if (sums === undefined) throw new RangeError('sums are one row, of nothing too');
    const { matches, points, ...facts } = sums;
    const places = await this.#query<{ place: number; times: number }>(PLACES, by);
    const last = await this.#query<{ points: number }>(POINTS, by);
    const worst = Math.max(0, ...places.map(({ place }) => place));
    return {
      ...{ matches, points, facts },
      places: Array.from(
        { length: worst },
        (_, i) => places.find(({ place }) => place === i + 1)?.times ?? 0,
      ),
      last: last.map((row) => row.points).reverse(),
      opponents: await this.#query(OPPONENTS, by),
    };
  }
}

const wanted = (
  guest: string,
  { game, preset, with: who, result, rated }: MatchFilter,
): readonly unknown[] => [...[guest, game, preset, who, result, rated]];

const matchOf = ({
  number,
  game,
  preset,
  ended_at,
  ladder,
  mean,
  before,
  code,
  seats,
}: PageRow): OwnMatch => ({
  ...{ code, number, game, preset, seats, endedAt: ended_at.getTime(), isRated: ladder !== null },
  change: mean === null ? null : { before: before ?? NEWCOMER.mean, after: mean },
});

const nameOf = ({ exactly, sitting, number }: PageRow): string => {
  const micros = `${Date.parse(exactly)}${exactly.slice(-4, -1)}`;
  return `${micros}.${sitting}.${number}`;
};

const instantOf = ({ micros }: Before): string => {
  const whole = new Date(Number(micros.slice(0, -3))).toISOString();
  return `${whole.slice(0, -1)}${micros.slice(-3)}Z`;
};

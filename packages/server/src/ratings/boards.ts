/** Ratings as they are looked at: beside names, after a match, and on ladders. */
import type { Ladder, LadderNow, LadderRow, MatchRatings, Rating, TableRatings } from '@paiju/protocol';
import { ladderOf, RATED_LEVELS } from '@paiju/protocol';
import type { SittingState } from '../sittings/fold.ts';
import type { Database } from '../store/database.ts';
import { anchorOf } from './anchors.ts';
import type { Strength } from './rating.ts';
import { CERTAIN, isProvisional, NEWCOMER } from './rating.ts';

const MOST_ROWS = 100;
const LONGEST_COURSE = 300;

const OF_GUESTS = `
SELECT c.guest, s.mean, s.deviation FROM standing s JOIN competitor c ON c.id = s.competitor
WHERE s.ladder = $1 AND c.guest = ANY($2::uuid[])`;

/** Only those whose rating says something, and whoever asks. Who is not there any more stands in nobody's way. */
const LADDER = `
WITH listed AS (
  SELECT g.name, g.face, s.mean, s.deviation, s.matches, g.id = $2::uuid IS TRUE AS "isYou",
    CASE WHEN s.deviation <= $3 THEN (rank() OVER (PARTITION BY s.deviation <= $3 ORDER BY s.mean DESC))::int END AS place
  FROM standing s JOIN competitor c ON c.id = s.competitor JOIN guest g ON g.id = c.guest
  WHERE s.ladder = $1 AND (s.deviation <= $3 OR g.id = $2::uuid)
)
SELECT * FROM listed ORDER BY "isYou" DESC, mean DESC LIMIT ${MOST_ROWS}`;

const COURSE = `
SELECT * FROM (
  SELECT r.turn, r.ended_at AS at, s.mean, s.deviation FROM reckoned r JOIN reckoned_seat s USING (sitting, number)
  JOIN competitor c ON c.id = s.competitor
  WHERE r.ladder = $1 AND c.guest = $2 ORDER BY r.turn DESC LIMIT ${LONGEST_COURSE}
) newest ORDER BY turn`;

const CHANGES = `
SELECT s.seat, s.level, s.mean, s.deviation, r.ladder, (
  SELECT b.mean FROM reckoned_seat b JOIN reckoned p USING (sitting, number)
  WHERE b.competitor = s.competitor AND p.ladder = r.ladder AND p.turn < r.turn ORDER BY p.turn DESC LIMIT 1
) AS before
FROM reckoned r JOIN reckoned_seat s USING (sitting, number)
WHERE r.sitting = $1 AND r.number = $2 AND r.ladder IS NOT NULL ORDER BY s.seat`;

interface Changed {
  readonly level: string | null;
  readonly mean: number | null;
  readonly deviation: number | null;
  readonly before: number | null;
}

export class Boards {
  readonly #query: Database['query'];

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query;
  }

  /** How strong somebody is on a ladder, as far as one knows. */
  async strengthsOf(ladder: Ladder, guests: readonly string[]): Promise<ReadonlyMap<string, Strength>> {
    const rows = await this.#query<Strength & { guest: string }>(OF_GUESTS, [ladder, guests]);
    return new Map(
      guests.map((guest) => {
        const { mean, deviation } = rows.find((row) => row.guest === guest) ?? NEWCOMER;
        return [guest, { mean, deviation }];
      }),
    );
  }

  /** Of those who sit at a table now. */
  async atTable({ terms, chairs }: Pick<SittingState, 'terms' | 'chairs'>): Promise<TableRatings> {
    const ladder = ladderOf(terms.ruleset, terms.preset);
    if (!terms.rated || ladder === null) return { seats: chairs.map(() => null) };
    const guests = chairs.flatMap((sitter) => (sitter.is === 'person' ? sitter.guest : []));
    const strengths = await this.strengthsOf(ladder, guests);
    return {
      seats: chairs.map((sitter) => {
        if (sitter.is === 'empty') return null;
        return sitter.is === 'bot'
          ? ratingOf(anchorOf(ladder, sitter.level))
          : ratingOf(strengths.get(sitter.guest) ?? NEWCOMER);
      }),
    };
  }

  async afterMatch(sitting: string, number: number): Promise<MatchRatings> {
    const rows = await this.#query<Changed>(CHANGES, [sitting, number]);
    if (rows.length === 0) return { seats: null };
    return {
      seats: rows.map(({ mean, deviation, before }) =>
        mean === null || deviation === null
          ? null
          : { ...ratingOf({ mean, deviation }), before: before ?? NEWCOMER.mean },
      ),
    };
  }

  async ladder(ladder: Ladder, guest: string | null): Promise<LadderNow> {
    const people = await this.#query<Strength & Omit<LadderRow, keyof Rating | 'level'>>(LADDER, [
      ladder,
      guest,
      CERTAIN,
    ]);
    const rows: LadderRow[] = [
      ...people.map(({ mean, deviation, ...row }) => ({
        ...row,
        ...ratingOf({ mean, deviation }),
        level: null,
      })),
      ...RATED_LEVELS.map((level) => ({
        ...{ place: null, name: null, face: null, level, matches: 0, isYou: false },
        ...ratingOf(anchorOf(ladder, level)),
      })),
    ];
    const course = guest === null ? [] : await this.#query<Strength & { at: Date }>(COURSE, [ladder, guest]);
    return {
      ladder,
      rows: rows.sort((a, b) => b.mean - a.mean),
      course: course.map(({ at, mean, deviation }) => ({ at: at.getTime(), mean, deviation })),
    };
  }
}

const ratingOf = ({ mean, deviation }: Strength): Rating => ({
  ...{ mean, deviation },
  isProvisional: isProvisional({ mean, deviation }),
});

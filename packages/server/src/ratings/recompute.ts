/**
 * All ratings once more, from how every match ended, in the order in which they were rated; and how they ended once more from
 * the records, of the tables that are still there.
 */
import type { Ladder } from '@paiju/protocol';
import { ALL_LADDERS } from '@paiju/protocol';
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Store } from '../store/store.ts';
import type { SeatToRate } from './clerk.ts';
import { ratedSeats } from './clerk.ts';
import type { Strength } from './rating.ts';
import { reckon } from './reckon.ts';

interface SeatRow extends SeatToRate {
  readonly sitting: string;
  readonly number: number;
  readonly turn: number;
  readonly seat: number;
  readonly points: number;
  readonly guest: string | null;
  readonly mean: number | null;
  readonly deviation: number | null;
}

export interface Recomputed {
  readonly ladder: Ladder;
  readonly matches: number;
  /** Of these the records were there. */
  readonly read: number;
  /** What differs from what is kept: matches that ended otherwise by their record, and strengths of seats and of people. */
  readonly ended: readonly string[];
  readonly strengths: number;
  readonly standings: number;
}

const SEATS = `
SELECT r.sitting, r.number, r.turn, s.seat, s.competitor, c.guest, s.level, s.place, s.points, s.mean, s.deviation
FROM reckoned r JOIN reckoned_seat s USING (sitting, number) LEFT JOIN competitor c ON c.id = s.competitor
WHERE r.ladder = $1 ORDER BY r.turn, s.seat`;
const STANDINGS = 'SELECT competitor, mean, deviation, matches FROM standing WHERE ladder = $1';
const FENCE = 'SELECT matches, revision FROM ladder WHERE name = $1';
const IS_THERE = 'SELECT 1 FROM played WHERE sitting = $1 AND number = $2';

/** All numbers of a ladder at once, and only if no match was rated since they were read. */
const REWRITE = `
WITH fence AS (
  UPDATE ladder SET revision = revision + 1 WHERE name = $1 AND matches = $2 AND revision = $3 RETURNING name
), seats AS (
  UPDATE reckoned_seat s SET mean = n.mean, deviation = n.deviation
  FROM jsonb_to_recordset($4::jsonb)
    AS n(sitting uuid, number int, seat int, mean float8, deviation float8), fence
  WHERE s.sitting = n.sitting AND s.number = n.number AND s.seat = n.seat
), stands AS (
  INSERT INTO standing (ladder, competitor, mean, deviation, matches)
  SELECT fence.name, n.competitor, n.mean, n.deviation, n.matches
  FROM jsonb_to_recordset($5::jsonb) AS n(competitor uuid, mean float8, deviation float8, matches int), fence
  ON CONFLICT (ladder, competitor) DO UPDATE
    SET mean = excluded.mean, deviation = excluded.deviation, matches = excluded.matches
)
SELECT name FROM fence`;

interface Counted extends Strength {
  readonly matches: number;
}

/** With `write` what differs is put right; without it nothing is changed. */
export const recompute = async (
  store: Pick<Store, 'database' | 'sittings'>,
  { write }: { readonly write: boolean },
): Promise<readonly Recomputed[]> => {
  const all: Recomputed[] = [];
  for (const ladder of ALL_LADDERS) all.push(await recomputeLadder(store, ladder, write));
  return all;
};

const recomputeLadder = async (
  store: Pick<Store, 'database' | 'sittings'>,
  ladder: Ladder,
  write: boolean,
): Promise<Recomputed> => {
  const { database } = store;
  for (;;) {
    const [fence] = await database.query<{ matches: number; revision: number }>(FENCE, [ladder]);
    if (fence === undefined) return { ladder, matches: 0, read: 0, ended: [], strengths: 0, standings: 0 };
    const matches = byMatch(await database.query<SeatRow>(SEATS, [ladder]));
    const kept = await database.query<Counted & { competitor: string }>(STANDINGS, [ladder]);
    const { seats, standings } = ratedAnew(ladder, matches);
    const differ = {
      strengths: seats.filter(({ row, now }) => row.mean !== now.mean || row.deviation !== now.deviation)
        .length,
      standings: differences(kept, standings),
    };
    if (write && differ.strengths + differ.standings > 0) {
      const rows = [
        seats.map(({ row: { sitting, number, seat }, now }) => ({ sitting, number, seat, ...now })),
        [...standings].map(([competitor, counted]) => ({ competitor, ...counted })),
      ].map((each) => JSON.stringify(each));
      const written = await database.query(REWRITE, [ladder, fence.matches, fence.revision, ...rows]);
      // A match was rated meanwhile: all of it once more.
      if (written.length === 0) continue;
    }
    return { ladder, matches: matches.length, ...differ, ...(await readAgain(store, matches)) };
  }
};

const byMatch = (rows: readonly SeatRow[]): readonly (readonly SeatRow[])[] => {
  const matches: SeatRow[][] = [];
  for (const row of rows) {
    const last = matches.at(-1);
    if (last?.[0]?.turn === row.turn) last.push(row);
    else matches.push([row]);
  }
  return matches;
};

const ratedAnew = (ladder: Ladder, matches: readonly (readonly SeatRow[])[]) => {
  const standings = new Map<string, Counted>();
  const seats = matches.flatMap((rows) => {
    const after = ratedSeats(ladder, rows, standings);
    return rows.flatMap((row, i) => {
      const now = after[i];
      if (row.competitor === null || now === undefined) return [];
      standings.set(row.competitor, { ...now, matches: (standings.get(row.competitor)?.matches ?? 0) + 1 });
      return [{ row, now }];
    });
  });
  return { seats, standings };
};

const differences = (
  kept: readonly (Counted & { readonly competitor: string })[],
  now: ReadonlyMap<string, Counted>,
): number => {
  const alike = kept.filter(({ competitor, mean, deviation, matches }) => {
    const one = now.get(competitor);
    return one?.mean === mean && one.deviation === deviation && one.matches === matches;
  });
  return new Set([...kept.map(({ competitor }) => competitor), ...now.keys()]).size - alike.length;
};

/** Holds how matches ended against their records. Whoever has been deleted is in none of them. */
const readAgain = async (
  { database, sittings }: Pick<Store, 'database' | 'sittings'>,
  matches: readonly (readonly SeatRow[])[],
): Promise<Pick<Recomputed, 'read' | 'ended'>> => {
  const ended: string[] = [];
  let read = 0;
  for (const rows of matches) {
    const { sitting = '', number = 0 } = rows[0] ?? {};
    if ((await database.query(IS_THERE, [sitting, number])).length === 0) continue;
    read += 1;
    const { seats } = reckon(entriesOf(await sittings.story(sitting, number)), number);
    const isSame = rows.every((row, seat) => {
      const one = seats[seat];
      const isWhose = row.competitor === null || row.guest === null || row.guest === one?.guest;
      return isWhose && row.level === one?.level && row.place === one.place && row.points === one.points;
    });
    if (!isSame) ended.push(`${sitting} ${number}`);
  }
  return { read, ended };
};

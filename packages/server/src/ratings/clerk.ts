/**
 * Writes down how every match ended, and rates each that counts exactly once, in whichever process and however often it is
 * tried: what is written is one statement, which is refused where anything it was reckoned from has changed.
 */
import { randomUUID } from 'node:crypto';
import type { Ladder } from '@paiju/protocol';
import { entriesOf } from '../sittings/entrySchema.ts';
import type { Database } from '../store/database.ts';
import { isConflict } from '../store/problems.ts';
import type { Store } from '../store/store.ts';
import { anchorOf } from './anchors.ts';
import type { Strength } from './rating.ts';
import { NEWCOMER, ratedAfter } from './rating.ts';
import type { Reckoned } from './reckon.ts';
import { reckon } from './reckon.ts';
import * as ask from './statements.ts';

const AT_ONCE = 20;
/** So often somebody else may be faster before something else must be wrong. */
const TRIES = 50;

interface Waiting {
  readonly sitting: string;
  readonly number: number;
  readonly endedAt: Date;
}

interface Fence {
  readonly matches: number;
  readonly revision: number;
}

export class Clerk {
  readonly #database: Pick<Database, 'query'>;
  readonly #sittings: Pick<Store['sittings'], 'story'>;
  readonly #unreadable = new Set<string>();
  readonly #warn: (problem: { readonly sitting: string; readonly error: string }) => void;
  #working: Promise<void> | null = null;
  #mayHaveMore = false;

  /** `warn` hears of matches that cannot be read, each once: another version may read them. */
  constructor(
    { database, sittings }: Pick<Store, 'database' | 'sittings'>,
    warn: (problem: { readonly sitting: string; readonly error: string }) => void = () => undefined,
  ) {
    this.#database = database;
    this.#sittings = sittings;
    this.#warn = warn;
  }

  /** Resolves when nothing is waiting that was there when it was asked for. */
  async reckonAll(): Promise<void> {
    this.#mayHaveMore = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    await this.#working;
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.#working?.catch(() => undefined);
  }

  async #work(): Promise<void> {
    while (this.#mayHaveMore) {
      this.#mayHaveMore = false;
      const rows = await this.#database.query<Waiting>(ask.WAITING, [AT_ONCE + this.#unreadable.size]);
      for (const row of rows.filter((one) => !this.#unreadable.has(nameOf(one)))) {
        this.#mayHaveMore = true;
        const read = await this.#read(row);
        if (read !== null) await this.#keep(row, read);
      }
    }
  }

  async #read(row: Waiting): Promise<Reckoned | null> {
    const { sitting, number } = row;
    const rows = await this.#sittings.story(sitting, number);
    try {
      return reckon(entriesOf(rows), number);
    } catch (error) {
      this.#unreadable.add(nameOf(row));
      this.#warn({ sitting, error: error instanceof Error ? error.name : typeof error });
      return null;
    }
  }

  async #keep(row: Waiting, match: Reckoned): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if ((await this.#database.query(ask.IS_RECKONED, [row.sitting, row.number])).length > 0) return;
      if (await this.#write(row, match)) return;
    }
    throw new Error(`a match could not be written down in ${TRIES} tries`);
  }

  /** False where somebody was faster, at this match or another one, or somebody is gone. */
  async #write({ sitting, number, endedAt }: Waiting, match: Reckoned): Promise<boolean> {
    const { game, preset, ladder } = match;
    // First: whatever is read after it cannot be older.
    const fence = ladder === null ? null : await this.#fence(ladder);
    const { ids, fresh } = await this.#competitors(match);
    const after = ladder === null ? [] : await this.#strengthsAfter(ladder, match, ids);
    const seats = match.seats.map(({ level, place, points, facts }, seat) => ({
      ...{ sitting, number, seat, competitor: ids[seat] ?? null, level, place, points, facts },
      ...(ids[seat] == null ? {} : after[seat]),
    }));
    const rows = [{ sitting, number, game, preset, endedAt, ladder }, fresh, seats].map((each) =>
      JSON.stringify(each),
    );
    try {
      const written =
        fence === null
          ? await this.#database.query(ask.WRITE_PLAIN, rows)
          : await this.#database.query(ask.WRITE_RATED, [...rows, ladder, fence.matches, fence.revision]);
      return written.length > 0;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }

  async #fence(ladder: Ladder): Promise<Fence> {
    await this.#database.query(ask.FIRST_OF_LADDER, [ladder]);
    const [row] = await this.#database.query<Fence>(ask.LADDER, [ladder]);
    if (row === undefined) throw new Error('a ladder was made and is not there');
    return row;
  }

  /** By seat who it is in ratings, and those who were nobody there until now. Who is gone gets a number that is nobody's. */
  async #competitors({ seats }: Reckoned): Promise<{
    readonly ids: readonly (string | null)[];
    readonly fresh: readonly { readonly id: string; readonly guest: string | null }[];
  }> {
    const guests = seats.flatMap(({ guest }) => guest ?? []);
    const known = await this.#database.query<{
      readonly guest: string;
      readonly isThere: boolean;
      readonly id: string | null;
    }>(ask.COMPETITORS, [guests]);
    const all = known.map(({ guest, isThere, id }) => ({
      ...{ guest, isNew: id === null },
      row: { id: id ?? randomUUID(), guest: isThere ? guest : null },
    }));
    return {
      ids: seats.map(({ guest }) => all.find((one) => one.guest === guest)?.row.id ?? null),
      fresh: all.flatMap(({ isNew, row }) => (isNew ? [row] : [])),
    };
  }

  async #strengthsAfter(
    ladder: Ladder,
    { seats }: Reckoned,
    ids: readonly (string | null)[],
  ): Promise<readonly Strength[]> {
    const rows = await this.#database.query<Strength & { readonly competitor: string }>(ask.STANDINGS, [
      ladder,
      ids.flatMap((id) => id ?? []),
    ]);
    const before = new Map(rows.map((row) => [row.competitor, row]));
    return ratedSeats(
      ladder,
      seats.map(({ level, place }, seat) => ({ level, place, competitor: ids[seat] ?? null })),
      before,
    );
  }
}

export interface SeatToRate {
  readonly competitor: string | null;
  readonly level: string | null;
  readonly place: number;
}

/** The strengths of all seats after a match on this ladder. */
export const ratedSeats = (
  ladder: Ladder,
  seats: readonly SeatToRate[],
  before: ReadonlyMap<string, Strength>,
): readonly Strength[] =>
  ratedAfter(
    seats.map(({ competitor, level, place }) => ({
      place,
      isFixed: competitor === null,
      strength: competitor === null ? anchorOf(ladder, level) : (before.get(competitor) ?? NEWCOMER),
    })),
  );

const nameOf = ({ sitting, number }: Waiting): string => `${sitting} ${number}`;

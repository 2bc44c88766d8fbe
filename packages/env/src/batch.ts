/** Many matches in one process: every step names one id in each, and all results lie in one buffer. */
import type { Seed } from '@paiju/engine';
import { at, ranking } from '@paiju/engine';
import type { EpisodePlan } from './episode.ts';
import { Episode } from './episode.ts';
import type { Columns, Field, FieldName } from './fields.ts';
import { bytesOf, columnsOf, fieldsOf } from './fields.ts';
import { replayed } from './record.ts';
import { matchSeed } from './seeds.ts';

export interface BatchPlan extends EpisodePlan {
  /** How many matches go on at once. */
  readonly rows: number;
  /** Whether the buffer has the privileged observation too. */
  readonly privileged: boolean;
  /** Whether the next match begins in the step that ends one; else its row waits for `begin`. */
  readonly autoReset: boolean;
}

/** A match in hand, from which it can be gone on with: its seed, its number, and every id named in it. */
export interface SavedMatch {
  readonly name: string;
  readonly options: object;
  readonly lineup: EpisodePlan['lineup'];
  readonly seed: Seed;
  readonly match: number;
  readonly ids: readonly number[];
}

/** Who is asked where the match is over; as an id in such a row it begins the next match. */
export const NOBODY = 255;

export class Batch {
  readonly plan: BatchPlan;
  readonly fields: readonly Field[];
  readonly buffer: ArrayBuffer;
  readonly #columns: Columns;
  readonly #episodes: Episode[] = [];
  #seed: Seed;

  /** Row n plays the matches n + 1, n + 1 + rows, and so on, of the seed. */
  constructor(plan: BatchPlan, buffer?: ArrayBuffer) {
    const { spec, rows, privileged } = plan;
    if (!Number.isInteger(rows) || rows < 1) throw new RangeError(`there cannot be ${rows} rows`);
    this.plan = plan;
    this.fields = fieldsOf(spec, rows, privileged);
    this.buffer = buffer ?? new ArrayBuffer(bytesOf(this.fields));
    this.#columns = columnsOf(this.buffer, this.fields);
    this.#seed = plan.seed;
    this.reset(plan.seed);
  }

  /** The part of the buffer that a field lies in. */
  values<N extends FieldName>(name: N): Columns[N] {
    if (name === 'privileged' && !this.plan.privileged) throw new RangeError(`this batch has no ${name}`);
    return this.#columns[name];
  }

  episode(row: number): Episode {
    return at(this.#episodes, row);
  }

  /** Begins anew with the first matches of a seed. */
  reset(seed: Seed): void {
    this.#seed = seed;
    for (let row = 0; row < this.plan.rows; row++) {
      this.#episodes[row] = this.#begin(row + 1);
      this.#columns.match[row] = row + 1;
      this.#tell(row, this.episode(row), 0);
      this.#ask(row);
    }
  }

  /** Names one id in every row. Where one of them may not be named, nothing happens in any. */
  step(ids: ArrayLike<number>): void {
    const { rows, spec } = this.plan;
    if (ids.length !== rows) throw new RangeError(`${ids.length} ids for ${rows} rows`);
    const { size } = spec.codec;
    for (let row = 0; row < rows; row++) {
      const id = ids[row] ?? -1;
      if (id === NOBODY && this.#columns.seat[row] === NOBODY) continue;
      if (!(id >= 0 && id < size) || this.#columns.mask[row * size + id] !== 1)
        throw new RangeError(`row ${row}: id ${id} may not be named now`);
    }
    for (let row = 0; row < rows; row++) {
      const id = ids[row] ?? -1;
      if (id === NOBODY) this.begin(row);
      else this.#stepRow(row, id);
    }
  }

  /** Begins the next match in a row, whether the one before is over or not. */
  begin(row: number): void {
    this.#beginNext(row);
    this.#tell(row, this.episode(row), 0);
    this.#ask(row);
  }

  save(row: number): SavedMatch {
    const { plan, ids } = this.episode(row);
    const { spec, options, lineup, seed } = plan;
    return { name: spec.name, options, lineup, seed, match: this.#matchOf(row), ids: [...ids] };
  }

  /** Goes on with a saved match in this row; what comes after it is what comes after its number. */
  restore(row: number, { name, options, lineup, seed, match, ids }: SavedMatch): void {
    const { spec } = this.plan;
    if (name !== spec.name) throw new RangeError(`${name} is not ${spec.name}`);
    this.#episodes[row] = replayed({ spec, options, lineup, seed }, ids);
    this.#columns.match[row] = match;
    this.#tell(row, this.episode(row), 0);
    this.#ask(row);
  }

  #stepRow(row: number, id: number): void {
    const episode = this.episode(row);
    const { rounds } = episode;
    episode.act(id);
    this.#tell(row, episode, episode.rounds - rounds);
    // Bots may end a match before anybody is asked.
    while (this.episode(row).isOver && this.plan.autoReset) this.#beginNext(row);
    this.#ask(row);
  }

  #beginNext(row: number): void {
    const match = this.#matchOf(row) + this.plan.rows;
    this.#columns.match[row] = match;
    this.#episodes[row] = this.#begin(match);
  }

  #begin(match: number): Episode {
    const { spec, options, lineup } = this.plan;
    return new Episode({ spec, options, lineup, seed: matchSeed(this.#seed, match) });
  }

  #matchOf(row: number): number {
    return this.#columns.match[row] ?? 0;
  }

  /** What the step has brought, in the match it was made in. */
  #tell(row: number, episode: Episode, rounds: number): void {
    const { points, moved, owed, isOver } = episode;
    const seats = points.length;
    this.#columns.points.set(points, row * seats);
    this.#columns.moved.set(moved, row * seats);
    this.#columns.owed.set(owed, row * seats);
    this.#columns.rounds[row] = rounds;
    this.#columns.done[row] = isOver ? 1 : 0;
    const ranks = this.#columns.rank;
    ranks.fill(0, row * seats, (row + 1) * seats);
    if (isOver) for (const { seat, rank } of ranking([...points])) ranks[row * seats + seat] = rank;
  }

  /** What is asked now, in this match or the next. */
  #ask(row: number): void {
    const episode = this.episode(row);
    const { codec, observation, privileged } = this.plan.spec;
    const seat = episode.seat ?? this.plan.lineup.indexOf(null);
    this.#columns.seat[row] = episode.seat ?? NOBODY;
    this.#columns.reward[row] = episode.isOver ? 0 : (episode.owed[seat] ?? 0);
    episode.mask(this.#columns.mask, row * codec.size);
    episode.observe(seat, this.#columns.observation, row * observation.size);
    if (this.plan.privileged) episode.privileged(seat, this.#columns.privileged, row * privileged.size);
  }
}

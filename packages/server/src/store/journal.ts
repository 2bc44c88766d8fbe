/**
 * What happens at sittings, kept before anybody is told. What arrives while a batch is on its way goes into the next one:
 * a database keeps a hundred lines almost as fast as one.
 */
import type { Database } from './database.ts';
import { appendParameters, batchOf, linesParameter, type Run } from './journalBatch.ts';
import type { Line, NewEntry } from './journalEntry.ts';
import { isSpoilt, persist } from './journalRetry.ts';
import { APPEND, FOUND } from './journalStatements.ts';
import { reasonOf, StoreFailed, Superseded } from './problems.ts';

/** How long a batch took until it was kept, and how many lines it had. */
export type Measure = (batch: { readonly ms: number; readonly lines: number }) => void;

interface Waiting extends Line {
  kept(): void;
  failed(error: Error): void;
}

interface Found {
  readonly epoch: number | null;
  readonly entries: number | null;
  readonly is_there: boolean;
}

export class Journal {
  readonly #database: Pick<Database, 'query'>;
  readonly #measure: Measure;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | null = null;

  constructor(database: Pick<Database, 'query'>, measure: Measure = () => undefined) {
    this.#database = database;
    this.#measure = measure;
  }

  /**
   * Resolves when the entry is durable. Rejects with `Superseded` where another has claimed the sitting, and with
   * `StoreFailed` where the database would not take it or did not answer for long: then it may be there all the same, and
   * whoever claims the sitting next will see. The same entry again is kept once.
   */
  append(entry: NewEntry): Promise<void> {
    return new Promise((kept, failed) => {
      this.#waiting.push({ ...entry, text: JSON.stringify(entry.body), kept, failed });
      this.#flushing ??= this.#flushAll();
    });
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#flushing !== null) await this.#flushing;
  }

  async #flushAll(): Promise<void> {
    // Whoever appends in the same turn goes with the first batch.
    await null;
    while (this.#waiting.length > 0) {
      const { runs, left } = batchOf(this.#waiting);
      this.#waiting = left;
      await this.#flush(runs);
    }
    this.#flushing = null;
  }

  async #flush(runs: readonly Run<Waiting>[]): Promise<void> {
    const began = performance.now();
    try {
      const missing = await this.#keep(runs);
      this.#measure({ ms: performance.now() - began, lines: runs.flat().length });
      for (const line of runs.flat()) {
        const error = missing.get(line);
        if (error === undefined) line.kept();
        else line.failed(error);
      }
    } catch (error) {
      // A line that no database takes must not cost the others of its batch their place: each run is tried alone.
      if (isSpoilt(error) && runs.length > 1) for (const run of runs) await this.#flush([run]);
      else {
        const failure = new StoreFailed(`what happened at a table could not be kept: ${reasonOf(error)}`);
        for (const line of runs.flat()) line.failed(failure);
      }
    }
  }

  /** Gives the lines that are not there, each with its reason. */
  #keep(runs: readonly Run<Waiting>[]): Promise<ReadonlyMap<Waiting, Error>> {
    const parameters = appendParameters(runs);
    return persist(async () => {
      const kept = await this.#database.query<{ id: string }>(APPEND, parameters, 'append');
      const ids = new Set(kept.map(({ id }) => id));
      const others = runs.flat().filter(({ sitting }) => !ids.has(sitting));
      return others.length === 0 ? new Map() : await this.#lookFor(others);
    });
  }

  /** What was not kept now may have been before, when the answer was lost on its way. */
  async #lookFor(lines: readonly Waiting[]): Promise<ReadonlyMap<Waiting, Error>> {
    const found = await this.#database.query<Found>(FOUND, [linesParameter(lines)]);
    return new Map(
      lines.flatMap((line, i) => {
        const error = problemOf(line, found[i]);
        return error === null ? [] : [[line, error] as const];
      }),
    );
  }
}

function problemOf({ sitting, epoch, n }: Line, found: Found | undefined): Error | null {
  if (found?.epoch !== epoch)
    return new Superseded(`sitting ${sitting} is at epoch ${found?.epoch ?? 'none'}, no longer at ${epoch}`);
  if (found.is_there) return null;
  return new StoreFailed(`entry ${n} of sitting ${sitting} does not follow the ${found.entries} there are`);
}

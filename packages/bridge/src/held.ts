/** A batch that Python holds, and where its results go: into a file that both sides see, or into the answer. */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { BatchPlan } from '@paiju/env';
import { Batch } from '@paiju/env';

const NOTHING = new Uint8Array(0);

export class Held {
  readonly batch: Batch;
  readonly #bytes: Uint8Array;
  readonly #file: number | null;

  /** The file is there already, and as long as it has to be. */
  constructor(plan: BatchPlan, file: string | null) {
    this.batch = new Batch(plan);
    this.#bytes = new Uint8Array(this.batch.buffer);
    this.#file = file === null ? null : openSync(file, 'r+');
  }

  /** What the answer has to carry. */
  results(): Uint8Array {
    if (this.#file === null) return this.#bytes;
    const size = this.#bytes.length;
    for (let written = 0; written < size; )
      written += writeSync(this.#file, this.#bytes, written, size - written, written);
    return NOTHING;
  }

  /** What every seat of a row may know, asked or not. */
  look(row: number): Uint8Array {
    const { observation, game } = this.batch.plan.spec;
    const out = new Uint8Array(game.rules.seats * observation.size);
    const episode = this.batch.episode(row);
    for (let seat = 0; seat < game.rules.seats; seat++) episode.observe(seat, out, seat * observation.size);
    return out;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }
}

/** How far somebody has come in the tournament. Kept in the browser where that is allowed. */
import { CHARACTERS } from '@paiju/engine/haiyuki';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { Run } from './run.ts';
import { hasBeatenBoss } from './run.ts';

const CHARACTER = z.enum(CHARACTERS);
const COUNT = z.int().check(z.minimum(0));

const SCHEMA = z.object({
  run: z.nullable(
    z.object({
      character: CHARACTER,
      opponents: z.array(CHARACTER).check(z.minLength(1), z.maxLength(CHARACTERS.length)),
      beaten: COUNT,
      continues: COUNT,
      duel: z.nullable(z.string()),
      last: z.nullable(z.enum(['won', 'lost', 'drawn'])),
    }),
  ),
  /** Once the hidden boss is beaten it can be played. */
  isBossKnown: z.boolean(),
});

export interface Progress {
  readonly run: Run | null;
  readonly isBossKnown: boolean;
}

const KEY = 'paiju.tournament';
const NOTHING: Progress = { run: null, isBossKnown: false };

/** What does not make sense any more is forgotten. */
export const readProgress = (text: string | null): Progress => {
  try {
    const read = SCHEMA.safeParse(JSON.parse(text ?? 'null'));
    return read.success ? read.data : NOTHING;
  } catch {
    return NOTHING;
  }
};

class ProgressStore {
  #now: Progress = NOTHING;
  readonly #listeners = new Set<() => void>();

  constructor() {
    try {
      this.#now = readProgress(localStorage.getItem(KEY));
    } catch {
      // Storage is forbidden: the tournament lasts as long as the page.
    }
  }

  get now(): Progress {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  keep(run: Run | null): void {
    const isBossKnown = this.#now.isBossKnown || (run !== null && hasBeatenBoss(run));
    this.#now = { run, isBossKnown };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // Full or forbidden: it holds until the page is closed.
    }
    for (const listener of this.#listeners) listener();
  }
}

export const progress = new ProgressStore();

export const useProgress = (): Progress => useSyncExternalStore(progress.subscribe, () => progress.now);

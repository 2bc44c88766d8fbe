/** How far somebody has come in the tournament. Kept in the browser where that is allowed. */
import { CHARACTERS } from '@paiju/engine/haiyuki';
import * as z from 'zod/mini';
import { Kept, parsed, useKept } from '../../../store/kept.ts';
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

const NOTHING: Progress = { run: null, isBossKnown: false };

/** What does not make sense any more is forgotten. */
export const readProgress = (text: string | null): Progress => {
  const read = SCHEMA.safeParse(parsed(text));
  return read.success ? read.data : NOTHING;
};

export const progress = new Kept('paiju.tournament', readProgress);

export const keepRun = (run: Run | null): void => {
  const isBossKnown = progress.now.isBossKnown || (run !== null && hasBeatenBoss(run));
  progress.keep({ run, isBossKnown });
};

export const useProgress = (): Progress => useKept(progress);

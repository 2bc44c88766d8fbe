/** The steps of the ladder one after another; what is known is written down after each. */
import { Threads } from '@paiju/sim';
import { codeNow } from './code.ts';
import { lineFor, writePage } from './page.ts';
import type { Step } from './plan.ts';
import type { Playing } from './play.ts';
import { playStep } from './play.ts';
import type { StepResult } from './results.ts';
import { keepLadder, merged, readLadder, resultOf } from './results.ts';

interface Wish {
  readonly folder: string;
  readonly threads: number;
  /** So many of each step instead of those that are fixed, for a look: nothing is written. */
  readonly games: number | null;
  readonly signal: AbortSignal;
  readonly tell: (things: string, done: number, all: number) => void;
  readonly say: (line: string) => void;
}

/** Answers how many steps are left to play. */
export const playLadder = async (steps: readonly Step[], wish: Wish): Promise<number> => {
  const { folder, signal, tell, say } = wish;
  const code = codeNow();
  const threads = new Threads(wish.threads);
  let left = steps.length;
  // Levels may have come or gone since: what is written is of those there are.
  if (wish.games === null) write([]);
  try {
    for (const [i, planned] of steps.entries()) {
      if (signal.aborted) break;
      const step = wish.games === null ? planned : { ...planned, games: wish.games };
      const things = `walls of ${step.preset}, ${step.level} over ${step.below}, step ${i + 1} of ${steps.length}`;
      const playing: Playing = {
        ...{ folder, threads, signal },
        digest: code.digest,
        tell: (done, all) => tell(things, done, all),
      };
      const walls = await playStep(step, playing);
      if (walls === null) break;
      left -= 1;
      const result = resultOf(step, walls, code);
      say(lineFor(result));
      if (wish.games !== null) continue;
      write([result]);
    }
  } finally {
    await threads.close();
  }
  return left;
};

const write = (results: readonly StepResult[]): void => {
  const ladder = merged(readLadder(), results);
  keepLadder(ladder);
  writePage(ladder);
};

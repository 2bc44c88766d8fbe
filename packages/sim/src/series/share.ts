/** The share of a series that one thread plays: the same code in the main thread and in the others. */
import type { Thrown } from './failure.ts';
import { thrownBy } from './failure.ts';
import type { GameQueue, GameRange } from './gameQueue.ts';
import type { SeriesWork } from './task.ts';

/** Consecutive games that were played one after another; plain data, because it goes to the main thread. */
export interface Stretch<Part> {
  readonly games: GameRange;
  readonly part: Part;
  /** The game that ended it before its time: its part is not to be used. */
  readonly thrown: Thrown | null;
}

/** A stretch lasts about as long: sending it costs next to nothing then, and nobody waits long for the last ones. */
const STRETCH_MS = 20;
const LONGEST_STRETCH = 64;

export interface ShareHooks<Part> {
  send(stretch: Stretch<Part>): void;
  /** A pause to hear of signals and show progress; absent where a thread has nothing to do between two games. */
  readonly afterGame?: () => Promise<void>;
}

/** Plays stretch after stretch until there is none left for this thread. */
export const playShare = async <Part>(
  work: SeriesWork<Part>,
  queue: GameQueue,
  { send, afterGame }: ShareHooks<Part>,
): Promise<void> => {
  let most = 1;
  for (let games = queue.take(most); games !== null; games = queue.take(most)) {
    const began = performance.now();
    const stretch = await playStretch(work, queue, games, afterGame);
    send(stretch);
    const spent = performance.now() - began;
    if (spent > STRETCH_MS) most = Math.max(1, most >> 1);
    else if (spent < STRETCH_MS / 2) most = Math.min(LONGEST_STRETCH, most << 1);
  }
};

const playStretch = async <Part>(
  work: SeriesWork<Part>,
  queue: GameQueue,
  games: GameRange,
  afterGame: ShareHooks<Part>['afterGame'],
): Promise<Stretch<Part>> => {
  const part = work.empty();
  for (let game = games.first; game <= games.last; game++) {
    try {
      work.play(game, part);
    } catch (error) {
      queue.close();
      return { games, part, thrown: thrownBy(game, error) };
    }
    queue.finish();
    await afterGame?.();
  }
  return { games, part, thrown: null };
};

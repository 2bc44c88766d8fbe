/** The share of a series that one thread plays: the same code in the main thread and in the others. */
import type { Thrown } from './failure.ts';
import { thrownBy } from './failure.ts';
import type { GameQueue, GameRange } from './gameQueue.ts';
import type { SeriesWork } from './task.ts';

/** Consecutive games that were played one after another; plain data, because it goes to the main thread. */
export interface Stretch<Outcome> {
  readonly games: GameRange;
  readonly outcome: Outcome;
  /** The game that ended it before its time: its outcome is not to be used. */
  readonly thrown: Thrown | null;
}

/** A stretch lasts about as long: sending it costs next to nothing then, and nobody waits long for the last ones. */
const STRETCH_MS = 20;
const LONGEST_STRETCH = 64;

export interface ShareHooks<Outcome> {
  send(stretch: Stretch<Outcome>): void;
  /** A pause to hear of signals and show progress; absent where a thread has nothing to do between two games. */
  readonly afterGame?: () => Promise<void>;
}

/** Plays stretch after stretch until there is none left for this thread. */
export const playShare = async <Outcome>(
  work: SeriesWork<Outcome>,
  queue: GameQueue,
  { send, afterGame }: ShareHooks<Outcome>,
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

const playStretch = async <Outcome>(
  work: SeriesWork<Outcome>,
  queue: GameQueue,
  games: GameRange,
  afterGame: ShareHooks<Outcome>['afterGame'],
): Promise<Stretch<Outcome>> => {
  const outcome = work.empty();
  for (let game = games.first; game <= games.last; game++) {
    try {
      const playing = work.play(game, outcome);
      // Most games are over by now, and a pause for each would cost as much as some of them.
      if (playing !== undefined) await playing;
    } catch (error) {
      queue.close();
      return { games, outcome, thrown: thrownBy(game, error) };
    }
    queue.finish();
    await afterGame?.();
  }
  return { games, outcome, thrown: null };
};

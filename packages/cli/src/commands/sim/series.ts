/** A whole series of games: played in one thread or in several, with a bar, until it is over or Ctrl-C is pressed. */
import { Breath } from '../../edge/breathe.ts';
import type { Io } from '../../edge/io.ts';
import { GameQueue } from './gameQueue.ts';
import { Progress } from './progress.ts';
import type { Series, Share } from './share.ts';
import { joined, playShare } from './share.ts';
import type { Tally } from './tally.ts';

/** What came of all games that were played, which are fewer than asked for after Ctrl-C. */
export const playSeries = async (io: Io, series: Series, threads: number): Promise<Tally> => {
  const queue = GameQueue.of(series.games);
  const progress = new Progress(io, queue);
  const stop = (): void => queue.close();
  if (io.signal.aborted) stop();
  io.signal.addEventListener('abort', stop);
  let shares: readonly Share[];
  try {
    // The pool is loaded where it is wanted: no other command should wait for it.
    const pool = threads === 1 ? null : await import('./pool.ts');
    const [elsewhere, here] = await Promise.all([
      pool?.playInPool(series, queue, threads - 1) ?? [],
      playHere(io, series, queue, progress),
    ]);
    shares = [here, ...elsewhere];
  } finally {
    progress.clear();
    io.signal.removeEventListener('abort', stop);
  }
  const tally = joined(series, shares);
  progress.sumUp(tally);
  return tally;
};

/** This thread plays as well: it is at it long before the others are loaded. */
const playHere = (io: Io, series: Series, queue: GameQueue, progress: Progress): Promise<Share> => {
  const breath = new Breath(io.signal);
  return playShare(series, queue, () => {
    progress.show();
    return breath.pause();
  });
};

/** What a thread of the pool runs. */
import { GameQueue } from './gameQueue.ts';
import type { Series, Share } from './share.ts';
import { playShare } from './share.ts';

export interface Task {
  readonly series: Series;
  /** Of the queue that all threads share. */
  readonly memory: SharedArrayBuffer;
}

/** A thread of its own hears no signals and draws no bar, so it has nothing to do between two games. */
export default ({ series, memory }: Task): Promise<Share> =>
  playShare(series, new GameQueue(memory), async () => {});

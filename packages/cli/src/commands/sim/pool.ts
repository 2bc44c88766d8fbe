/** Threads beside the main one. They run compiled code only, so tests of them run the compiled command. */
import { Piscina } from 'piscina';
import type { GameQueue } from './gameQueue.ts';
import type { Series, Share } from './share.ts';
import type { Task } from './worker.ts';

const WORKER = new URL('./worker.js', import.meta.url).href;

/** One task a thread: it is the queue that divides the games among them, not the pool. */
export const playInPool = async (
  series: Series,
  queue: GameQueue,
  threads: number,
): Promise<readonly Share[]> => {
  const pool = new Piscina<Task, Share>({ filename: WORKER, minThreads: threads, maxThreads: threads });
  try {
    const task: Task = { series, memory: queue.memory };
    return await Promise.all(Array.from({ length: threads }, () => pool.run(task)));
  } catch (error) {
    queue.close();
    throw error;
  } finally {
    await pool.destroy();
  }
};

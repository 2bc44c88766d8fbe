/** What a thread of the pool runs. */
import { parentPort } from 'node:worker_threads';
import { GameQueue } from './gameQueue.ts';
import { playShare } from './share.ts';
import type { SeriesTask } from './task.ts';

export const THREAD = import.meta.url;

export interface Job {
  readonly module: string;
  readonly setup: unknown;
  /** Of the queue that all threads share. */
  readonly memory: SharedArrayBuffer;
}

/** What is played goes to the main thread stretch by stretch, so nothing is left to answer in the end. */
export default async ({ module, setup, memory }: Job): Promise<void> => {
  const { default: task }: { default: SeriesTask<unknown, unknown> } = await import(module);
  await playShare(task.prepare(setup, new AbortController().signal), new GameQueue(memory), {
    send: (stretch) => parentPort?.postMessage(stretch),
  });
};

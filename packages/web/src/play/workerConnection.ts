/** The way to a game in a worker. Apart, so that whoever needs only what a connection is needs no browser. */
import type { Connection } from './connection.ts';
import type { Reply } from './messages.ts';

/** A game in a worker of its own, which has no other: bots may think as long as they like, the page stays quick. */
export const connectToWorker = (ruleset: string): Connection => {
  const worker = new Worker(new URL('./playWorker.ts', import.meta.url), { type: 'module', name: ruleset });
  return {
    send: (request) => worker.postMessage(request),
    listen: (hear) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => hear(data);
      worker.onerror = ({ message }) => hear({ type: 'trouble', code: 'broken', detail: message });
    },
    close: () => worker.terminate(),
  };
};

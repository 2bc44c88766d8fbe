/** The one way from the page to a game. A worker answers here; whoever answers from afar gives the same. */
import type { Reply, Request } from './messages.ts';

export interface Connection {
  send(request: Request): void;
  /** One listener at a time. */
  listen(hear: (reply: Reply) => void): void;
  close(): void;
}

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
